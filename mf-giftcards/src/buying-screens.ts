/** The way from a design to the paid card, its page afterwards, and activating one, in one chunk: every file of a remote is named in every page. */
export { ActivateScreen } from './activate/activate-screen.tsx';
export { CartScreen } from './cart/cart-screen.tsx';
export { CheckoutScreen } from './checkout/checkout-screen.tsx';
export { PersonaliseScreen } from './personalise/personalise-screen.tsx';
export { PurchaseScreen } from './purchase/purchase-screen.tsx';
