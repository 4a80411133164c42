/** What exists once on every page: state, events, the way to the api, the address bar. Provided by the shell. */
export { bus } from './bus/bus.ts';
export type { EventName, Events } from './bus/events.ts';

export { createStore, type Store } from './stores/store.ts';
export { sessionKeys, storageKeys } from './stores/storage-keys.ts';
export { local, onOtherTab, provideStorage, session, type Shelf } from './stores/storage.ts';
export { stored, type Stored } from './stores/stored.ts';
export { isBoolean, isListOf, isNumber, isOneOf, isRecord, isShape, isString, orAbsent, orNull, type Check } from './stores/shape.ts';

export { clock } from './stores/clock.ts';
export { configStore } from './stores/config-store.ts';
export { catalogStore, deliverCatalog } from './stores/catalog-store.ts';
export { pageTitle } from './stores/page-title.ts';

export {
  addToCart,
  applyCoupon,
  cartStore,
  changeCart,
  changeQuantity,
  clearCart,
  removeCoupon,
  removeGroup,
  revalidateCart,
  showSuggestions,
} from './stores/cart-store.ts';
export { dropImpossibleFutureOrder } from './stores/future-order.ts';
export { cartStatus, rememberKey, type CartStatus } from './stores/cart-status.ts';
export { cartValidation, lastValidity, type CartValidation } from './stores/cart-validation.ts';
export { cartContext, orderFacts, type OrderFacts } from './stores/order-facts.ts';

export { authStore, failedLogins, isLoggedIn, logInFailed, type AuthState, type Tokens } from './stores/auth-store.ts';
export { logIn } from './stores/session.ts';
export {
  chooseHome,
  choosePickup,
  clearDelivery,
  deliveryStore,
  noDelivery,
  setFutureOrder,
  type DeliveryState,
} from './stores/delivery-store.ts';
export {
  checkoutStore,
  resetCheckout,
  updateCheckout,
  updateClient,
  type CheckoutState,
  type CheckoutStep,
  type ClientForm,
  type OrderInProgress,
} from './stores/checkout-store.ts';
export { defaultReturnPath, deliveryReturn, rememberedPage, rememberedStep, setDefaultReturnPath, takeReturn } from './stores/remembered.ts';
export { firstVisit } from './stores/first-visit.ts';
export { lastOrderHash, readGuestOrders, rememberGuestOrder, unfinishedOrder, type KnownOrder } from './stores/order-memory.ts';

export { toast, toasts, toastStore } from './stores/toast-store.ts';
export { mostVisible, toastTimes, type Toast, type ToastKind, type ToastRequest, type ToastState } from './stores/toast-machine.ts';

export { call } from './http/call.ts';
export { logOut } from './http/log-out.ts';
export type { CallOptions, Payload } from './http/options.ts';
export { isCancellation, isHttpError, isUnreachable, type HttpError } from './http/errors.ts';
export { customerMessage } from './http/error-text.ts';
export { configureHttp } from './http/settings.ts';
export { pendingCalls } from './http/pending.ts';
export { randomId } from './http/id.ts';
export { decrypt, encrypt } from './http/cipher.ts';

export { createQueryClient, customerKey } from './queries/query-client.ts';
export { customerAnswer, sessionKey } from './queries/customer-answer.ts';
export { catalogQuery } from './queries/catalog-query.ts';
export {
  blocksQuery,
  geographyQuery,
  geoMenuQuery,
  imagesQuery,
  promotionAnswerQuery,
  scheduleCheckQuery,
  serverTimeQuery,
  suggestionsQuery,
} from './queries/shop-queries.ts';

export { createMemoryHistory, createPath, history, keepScroll, navigate, type Action, type History, type Location, type ScrollKeeper } from './history/index.ts';

export { startRuntime, type RuntimeOptions } from './start/start.ts';
