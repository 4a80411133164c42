import { lazyScreen, type LazyScreen } from '@brasa/shared/react';
import { savesData } from '@brasa/shared/domain/saves-data';
import { useEffect } from 'react';
import { Route, Routes, matchPath } from 'react-router-dom';
import { favorites } from './favorites/favorites.ts';
import { FavoritesContext, useGuestHearts, useMyFavorites } from './favorites/use-favorites.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { CategoryScreen } from './listing/category-screen.tsx';
import { whenQuiet } from './when-quiet.ts';

const ProductScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/product-screen.tsx')).ProductScreen);
const PromotionScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/promotion-screen.tsx')).PromotionScreen);
const FavoritesScreen = lazyScreen(async () => (await import(/* webpackChunkName: "favorites" */ './favorites/favorites-screen.tsx')).FavoritesScreen);

/** Screens in chunks of their own, and where they are. */
const lazyScreens = [
  { Screen: ProductScreen, paths: ['/menu/categoria/:category/producto/:product', '/menu/categoria/:category/subcategoria/:subcategory/producto/:product'] },
  { Screen: PromotionScreen, paths: ['/promociones/*'] },
  { Screen: FavoritesScreen, paths: ['/favorites'] },
] as const;

/** Whether that works shows when the screen is opened. */
const fetchScreen = ({ fetch }: LazyScreen<object>): void => void fetch?.().catch(() => {});

/** Asks for the chunk of the screen at an address, if it has one of its own. */
export const prepare = (pathname: string): void => {
  for (const { Screen, paths } of lazyScreens) if (paths.some((path) => matchPath(path, pathname))) fetchScreen(Screen);
};

/** A product opens at once, and also when the network has gone since: its screen is fetched while nothing else happens. Who saves data waits for it. */
const fetchAhead = () => (savesData(navigator) ? undefined : whenQuiet(() => [ProductScreen, PromotionScreen].forEach(fetchScreen)));

const pages = (
  <Routes>
    {['/', '/menu', '/jobs'].map((path) => (
      <Route key={path} path={path} element={<HomeScreen />} />
    ))}
    <Route path="/menu/categoria/:category" element={<CategoryScreen />} />
    <Route path="/menu/categoria/:category/subcategoria/:subcategory" element={<CategoryScreen />} />
    {lazyScreens.map(({ Screen, paths }) => paths.map((path) => <Route key={path} path={path} element={<Screen />} />))}
  </Routes>
);

export function App() {
  useEffect(() => favorites.follow(), []);
  const mine = useMyFavorites();
  // After the favourites of this device were read.
  useGuestHearts(mine);
  useEffect(fetchAhead, []);
  return <FavoritesContext value={mine}>{pages}</FavoritesContext>;
}
