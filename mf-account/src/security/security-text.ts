/** What customers read about where they are logged in, their passkeys and their data. */
export const securityText = {
  retry: 'Reintentar',
  away: 'No pudimos cargar esta parte. Revisa tu conexión e intenta de nuevo.',

  sessions: 'Dónde está abierta tu sesión',
  sessionsLead: 'Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.',
  thisSession: 'Esta sesión',
  openedAt: (moment: string) => `Abierta desde: ${moment}`,
  usedAt: (moment: string) => `Último uso: ${moment}`,
  end: 'Cerrar',
  endOne: (device: string, moment: string) => `Cerrar la sesión de ${device} abierta desde ${moment}`,
  ended: 'Sesión cerrada',
  endOthers: 'Cerrar las demás sesiones',
  othersEnded: 'Cerramos tus otras sesiones',
} as const;

