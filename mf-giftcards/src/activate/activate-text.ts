/** What customers read while they activate a gift card. */
export const activateText = {
  page: 'Gift Cards',
  title: 'Activar una Gift Card',
  lead: 'Activa tu Gift Card: su saldo queda en tu cuenta para pagar tus próximas órdenes.',
  email: 'Correo electrónico de tu cuenta',
  noEmail: 'Ingresa la cuenta de correo (usuario registrado) con la que deseas usar la Gift Card',
  code: 'Código de la Gift Card',
  codeHint: 'Por ejemplo 7KQ2-M9XD-4TWB-HN3P. Está en el correo que recibiste.',
  noCode: 'Ingresa el código que te fue enviado',
  activate: 'Activar',
  activated: 'Tu Gift Card fue activada',
  wait: (minutes: number) => `Demasiados intentos. Podrás intentarlo de nuevo en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
} as const;
