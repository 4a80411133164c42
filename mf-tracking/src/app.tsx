import { lazyScreen } from '@brasa/shared/react';
import { Route, Routes } from 'react-router-dom';
import { TrackingScreen } from './live-order/tracking-screen.tsx';
import { useReloadedOrders } from './orders/use-reloaded-orders.ts';

const TrackerScreen = lazyScreen(async () => (await import('./live-order/tracker-screen.tsx')).TrackerScreen);
const OrdersScreen = lazyScreen(async () => (await import('./orders/orders-screen.tsx')).OrdersScreen);

export function App() {
  useReloadedOrders();
  return (
    <Routes>
      {['/tracking', '/tracking/:hash', '/orders/:hash'].map((path) => (
        <Route key={path} path={path} element={<TrackingScreen />} />
      ))}
      <Route path="/tracker/:hash" element={<TrackerScreen />} />
      <Route path="/orders" element={<OrdersScreen />} />
    </Routes>
  );
}
