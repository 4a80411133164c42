export const paths = {
  home: '/',
  cart: '/cart',
  delivery: '/delivery',
  /** With «A domicilio» chosen. */
  deliveryHome: '/delivery?servicio=domicilio',
  deliveryPickup: '/delivery?servicio=tienda',
  /** With «Programar pedido» chosen. */
  program: '/delivery?cuando=programar',
  checkout: '/checkout',
  coupons: '/coupons',
  giftCards: '/certificates',
  login: '/login',
  terms: '/terminosDeUso',
  privacy: '/politicasDePrivacidad',
  tracking: (hash: string) => `/tracking/${encodeURIComponent(hash)}`,
} as const;
