import { lazyScreen } from '@brasa/shared/react';
import { savesData } from '@brasa/shared/domain/saves-data';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { favorites } from './favorites/favorites.ts';
import { useGuestHearts } from './favorites/use-favorites.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { CategoryScreen } from './listing/category-screen.tsx';
import { whenQuiet } from './when-quiet.ts';

const ProductScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/product-screen.tsx')).ProductScreen);
const PromotionScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/promotion-screen.tsx')).PromotionScreen);
const FavoritesScreen = lazyScreen(async () => (await import(/* webpackChunkName: "favorites" */ './favorites/favorites-screen.tsx')).FavoritesScreen);

const screens = [
  [/\/producto\//, ProductScreen],
  [/^\/promo/, PromotionScreen],
  [/^\/fav/, FavoritesScreen],
] as const;

/** Asks for the chunk of the screen at an address, if it has one of its own; whether that works shows when the screen is opened. */
export const prepare = (pathname: string): void => screens.forEach(([address, { fetch }]) => address.test(pathname) && void fetch?.().catch(() => {}));

/** A product opens at once, and also when the network has gone since: its screen is fetched while nothing else happens. Who saves data waits for it. */
const fetchAhead = () => (savesData(navigator) ? undefined : whenQuiet(() => prepare('/promo/producto/')));

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
