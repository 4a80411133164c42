import { stem } from './stem.ts';

/** A word of the menu, and what customers call it instead: other names, brands, English, frequent spellings, what it is without («sincarne»). Normalized. */
const table: Readonly<Record<string, string>> = {
  pizza: 'piza pisa pitsa',
  combo: 'promo promocion oferta descuento paquete 2x1',
  infantil: 'nino kids',
  pareja: 'dos 2 persona enamorados romantico',
  almuerzo: 'lunch lonche ejecutivo',
  fiesta: 'cumpleanos party',
  juego: 'futbol partido',
  peli: 'pelicula cine movie',
  amigo: 'cuates',
  mediana: 'medium',
  familiar: 'family grande gigante',

  entrada: 'boquita aperitivo botana',
  pan: 'baguette',
  ajo: 'garlic',
  alitas: 'alas wings pollo bufalo buffalo bbq',
  palito: 'sticks deditos dedos',
  papa: 'papita frita francesa french fries',
  nacho: 'totopo',
  tabla: 'bandeja surtido',
  sopa: 'caldo crema',

  pasta: 'fideo tallarin raviol',
  lasana: 'lasagna lazana lasania',
  espagueti: 'spaghetti spagueti espageti',
  bolonesa: 'bolognesa',
  fetuccini: 'fettuccine fettuccini',
  canelon: 'cannelloni',
  macarron: 'coditos mac cheese',
  ensalada: 'salad verde',

  bebida: 'tomar',
  gaseosa: 'refresco soda agua sprite 7up',
  cola: 'coca cocacola coke pepsi',
  naranja: 'fanta mirinda orange',
  l: 'litro familiar',
  natural: 'refresco jugo',
  te: 'tea helado ice lipton',
  jamaica: 'fresco hibisco',
  horchata: 'fresco',
  limonada: 'fresco limon',
  gasificada: 'mineral soda',
  pura: 'botella salvavidas singas',

  postre: 'dulce',
  brownie: 'pastel brauni',
  volcan: 'pastel lava',
  pie: 'pay tarta',
  rol: 'rollo rolls cinnamon',
  helado: 'nieve sorbete',

  queso: 'cheese formaggi',
  mozzarella: 'mozarela muzarela',
  pepperoni: 'peperoni',
  jamon: 'ham',
  carne: 'res meat carnivora',
  chorizo: 'salchicha sausage',
  tocino: 'bacon tocineta',
  pollo: 'chicken',
  champinon: 'hongo seta',
  pimiento: 'morron',
  aceituna: 'oliva',
  pina: 'hawaiana',
  jalapeno: 'chile picante',
  cobanero: 'picante',
  picante: 'picoso chile enchilada',
  cuatro: '4 quattro',
  vegetariana: 'verdura vegetal veggie sincarne',
  suprema: 'supreme todo',
  barbacoa: 'bbq barbecue',
};

const entries = Object.entries(table).map(([word, others]) => [stem(word), others] as const);

/** Other words for the words of a normalized text, in one text; a word in the plural is found by its singular. */
export function synonymsOf(text: string): string {
  const stems = new Set(text.split(' ').map(stem));
  return entries.filter(([word]) => stems.has(word)).map(([, others]) => others).join(' ');
}
