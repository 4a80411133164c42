export const statusText = { close: 'Cerrar' } as const;
