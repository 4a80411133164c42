import { giftText } from '../gift-cards/gift-text.ts';

export const paymentsText = {
  'not-found': 'No encontramos tu orden',
  paid: 'Tu orden ya fue pagada',
  'no-card': 'Esta orden no se paga con tarjeta',
  expired: 'Tu orden expiró. Genera una nueva.',
  'too-much': giftText.tooMuch,
} as const;

/** The test page that stands in for a card provider. */
export const sandboxText = {
  title: 'Pago con tarjeta',
  notice: 'Página de prueba: no escribas una tarjeta real. No se cobra nada.',
  order: 'Orden',
  amount: 'Total a pagar',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento (MM/AA)',
  code: 'CVV',
  pay: 'Pagar',
  challenge: 'Escribe el código de verificación que te envió tu banco',
  challengeCode: 'Código',
  confirm: 'Confirmar',
  tests: 'Resultados de prueba',
  approve: 'Aprobar',
  decline: 'Rechazar',
  fail: 'Fallar',
  invalidCard: 'Revisa los datos de la tarjeta',
  invalidToken: 'Este enlace de pago no es válido o ya venció. Cierra esta ventana e inténtalo de nuevo.',
  working: 'Procesando tu pago…',
  done: 'Listo. Puedes cerrar esta ventana.',
  trouble: 'No pudimos comunicarnos. Inténtalo de nuevo.',
} as const;
