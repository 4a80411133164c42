export const statusText = {
  close: 'Cerrar',
  unpaid: 'Tu compra de Gift Cards todavía no está pagada.',
  switchedOff: 'Tu compra de Gift Cards no está pagada, y por ahora no las vendemos. No se cobró nada.',
  pay: 'Pagar',
  giveUp: 'Cancelar la compra',
  givenUp: 'Cancelamos tu compra. No se cobró nada; tus Gift Cards siguen en tu compra por si cambias de idea.',
  notGivenUp: 'No pudimos cancelar tu compra. Si no la pagas, se cancela sola.',
  askAgain: 'Reintentar',
} as const;
