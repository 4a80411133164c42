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
  /** Where the log-in leads to before the customer is in. */
  account: ['/signup', '/signup-account', '/email-sent', '/validar-cuenta', '/forgot-password', '/email-pass-sent', '/updatepass'],
  terms: '/terminosDeUso',
  privacy: '/politicasDePrivacidad',
  tracking: (hash: string) => `/tracking/${encodeURIComponent(hash)}`,
} as const;
