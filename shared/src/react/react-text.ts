export const text = {
  failed: 'Lo sentimos, ha ocurrido un error. Por favor, vuelve a intentarlo.',
  retry: 'Reintentar',
  loading: 'Cargando…',
  crashTitle: 'Algo salió mal',
  crash: 'Ha ocurrido un error inesperado.',
  home: 'Ir al inicio',
};
