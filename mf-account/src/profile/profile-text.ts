/** What customers read about themselves. */
export const profileText = {
  title: 'Perfil',
  hello: (name: string) => `Hola, ${name}`,
  data: 'Tus datos',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  addresses: 'Tus direcciones',
  main: 'Principal',
  noAddresses: 'Todavía no tienes direcciones guardadas.',
  orders: 'Tus Pedidos',
  coupons: 'Mis Cupones',
  leave: 'Cerrar sesión',
} as const;
