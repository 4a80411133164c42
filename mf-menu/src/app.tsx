import { lazyScreen } from '@brasa/shared/react';
import { savesData } from '@brasa/shared/domain/saves-data';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { favorites } from './favorites/favorites.ts';
import { useGuestHearts } from './favorites/use-favorites.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { CategoryScreen } from './listing/category-screen.tsx';
import { whenQuiet } from './when-quiet.ts';

const loadProduct = () => import(/* webpackChunkName: "product" */ './product/product-screen.tsx');
const ProductScreen = lazyScreen(async () => (await loadProduct()).ProductScreen);
const PromotionScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/promotion-screen.tsx')).PromotionScreen);
const FavoritesScreen = lazyScreen(async () => (await import(/* webpackChunkName: "favorites" */ './favorites/favorites-screen.tsx')).FavoritesScreen);

/** A product opens at once, and also when the network has gone since: its screen is fetched while nothing else happens. Who saves data waits for it. */
const fetchAhead = () => (savesData(navigator) ? undefined : whenQuiet(() => void loadProduct().catch(() => undefined)));

export function App() {
  useEffect(() => favorites.follow(), []);
  // After the favourites of this device were read.
  useGuestHearts();
  useEffect(fetchAhead, []);
  return (
    <Routes>
      {['/', '/menu', '/jobs'].map((path) => (
        <Route key={path} path={path} element={<HomeScreen />} />
      ))}
      <Route path="/menu/categoria/:category" element={<CategoryScreen />} />
      <Route path="/menu/categoria/:category/subcategoria/:subcategory" element={<CategoryScreen />} />
      <Route path="/menu/categoria/:category/producto/:product" element={<ProductScreen />} />
      <Route path="/menu/categoria/:category/subcategoria/:subcategory/producto/:product" element={<ProductScreen />} />
      <Route path="/promociones/*" element={<PromotionScreen />} />
      <Route path="/favorites" element={<FavoritesScreen />} />
    </Routes>
  );
}
