/** What customers read in the locator and on the page of a shop. */
export const storesText = {
  title: 'Nuestras Tiendas',
  search: 'Buscar tienda',
  searchHint: 'Restaurante, Delivery, Food court, etc.',
  tooShort: 'Escribe al menos 3 letras para buscar',
  city: 'Ciudad',
  allCities: 'Todas las ciudades',
  none: 'No hay tiendas disponibles',
  noneFor: 'Prueba con otro nombre u otra ciudad.',
  unavailable: 'No pudimos cargar nuestras tiendas.',
  retry: 'Intentar de nuevo',
  clear: 'Ver todas las tiendas',
  count: (count: number) => (count === 1 ? '1 tienda' : `${count} tiendas`),
  sorted: (count: string) => `${count}, de la más cercana a la más lejana`,

  // Position
  locate: 'Usar mi ubicación',
  far: (distance: string) => `La tienda más cercana está a ${distance} de ti.`,
  nearest: 'La más cercana abierta',

  // Hours
  openNow: 'Abierto ahora',
  closedNow: 'Cerrado ahora',

  // Services and what to do
  home: 'A domicilio',
  pickup: 'Recoger en tienda',
  choose: 'Recoger aquí',
  program: 'Programar para recoger aquí',
  chosen: (name: string) => `Recogerás tu orden en ${name}`,
  directions: 'Cómo llegar',
  locateShop: 'Ubicar tienda',
  showOnMap: 'Ver en el mapa',
  details: 'Ver horario',
  close: 'Cerrar',

  // Map
  showMap: 'Ver mapa',
  showList: 'Ver lista',
  map: 'Mapa de nuestras tiendas. Con las flechas mueves el mapa; con más y menos lo acercas.',
  selected: 'Tienda seleccionada',
} as const;
