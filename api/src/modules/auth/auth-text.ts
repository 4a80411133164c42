import { notActivated } from '@brasa/shared/wire/auth-wire';

/** What a customer reads when entering. */
export const authText = {
  wrong: 'Correo o contraseña incorrectos',
  'not-active': notActivated,
  captcha: 'Confirma que no eres un robot',
  'captcha-unavailable': 'No pudimos comprobar tu respuesta. Confirma de otra manera que no eres un robot.',
} as const;
