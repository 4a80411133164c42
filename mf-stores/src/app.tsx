import { Route, Routes } from 'react-router-dom';
import { StoresScreen } from './locator/stores-screen.tsx';
import { ShopScreen } from './shop/shop-screen.tsx';

export const App = () => (
  <Routes>
    <Route path="/tiendas" element={<StoresScreen />} />
    <Route path="/tiendas/:slug" element={<ShopScreen />} />
  </Routes>
);
