import { lazyScreen } from '@brasa/shared/react';
import { Route, Routes } from 'react-router-dom';
import { LoginScreen } from './access/login-screen.tsx';
import { LogoutScreen } from './access/logout-screen.tsx';

const screens = () => import(/* webpackChunkName: "whole" */ './screens.ts');
const ProfileArea = lazyScreen(async () => (await screens()).ProfileArea);
const SignUpScreen = lazyScreen(async () => (await screens()).SignUpScreen);
const ActivationSentScreen = lazyScreen(async () => (await screens()).ActivationSentScreen);
const RecoverySentScreen = lazyScreen(async () => (await screens()).RecoverySentScreen);
const ActivateScreen = lazyScreen(async () => (await screens()).ActivateScreen);
const ForgotPasswordScreen = lazyScreen(async () => (await screens()).ForgotPasswordScreen);
const NewPasswordScreen = lazyScreen(async () => (await screens()).NewPasswordScreen);
// In a file of its own: nobody else needs the map.
const LocationScreen = lazyScreen(async () => (await import(/* webpackChunkName: "location" */ './locations/location-screen.tsx')).LocationScreen);

export const App = () => (
  <Routes>
    <Route path="/login" element={<LoginScreen />} />
    <Route path="/logout" element={<LogoutScreen />} />
    <Route path="/signup" element={<SignUpScreen />} />
    <Route path="/signup-account" element={<SignUpScreen isFromCheckout />} />
    <Route path="/email-sent" element={<ActivationSentScreen />} />
    <Route path="/validar-cuenta" element={<ActivateScreen />} />
    <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
    <Route path="/email-pass-sent" element={<RecoverySentScreen />} />
    {/* The link of the mail has the secret; it leaves the address at once. */}
    <Route path="/updatepass/:hash?" element={<NewPasswordScreen />} />
    <Route path="/profile/locations/new" element={<LocationScreen />} />
    <Route path="/profile/locations/:id" element={<LocationScreen />} />
    <Route path="/profile/*" element={<ProfileArea />} />
    <Route path="*" element={null} />
  </Routes>
);
