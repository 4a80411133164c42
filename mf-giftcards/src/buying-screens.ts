/** The way from a design to the paid card, in one chunk: whoever takes the first step takes the others. */
export { CartScreen } from './cart/cart-screen.tsx';
export { CheckoutScreen } from './checkout/checkout-screen.tsx';
export { PersonaliseScreen } from './personalise/personalise-screen.tsx';
