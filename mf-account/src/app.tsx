import { lazyScreen } from '@brasa/shared/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginScreen } from './access/login-screen.tsx';
import { LogoutScreen } from './access/logout-screen.tsx';

const ProfileScreen = lazyScreen(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);

export const App = () => (
  <Routes>
    <Route path="/login" element={<LoginScreen />} />
    <Route path="/logout" element={<LogoutScreen />} />
    <Route path="/profile" element={<Navigate to="/profile/locations" replace />} />
    <Route path="/profile/locations" element={<ProfileScreen />} />
    <Route path="*" element={null} />
  </Routes>
);
