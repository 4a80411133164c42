export const paths = {
  home: '/',
  cart: '/cart',
  delivery: '/delivery',
  checkout: '/checkout',
  coupons: '/coupons',
  giftCards: '/certificates',
  login: '/login',
  terms: '/terminosDeUso',
  privacy: '/politicasDePrivacidad',
  tracking: (hash: string) => `/tracking/${encodeURIComponent(hash)}`,
} as const;
