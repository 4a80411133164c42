/** What customers read about their favourites. */
export const favoritesText = {
  title: 'Mis Favoritos',
  empty: 'No tienes productos favoritos',
  emptyHint: 'Toca el corazón de lo que más te guste y aquí te espera.',
  seeMenu: 'Ver el menú',
  add: (name: string) => `Guardar ${name} en mis favoritos`,
  remove: (name: string) => `Quitar ${name} de mis favoritos`,
} as const;
