export const paths = {
  home: '/',
  designs: '/certificates',
  cart: '/certificates/cart',
  checkout: '/certificates/checkout',
  login: '/login',
  terms: '/terminosDeUso',
  privacy: '/politicasDePrivacidad',
  design: (id: number) => `/certificate/${id}`,
  /** A card of the cart, to be changed. */
  item: ({ id, card }: { readonly id: string; readonly card: { readonly id: number } }) => `/certificate/${card.id}?item=${encodeURIComponent(id)}`,
} as const;
