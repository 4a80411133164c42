/** Everything but the log-in, in one file: every page names every file of a remote. */
export { ActivateScreen } from './access/activate-screen.tsx';
export { ActivationSentScreen, RecoverySentScreen } from './access/email-sent-screens.tsx';
export { ForgotPasswordScreen } from './access/forgot-password-screen.tsx';
export { NewPasswordScreen } from './access/new-password-screen.tsx';
export { SignUpScreen } from './access/sign-up-screen.tsx';
export { ProfileArea } from './profile/profile-area.tsx';
