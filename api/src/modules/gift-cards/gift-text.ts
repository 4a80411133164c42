/** What a customer reads about gift cards. */
export const giftText = {
  activated: 'Tu Gift Card fue activada',
  badCode: 'El código no es válido',
  tooMuch: 'Superaste el monto máximo de Gift Cards',
  off: 'Las Gift Cards no están disponibles',
  unknown: 'No encontramos la Gift Card',
} as const;
