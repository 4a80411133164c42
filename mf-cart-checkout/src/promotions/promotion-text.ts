export const promotionText = {
  section: 'Promociones para tu orden',
  see: 'Ver promoción',
  seeNamed: (name: string) => `Ver promoción: ${name}`,
  choose: 'Elige uno',
  doughAndSize: 'Tamaño y masa',
  pizza: (size: string, dough: string) => (dough === '' ? size : `${size}, masa ${dough.toLowerCase()}`),
  add: 'Añadir',
  decline: 'No, gracias',
  added: (name: string) => `${name} ya está en tu orden.`,
  notAdded: 'No pudimos añadir la promoción a tu orden.',
  couponBrings: 'Tu cupón es para este producto. ¿Lo añadimos a tu orden?',
  couponLets: 'Tu cupón es para uno de estos productos.',
} as const;
