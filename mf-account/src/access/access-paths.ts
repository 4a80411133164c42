export const accessPaths = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  /** The same form, filled with what was typed at the checkout [DEC-029]. */
  signUpFromCheckout: '/signup-account',
  activationSent: '/email-sent',
  activate: '/validar-cuenta',
  forgotPassword: '/forgot-password',
  recoverySent: '/email-pass-sent',
  newPassword: '/updatepass',
  terms: '/terminosDeUso',
  privacy: '/politicasDePrivacidad',
} as const;
