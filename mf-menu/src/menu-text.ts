/** What customers read on home and in lists. */
export const menuText = {
  slogan: 'Pizza a la brasa, como en casa',
  categories: 'Explora el menú',
  promotions: 'Promociones',
  carousel: 'Novedades',
  free: 'Gratis',
  from: 'Desde',
  isNew: 'Nuevo',
  home: 'Inicio',
  suggestions: 'Va bien con tu orden',
  allOf: (name: string) => `Todo en ${name}`,
  favorites: (name: string) => `Los favoritos: ${name}`,
  empty: 'Todavía no hay productos en esta categoría',
  emptyHint: 'Mientras tanto, mira qué más sale del horno.',
  seeMenu: 'Ver el menú',
  subcategories: 'Subcategorías',
} as const;
