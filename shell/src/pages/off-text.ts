export const offText = {
  title: 'Esta sección no está disponible por ahora',
  later: 'Vuelve a intentarlo más tarde. Lo que tienes en tu carrito sigue guardado.',
  phone: 'También puedes pedir por teléfono:',
  retry: 'Intentar de nuevo',
  home: 'Ir al inicio',
};
