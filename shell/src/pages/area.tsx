import { defineArea } from '@brasa/shared/react';
import { Route, Routes } from 'react-router-dom';
import { OffScreen } from './off-screen.tsx';
import { StaticScreen } from './static-screen.tsx';
import { staticPages } from './static-pages.ts';

const App = () => (
  <Routes>
    {staticPages.map((page) => (
      <Route key={page.path} path={page.path} element={<StaticScreen key={page.path} page={page} />} />
    ))}
    <Route path="*" element={<OffScreen />} />
  </Routes>
);

export const area = defineArea({ name: 'shell', App });
