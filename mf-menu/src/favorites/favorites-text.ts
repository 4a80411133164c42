/** What customers read about their favourites. */
export const favoritesText = {
  title: 'Mis Favoritos',
  empty: 'No tienes productos favoritos',
  emptyHint: 'Toca el corazón de lo que más te guste y aquí te espera.',
  seeMenu: 'Ver el menú',
  notKept: 'No pudimos guardar el cambio en tus favoritos.',
  unknown: 'No pudimos cargar tus favoritos. Revisa tu conexión e intenta de nuevo.',
  add: (name: string) => `Guardar ${name} en mis favoritos`,
  remove: (name: string) => `Quitar ${name} de mis favoritos`,
} as const;
