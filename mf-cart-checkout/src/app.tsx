import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen, type LazyScreen } from '@brasa/shared/react';
import { CartScreen } from './cart/cart-screen.tsx';
import { resumeForgetting } from './checkout-flow.ts';
import { paths } from './paths.ts';

const DeliveryScreen = lazyScreen(() => import('./delivery/delivery-screen.tsx').then((module) => module.DeliveryScreen));
const CheckoutScreen = lazyScreen(() => import('./checkout/checkout-screen.tsx').then((module) => module.CheckoutScreen));
const CouponsScreen = lazyScreen(() => import('./coupons/coupons-screen.tsx').then((module) => module.CouponsScreen));

const screens: Readonly<Record<string, LazyScreen<object> | undefined>> = { [paths.delivery]: DeliveryScreen, [paths.checkout]: CheckoutScreen, [paths.coupons]: CouponsScreen };

/** Asks for the chunk of the screen at an address, if it has one of its own; whether that works shows when the screen is opened. */
export const prepare = (pathname: string): void => void screens[pathname]?.fetch?.().catch(() => {});

export function App() {
  useEffect(resumeForgetting, []);
  return (
    <Routes>
      <Route path={paths.cart} element={<CartScreen />} />
      <Route path={paths.delivery} element={<DeliveryScreen />} />
      <Route path={paths.checkout} element={<CheckoutScreen />} />
      <Route path={paths.coupons} element={<CouponsScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
