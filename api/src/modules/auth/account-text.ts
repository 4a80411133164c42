import { fieldMessages } from '@brasa/shared/domain/field-rules';

/** What a customer reads about the own account. */
export const accountText = {
  signedUp: 'Te enviamos un correo para activar tu cuenta',
  activationSent: 'Te enviamos un nuevo correo de activación',
  recoverySent: 'Te enviamos un correo para recuperar tu contraseña',
  activated: 'Tu cuenta ha sido activada',
  badActivation: 'El enlace de activación no es válido o ya expiró',
  badRecovery: 'El enlace de recuperación no es válido o ya expiró',
  passwordChanged: 'Contraseña actualizada',
  wrongPassword: 'La contraseña actual no es correcta',
  samePassword: 'La nueva contraseña debe ser distinta a la actual',
  saved: 'Datos actualizados',
  emailStays: 'El correo de la cuenta no se puede cambiar',
  birthday: fieldMessages.birthday,
  openOrders: 'Tienes órdenes en proceso. Espera a que terminen.',
  closed: 'Tu cuenta fue desactivada',
  noSession: 'Esa sesión ya no está abierta',
  sessionEnded: 'Sesión cerrada',
  otherSessionsEnded: 'Cerramos tus otras sesiones',
} as const;
