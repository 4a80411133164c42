import { useCatalog } from '@brasa/shared/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DesignScreen } from './designs/design-screen.tsx';
import { DesignsScreen } from './designs/designs-screen.tsx';

/** With gift cards switched off their pages do not exist [DEC-033]. */
export function App() {
  const { config } = useCatalog();
  if (!config.certificatesEnabled) return <Navigate to="/" replace />;
  return (
    <Routes>
      <Route path="/certificates" element={<DesignsScreen />} />
      <Route path="/certificate/:id" element={<DesignScreen />} />
      <Route path="/certificado/:id" element={<DesignScreen />} />
    </Routes>
  );
}
