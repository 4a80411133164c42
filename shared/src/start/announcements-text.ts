export const announcementText = {
  couponRemoved: 'Se quitó el cupón porque tu orden ya no cumple las condiciones',
} as const;
