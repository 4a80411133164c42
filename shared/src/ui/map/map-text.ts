export const mapText = {
  unavailable: 'Mapa no disponible',
  loading: 'Cargando el mapa…',
  retry: 'Cargar el mapa',
  closer: 'Acercar el mapa',
  farther: 'Alejar el mapa',
  recentre: 'Centrar',
} as const;
