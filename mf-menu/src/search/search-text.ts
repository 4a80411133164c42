/** What customers read while they search. */
export const searchText = {
  title: 'Buscar en el menú',
  placeholder: 'Nombre, categoria, precio...',
  clear: 'Borrar',
  close: 'Cerrar',
  craving: '¿Qué se te antoja hoy?',
  browse: 'Ir a una categoría',
  nothing: 'No encontramos resultados',
  products: 'Productos',
  categories: 'Categorias',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  from: 'Desde',
} as const;
