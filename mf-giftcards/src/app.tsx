import { lazyScreen, useCatalog } from '@brasa/shared/react';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { connectCertificates } from './cart/certificate-persistence.ts';
import { DesignsScreen } from './designs/designs-screen.tsx';
import { paths } from './paths.ts';

// In one file, form library included: every page names every file of a remote.
const buying = () => import(/* webpackChunkName: "whole" */ './buying-screens.ts');
const PersonaliseScreen = lazyScreen(() => buying().then((module) => module.PersonaliseScreen));
const CartScreen = lazyScreen(() => buying().then((module) => module.CartScreen));
const CheckoutScreen = lazyScreen(() => buying().then((module) => module.CheckoutScreen));
const PurchaseScreen = lazyScreen(() => buying().then((module) => module.PurchaseScreen));
const ActivateScreen = lazyScreen(() => buying().then((module) => module.ActivateScreen));

/** With gift cards switched off their pages do not exist [DEC-033]; what was paid for can still be looked at. */
export function App() {
  const { config } = useCatalog();
  useEffect(() => {
    if (config.certificatesEnabled) connectCertificates();
  }, [config.certificatesEnabled]);
  const purchase = <Route path={paths.purchase(':hash')} element={<PurchaseScreen />} />;
  if (!config.certificatesEnabled) {
    return (
      <Routes>
        {purchase}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    );
  }
  return (
    <Routes>
      {purchase}
      <Route path={paths.designs} element={<DesignsScreen />} />
      <Route path={paths.cart} element={<CartScreen />} />
      <Route path={paths.checkout} element={<CheckoutScreen />} />
      <Route path="/certificate/:id" element={<PersonaliseScreen />} />
      <Route path="/certificado/:id" element={<PersonaliseScreen />} />
      <Route path={paths.activate} element={<ActivateScreen />} />
      <Route path={`${paths.activate}/:code`} element={<ActivateScreen />} />
    </Routes>
  );
}
