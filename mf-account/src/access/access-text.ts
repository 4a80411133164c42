/** What customers read when they come in. */
export const accessText = {
  title: 'Ingresar',
  lead: 'Entra para usar tus direcciones, cupones y pedidos anteriores.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  /** Not the word of the field itself: each is found by its own name. */
  show: 'Mostrar lo que escribo',
  enter: 'Ingresar',
  leave: 'Cerrar sesión',
  guest: 'Continuar sin registrarme',
  guestHint: 'Solo te pedimos lo necesario para entregarte.',
  failed: 'Correo o contraseña incorrectos',
  unreachable: 'No pudimos comunicarnos con el servidor. Inténtalo de nuevo.',
} as const;
