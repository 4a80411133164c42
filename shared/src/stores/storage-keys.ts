/** Every key the storefront writes on the device. Names are part of the specification: never rename one [DEC-285, DEC-112, DEC-153]. */
export const storageKeys = {
  token: 'auth',
  refresh: 'refresh',
  guestToken: 'auth-guest',
  /** Tracker hash of the last order. */
  orderHash: 'order_hash',
  cart: 'cart-state',
  recentOrder: 'recent-order',
  firstTime: 'first-time',
  cartValidation: 'checkout-validation',
  certificates: 'certificates-state',
  delivery: 'delivery-state',
  anonymousOrders: 'anonymous-orders',
  /** Id of an order that was sent and not yet confirmed. */
  orderId: 'order-id',
  defaultReturnPath: 'default-return-path',
  favorites: 'favorites',
  version: 'version',
  failedLogins: 'login-failed',
  mainAddress: 'main-address',
  botPosition: 'bot-position',
  showBot: 'show-bot',
  /** Which lines of the cart the order of `order-id` was made of. */
  orderedCart: 'pz-ordered-cart',
  /** An order that was sent and not answered yet. */
  orderAttempt: 'pz-order-attempt',
  /** A purchase of gift cards that was sent and is not paid yet. */
  giftOrder: 'pz-gift-order',
  /** A purchase of gift cards that was sent and not answered yet. */
  giftAttempt: 'pz-gift-attempt',
  /** Id of the log-in the tokens belong to: a renewal keeps it, another log-in has another one. */
  session: 'pz-session',
  /** Written and removed at once: the other tabs hear that the customer logged out, or that the session was ended from elsewhere. */
  loggedOut: 'pz-logged-out',
  /** When something of the customer was last saved on this device, in epoch milliseconds: answers from before are asked for again. */
  customerChanged: 'pz-customer-changed',
} as const;

/** Forgotten when the tab closes. */
export const sessionKeys = {
  rememberedPage: 'remember-to-page',
  rememberedStep: 'remember-step',
  /** Where /delivery returns to. */
  deliveryReturn: 'delivery-return',
  /** Versions of remotes that failed in this tab. */
  badVersions: 'pz-bad-versions',
  /** Origins of remotes that did not answer in this tab. */
  originsAway: 'pz-origins-away',
  /** Products whose heart was pressed before logging in. */
  guestHearts: 'pz-guest-hearts',
  /** A coupon the customer wants to use and the cart does not take yet. */
  waitingCoupon: 'pz-waiting-coupon',
} as const;

