/** What a customer reads about gift cards. */
export const giftText = {
  activated: 'Tu Gift Card fue activada',
  badCode: 'El código no es válido',
  tooMuch: 'Superaste el monto máximo de Gift Cards',
  off: 'Las Gift Cards no están disponibles',
  unknown: 'No encontramos la Gift Card',

  noPurchase: 'No encontramos esta compra',
  notPaid: 'Esta compra todavía no está pagada',
  resent: 'Enviamos la Gift Card de nuevo',
  corrected: 'Corregimos el correo. La Gift Card va con un código nuevo',
  sameMailbox: 'La Gift Card ya va a ese correo',
  alreadyActive: 'Esta Gift Card ya fue activada',
  ended: 'Esta Gift Card ya no se puede activar',
  noMailbox: 'Esta Gift Card ya no tiene correo. Corrígelo para enviarla.',
  notYet: (moment: string) => `Esta Gift Card se envía el ${moment}`,
  tooManyLetters: 'Ya reenviaste esta Gift Card varias veces hoy. Inténtalo mañana o corrige el correo.',
  tooManyCorrections: 'Ya corregiste este correo varias veces hoy. Inténtalo mañana.',
  phoneNeeded: 'Ingresa el teléfono con el que hiciste la compra',
  wrongPhone: 'El teléfono no es el de esta compra',
} as const;
