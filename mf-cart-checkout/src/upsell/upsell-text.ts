export const upsellText = {
  title: '¿Algo más...?',
  decline: 'No, gracias',
  add: 'Añadir',
} as const;
