export const sessionText = {
  endedElsewhere: 'Tu sesión en este dispositivo fue cerrada. Ingresa de nuevo.',
  locationCleared: 'Se eliminó la dirección de entrega seleccionada',
} as const;
