export const announcementText = {
  couponRemoved: 'Se quitó el cupón porque tu orden ya no cumple las condiciones',
  futureOrderDropped: 'La fecha que elegiste para tu orden ya no es posible. La prepararemos lo antes posible, o elige otra.',
} as const;
