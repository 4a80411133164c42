/** What a customer types, and the products she may mean by it. */
type CustomerSearch = readonly [typed: string, meant: readonly number[]];

/** The medium and the familiar pizza of a specialty. */
const sizesOf = (specialty: number): readonly number[] => [specialty + 3200, specialty + 3300];
const suprema = sizesOf(901);
const hawaiana = sizesOf(902);
const carnes = sizesOf(903);
const vegetariana = sizesOf(904);
const chapina = sizesOf(905);
const barbacoa = sizesOf(906);
const quesos = sizesOf(907);
const picante = sizesOf(908);
const built = [3001, 3002, 3003, 3004];
const colas = [8001, 8003, 8004];

/** The searches that words and rules were chosen by. */
export const searches: readonly CustomerSearch[] = [
  ['pepperoni', [...suprema, ...carnes]],
  ['peperoni', [...suprema, ...carnes]],
  ['pizza de pepperoni', [...suprema, ...carnes, ...built]],
  ['coca', colas],
  ['coca cola', colas],
  ['coca 2.5', [8004]],
  ['gaseosa 2.5 litros', [8004]],
  ['pepsi', colas],
  ['fanta', [8002]],
  ['gaseosas', [...colas, 8002]],
  ['refresco', [...colas, 8002, 8008, 8009, 8010]],
  ['pan ajo', [5001]],
  ['pan de ajo', [5001]],
  ['Q49', [2007, 7004]],
  ['49', [2007, 7004]],
  ['Q 189', [2003]],
  ['Q62.00', [3003, 6001, 6002]],
  ['pizza', [...built, 2008, ...suprema]],
  ['piza', [...built, 2008, ...suprema]],
  ['pizzas', [...built, 2008, ...suprema]],
  ['piña', hawaiana],
  ['pina', hawaiana],
  ['jalapeño', [...chapina, ...picante]],
  ['jalapenos', [...chapina, ...picante]],
  ['familiar combo', [2003]],
  ['combos familiares', [2003]],
  ['hawaina', hawaiana],
  ['hawaiana familiar', [4202]],
  ['familiar suprema', [4201]],
  ['alitas de', [5002, 5003]],
  ['16 alitas', [5003]],
  ['wings', [5002, 5003]],
  ['papas fritas', [5005]],
  ['tocino', [...carnes, ...barbacoa]],
  ['champiñones', [...suprema, ...vegetariana]],
  ['loroco', vegetariana],
  ['carne', [6001, ...carnes]],
  ['4 quesos', quesos],
  ['chocolate', [9001, 9005]],
  ['postres', [9001, 9002, 9003, 9004, 9005]],
  ['bebida', [...colas, 8002, 8005, 8006]],
  ['fresco de jamaica', [8008]],
  ['te frio', [8005]],
  ['agua', [8006, 8007]],
  ['spaghetti', [6003]],
  ['lasaña pollo', [6002]],
  ['lazaña', [6001, 6002]],
  ['pastas', [6001, 6002, 6003, 6004, 6005, 6006]],
  ['ensalada de pollo', [7004]],
  ['niños', [2010, 6006]],
  ['combo pareja', [2002]],
  ['helados', [9004]],
  ['canela', [9002]],
  ['picoso', picante],
  ['albahaca', [7003]],
  ['mitad y mitad', built],
  ['hawaiana grande', [...hawaiana, 3001]],
];

/** Written before the words and rules, and left out while they were chosen: they say whether those hold for others, too. */
export const otherSearches: readonly CustomerSearch[] = [
  ['pizza de hongos', [...suprema, ...vegetariana, ...built]],
  ['alas de pollo', [5002, 5003]],
  ['refresco de naranja', [8002]],
  ['ensalada cesar', [7001]],
  ['spaguetti', [6003]],
  ['Q 99', [2002, ...suprema, ...chapina, ...barbacoa, ...picante, 3004]],
  ['vegetarina', vegetariana],
  ['combo para niños', [2010]],
  ['lasagna', [6001, 6002]],
  ['pastel de chocolate', [9001, 9005]],
  ['agua mineral', [8007]],
  ['AJO PAN', [5001]],
  ['bbq', barbacoa],
  ['jamón', [...suprema, ...hawaiana, ...carnes]],
  ['picantes', picante],
  ['boloñesa', [6003]],
  ['cumpleaños', [2008]],
  ['helado fresa', [9004]],
  ['orilla de queso', built],
  ['te helado', [8005]],
  ['frijoles', [...chapina, 5006]],
];
