import type { PromotionObstacle } from '@brasa/shared/domain/promotion-offers';

type Reason = { readonly title: string; readonly way: string };

const obstacles: Readonly<Record<PromotionObstacle, Reason>> = {
  trigger: { title: 'Esta promoción acompaña a otro producto de tu orden.', way: 'Añade antes uno de estos:' },
  taken: { title: 'Esta promoción ya está en tu orden.', way: 'Para llevarla otra vez, añade otro de estos:' },
  minimum: { title: 'A tu orden todavía le falta para esta promoción.', way: '' },
};

/** What customers read where a promotion is shown or taken. */
export const promotionText = {
  badge: 'Promoción',
  choose: 'Elige tu promoción',
  addFree: 'Añadir gratis',
  addFreeNamed: (name: string) => `Añadir gratis: ${name}`,
  addNamed: (name: string, price: string) => `Añadir ${price}: ${name}`,
  pick: 'Elegir y añadir',
  pickNamed: (name: string) => `Elegir y añadir: ${name}`,
  customize: 'Personalizar',
  customizeNamed: (name: string) => `Personalizar: ${name}`,
  obstacles,
  seeMenu: 'Ver el menú',
  without: 'Pedir sin la promoción',
  over: 'Esta promoción ya no aplica para este producto. Te lo mostramos con su precio de siempre.',
  overAlone: 'Esta promoción ya terminó.',
  minimum: (price: string) => `Tu orden tiene que pasar de ${price}.`,
  until: (date: string) => `Hasta el ${date}.`,
  unreachable: 'No pudimos cargar la promoción. Revisa tu conexión e intenta de nuevo.',
  notAdded: 'No pudimos añadir la promoción a tu orden.',
} as const;
