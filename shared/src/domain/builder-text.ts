/** What is missing before a product can be added [WRD-49]. */
export const builderText = {
  chooseDough: 'Selecciona la masa',
  chooseSize: 'Selecciona el tamaño',
  noSuchCombination: 'Esta combinación no está disponible',
  noHalves: 'Este tamaño no permite mitades',
  chooseOption: 'Selecciona una opción',
} as const;
