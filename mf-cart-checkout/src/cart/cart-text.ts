export const cartText = {
  title: 'Mi orden',
  loading: 'Cargando tu orden…',
  empty: 'Tu carrito está vacío',
  emptyHint: 'Elige algo rico del menú y vuelve por aquí.',
  seeMenu: 'Ver el menú',
  addMore: 'Agregar más productos',
  promo: 'Promoción',
  edit: 'Editar',
  editNamed: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  removed: (name: string) => `${name} ya no está en tu orden.`,

  each: (price: string) => `${price} c/u`,

  summary: 'Resumen de tu orden',
  items: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  subtotal: 'Subtotal',
  coupon: (code: string) => `Cupón ${code.toUpperCase()}`,
  total: 'Total',
  missing: (amount: string) => `Te faltan ${amount} para el monto mínimo.`,

  pay: 'Pagar mi orden',
  back: 'Regresar',
  seeCart: 'Ver carrito',
  floating: 'Ver mi orden',

  removeTitle: 'Eliminar producto',
  removeText: 'Este producto activó una promoción. Si lo eliminas también se quitará la promoción.',
  removeConfirm: 'Eliminar',

  /** Below the banner of the frame, which says that there is no connection and that the cart is kept. */
  offline: 'Podrás pagar cuando vuelva la conexión.',
  /** In a dialog, which covers the banner. */
  offlineReason: 'No tienes conexión. Podrás pagar cuando vuelva.',
} as const;

/** Why a line holds the order up, said beside the line itself. */
export const lineProblem = {
  geo: 'No se vende en la tienda de tu dirección.',
  schedule: 'No está disponible a esta hora.',
  'channel-home': 'Solo a domicilio.',
  'channel-pickup': 'Solo para recoger en tienda.',
  'blocked-product': 'Por el momento no está disponible.',
  'blocked-option': 'Por el momento una de sus opciones no está disponible.',
} as const;

/** The same as `blocked-option`, with what is missing by its name. */
export const missingOptions = (names: readonly string[]): string => `Por el momento no hay: ${names.join(', ')}.`;
