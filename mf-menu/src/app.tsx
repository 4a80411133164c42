import { lazyScreen } from '@brasa/shared/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { followShelf } from './favorites/favorites.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { CategoryScreen } from './listing/category-screen.tsx';

const ProductScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/product-screen.tsx')).ProductScreen);
const PromotionScreen = lazyScreen(async () => (await import(/* webpackChunkName: "product" */ './product/promotion-screen.tsx')).PromotionScreen);
const FavoritesScreen = lazyScreen(async () => (await import(/* webpackChunkName: "favorites" */ './favorites/favorites-screen.tsx')).FavoritesScreen);

export function App() {
  useEffect(() => followShelf(), []);
  return (
    <Routes>
      {['/', '/menu', '/jobs'].map((path) => (
        <Route key={path} path={path} element={<HomeScreen />} />
      ))}
      <Route path="/menu/categoria/:category" element={<CategoryScreen />} />
      <Route path="/menu/categoria/:category/subcategoria/:subcategory" element={<CategoryScreen />} />
      <Route path="/menu/categoria/:category/producto/:product" element={<ProductScreen />} />
      <Route path="/menu/categoria/:category/subcategoria/:subcategory/producto/:product" element={<ProductScreen />} />
      <Route path="/promociones/menu/:promotion" element={<PromotionScreen />} />
      <Route path="/favorites" element={<FavoritesScreen />} />
    </Routes>
  );
}
