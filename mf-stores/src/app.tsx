import { Route, Routes } from 'react-router-dom';
import { StoresScreen } from './locator/stores-screen.tsx';

export const App = () => (
  <Routes>
    <Route path="/tiendas" element={<StoresScreen />} />
  </Routes>
);
