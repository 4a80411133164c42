import type { Coverage } from '../domain/selection.ts';

/** What customers read while they choose what lies on a pizza. */
export const ingredientsText = {
  layout: '¿Cómo la quieres?',
  oneTaste: 'De un sabor',
  twoTastes: 'Mitad y mitad',
  noHalvesHere: 'Este tamaño se hace de un solo sabor',
  specialty: 'Sabor',
  firstHalf: 'Primera mitad',
  secondHalf: 'Segunda mitad',
  isFirstHalf: (name: string) => `La primera mitad es ${name}.`,
  yourWay: 'A tu gusto',
  recipeOf: (name: string) => `Lo que lleva ${name}`,
  recipeHint: 'Toca lo que no quieras que lleve.',
  toppings: 'Ingredientes',
  extras: 'Ingredientes extra',
  toppingPrice: (price: string) => `${price} por ingrediente.`,
  takenOffHint: 'Lo que quitas no se descuenta.',
  where: '¿Dónde los ponemos?',
  places: { whole: 'Toda', 'first-half': 'Mitad 1', 'second-half': 'Mitad 2' } satisfies Record<Coverage, string>,
  side: { whole: 'en toda la pizza', 'first-half': 'en la primera mitad', 'second-half': 'en la segunda mitad' } satisfies Record<Coverage, string>,
  included: 'incluido',
  inRecipe: 'en la receta',
} as const;
