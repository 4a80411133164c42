/** What a customer reads when entering. */
export const authText = {
  wrong: 'Correo o contraseña incorrectos',
  'not-active': 'Tu cuenta aún no está activada. Revisa tu correo.',
  captcha: 'Confirma que no eres un robot',
} as const;
