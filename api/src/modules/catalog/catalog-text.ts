/** What the customer reads about the menu. */
export const catalogText = {
  badMoment: 'Fecha u hora no válida',
  noGiftCard: 'No encontramos la Gift Card',
} as const;
