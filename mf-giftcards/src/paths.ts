export const paths = {
  home: '/',
  designs: '/certificates',
  cart: '/certificates/cart',
  checkout: '/certificates/checkout',
  /** A code to type; the link of a letter has it as its last part. */
  activate: '/certificados/activar',
  /** How the cards of a purchase stand; `hash` is the secret of its order. */
  purchase: (hash: string) => `/certificados/compra/${hash}`,
  /** The cards of a customer. */
  owned: '/coupons?tab=gift-cards',
  login: '/login',
  terms: '/terminosDeUso',
  privacy: '/politicasDePrivacidad',
  design: (id: number) => `/certificate/${id}`,
  /** A card of the cart, to be changed. */
  item: ({ id, card }: { readonly id: string; readonly card: { readonly id: number } }) => `/certificate/${card.id}?item=${encodeURIComponent(id)}`,
} as const;
