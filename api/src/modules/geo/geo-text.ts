/** What the customer reads about places and shops. */
export const geoText = {
  badCoordinates: 'Coordenadas no válidas',
  noShop: 'No encontramos la tienda',
} as const;
