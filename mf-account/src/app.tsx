import { lazyScreen } from '@brasa/shared/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginScreen } from './access/login-screen.tsx';
import { LogoutScreen } from './access/logout-screen.tsx';

const ProfileScreen = lazyScreen(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);
const SignUpScreen = lazyScreen(async () => (await import('./access/sign-up-screen.tsx')).SignUpScreen);
const ActivationSentScreen = lazyScreen(async () => (await import('./access/email-sent-screens.tsx')).ActivationSentScreen);
const RecoverySentScreen = lazyScreen(async () => (await import('./access/email-sent-screens.tsx')).RecoverySentScreen);
const ActivateScreen = lazyScreen(async () => (await import('./access/activate-screen.tsx')).ActivateScreen);
const ForgotPasswordScreen = lazyScreen(async () => (await import('./access/forgot-password-screen.tsx')).ForgotPasswordScreen);
const NewPasswordScreen = lazyScreen(async () => (await import('./access/new-password-screen.tsx')).NewPasswordScreen);

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
    <Route path="/profile" element={<Navigate to="/profile/locations" replace />} />
    <Route path="/profile/locations" element={<ProfileScreen />} />
    <Route path="*" element={null} />
  </Routes>
);
