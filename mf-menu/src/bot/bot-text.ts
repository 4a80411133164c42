/** What the help button says. */
export const botText = {
  open: 'Ayuda',
  greeting: '¡Hola! ¿Qué necesitás?',
  product: 'No encuentro el producto que quiero.',
  adviser: 'Quiero contactar un asesor',
  back: 'Volver a inicio',
  hide: 'No mostrar más este botón',
  search: '¿Qué producto buscas?',
  tooShort: 'Debes ingresar al menos 3 caracteres.',
  nothing: 'No encontramos resultados',
  find: 'Buscar',
  searchMissing: 'No pudimos abrir el buscador. Revisa tu conexión e intenta de nuevo.',
} as const;
