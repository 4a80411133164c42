/** What customers read on the page of a promotion. */
export const promotionText = {
  choose: 'Elige tu promoción',
  add: (price: string) => `Añadir ${price}`,
  addNamed: (name: string, price: string) => `Añadir ${price}: ${name}`,
  needs: 'Esta promoción acompaña a otro producto de tu orden.',
  needsOneOf: 'Añade antes uno de estos:',
  minimum: (price: string) => `Tu orden tiene que pasar de ${price}.`,
  until: (date: string) => `Hasta el ${date}.`,
  unreachable: 'No pudimos cargar la promoción. Revisa tu conexión e intenta de nuevo.',
  notAdded: 'No pudimos añadir la promoción a tu orden.',
} as const;
