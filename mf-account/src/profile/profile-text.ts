/** What customers read about themselves. */
export const profileText = {
  title: 'Perfil',
  sections: 'Tu perfil',
  hello: (name: string) => `Hola, ${name}`,
  tabs: { locations: 'Direcciones', certificates: 'Gift Cards', person: 'Personal', password: 'Contraseña', security: 'Seguridad', close: 'Eliminar Cuenta' },
  orders: 'Tus Pedidos',
  coupons: 'Mis Cupones',
  leave: 'Cerrar sesión',
  sessionEnded: 'Tu sesión terminó. Ingresa de nuevo.',
  sessionEndedUnsaved: 'Tu sesión terminó. Ingresa de nuevo y en tu perfil encontrarás lo que escribiste.',

  giftCardsAway: 'Aquí verás tus Gift Cards',
  giftCardsAwayHint: 'Si no aparecen en un momento, intenta de nuevo. Su saldo sigue ahí.',
  retry: 'Intentar de nuevo',

  email: 'Correo electrónico',
  emailStays: 'Es el de tu cuenta y no se puede cambiar.',
  save: 'Guardar cambios',
  saved: 'Datos actualizados',
  discard: 'Descartar cambios',

  currentPassword: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  passwordLead: 'Esta sesión seguirá abierta. Cerraremos las de tus otros dispositivos y te avisaremos por correo.',
  savePassword: 'Guardar contraseña',
  passwordSaved: 'Contraseña actualizada',
  passwordMaybeSaved: 'Se cortó la conexión la primera vez, y puede que tu contraseña nueva ya esté guardada: escríbela como contraseña actual, o pide un enlace para elegir otra.',
  forgot: '¿Olvidaste tu contraseña?',
  forgotHint: 'Te enviamos un enlace para elegir otra. Al usarlo se cierran todas tus sesiones.',
  sendLink: 'Enviar enlace',

  closeLead: 'Antes de eliminar tu cuenta, esto es lo que pasará:',
  closeSteps: [
    { when: 'Hoy', what: ['Tu cuenta se cierra, todas tus sesiones terminan y tus llaves de acceso se eliminan.', 'Te enviamos un correo con un enlace para activarla de nuevo.'] },
    {
      when: 'Durante 30 días',
      what: ['Guardamos tus datos por si cambias de opinión: el enlace del correo te los devuelve todos.', 'El saldo de tus Gift Cards te espera, pero no se puede usar con la cuenta cerrada.'],
    },
    {
      when: 'Después de 30 días',
      what: [
        'Borramos para siempre tu nombre, correo, teléfono, fecha de nacimiento, contraseña y direcciones, tus cupones personales y los correos que te enviamos.',
        'El saldo que quede en tus Gift Cards se pierde. Las que regalaste siguen sirviendo, sin tu nombre ni tu dedicatoria.',
        'De tus órdenes queda solo lo que la ley pide conservar: fecha, productos, montos y forma de pago. Ya no dicen de quién eran, a dónde fueron ni a nombre de quién se facturó.',
      ],
    },
  ],
  closeWarning: 'Esta acción no se puede deshacer cuando pasen los 30 días.',
  close: 'Eliminar mi cuenta',
  closeQuestion: '¿Seguro que deseas eliminar tu cuenta? Esta acción no se puede deshacer.',
  confirm: 'Eliminar',
  cancel: 'Cancelar',
  closed: 'Tu cuenta fue desactivada',
  maybeClosed: 'Puede que tu cuenta ya esté desactivada: si lo está, te enviamos un correo que lo confirma.',
  seeOrders: 'Ver mis pedidos',

  advertising: '¿Recibes demasiados correos?',
  advertisingHint: 'Puedes dejar de recibir promociones y conservar tu cuenta.',
  noAdvertising: 'Dejar de recibir promociones',
} as const;
