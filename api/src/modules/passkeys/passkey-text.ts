/** What a customer reads about passkeys. */
export const passkeyText = {
  notIn: 'No pudimos ingresar con esa llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  notConfirmed: 'No pudimos confirmar que eres tú con esa llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  proofNeeded: 'Confirma que eres tú con tu contraseña o con una llave de acceso',
  notAdded: 'No pudimos agregar la llave de acceso. Inténtalo de nuevo.',
  known: 'Ese dispositivo ya tiene una llave de acceso',
  full: 'Ya tienes 10 llaves de acceso, el máximo. Elimina una para agregar otra.',
  added: 'Llave de acceso agregada',
  renamed: 'Nombre guardado',
  removed: 'Llave de acceso eliminada',
  unknown: 'No encontramos esa llave de acceso',
} as const;
