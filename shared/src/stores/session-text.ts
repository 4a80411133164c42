export const sessionText = {
  locationCleared: 'Se eliminó la dirección de entrega seleccionada',
} as const;
