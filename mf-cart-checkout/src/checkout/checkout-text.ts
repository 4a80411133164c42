const cardFailed = 'No se pudo procesar el pago. Inténtalo de nuevo.';

export const checkoutText = {
  title: 'Pagar mi orden',
  steps: ['Datos personales', 'Forma de pago', 'Indicaciones'],
  personal: 'Datos personales',
  payment: 'Forma de pago',
  notes: 'Indicaciones',
  loading: 'Preparando tu orden…',

  emailHint: 'Ahí enviamos la confirmación de tu orden.',
  birthday: 'Fecha de nacimiento',
  birthdayHint: 'dd/mm/aaaa',
  wantsInvoice: 'Quiero factura con nombre',
  // Each with its own number, on one line: nothing breaks at a word joiner.
  invoiceDocument: { label: 'DUI o NIT', hint: 'NIT, por ejemplo 1234567-\u20609, o\u00a0CF · DUI:\u00a000000000-\u20600' },
  wantsAccount: 'Crear una cuenta con estos datos',
  wantsAccountHint: 'Te enviamos un correo para activarla y elegir tu contraseña.',
  terms: 'Acepto los términos de uso y las políticas de privacidad',
  termsLink: 'Términos de uso',
  privacyLink: 'Políticas de privacidad',
  next: 'Continuar',
  edit: 'Cambiar',
  back: 'Regresar',

  cash: 'Efectivo',
  card: 'Tarjeta',
  certificate: 'Gift Card',
  cashHint: 'Pagas al recibir tu orden.',
  cashPickupHint: 'Pagas al recoger tu orden.',
  cardHint: 'Pagas en la página segura del banco.',
  certificateHint: (balance: string) => `Tu saldo: ${balance}. Cubre toda tu orden.`,
  certificatePartHint: (balance: string, rest: string) => `Usa tu saldo de ${balance} y paga ${rest} con efectivo o tarjeta.`,
  choosePaymentOfRest: (rest: string) => `Elige cómo quieres pagar ${rest}`,
  due: 'Por pagar',
  paidLate: 'Recibimos tu pago. Ya estamos con tu orden.',
  notPaidTitle: 'Tu orden todavía no está pagada',
  notPaid: {
    declined: cardFailed,
    closed: 'Cerraste la página del banco antes de pagar. Puedes intentarlo de nuevo o elegir otra forma de pago.',
    broken: 'El banco no pudo terminar el pago. Puedes intentarlo de nuevo o elegir otra forma de pago.',
  },
  choosePayment: 'Elige cómo quieres pagar',
  noPayment: 'Por el momento no hay formas de pago disponibles.',
  payWith: '¿Con cuánto pagas?',
  payWithHint: 'Así llevamos tu cambio. Déjalo vacío si pagas exacto.',
  payWithLow: (total: string) => `Debe ser al menos ${total}`,
  payWithNote: (amount: string) => `Paga con ${amount}`,
  notesLabel: 'Indicaciones para tu orden',
  notesHint: 'Por ejemplo: tocar el timbre dos veces.',

  delivery: 'Entrega',
  order: 'Tu orden',
  confirm: 'Confirmar mi orden',
  confirmShort: 'Confirmar',
  confirming: 'Confirmando tu orden…',
  checkingPrice: 'Revisando precios…',
  confirmedPrice: 'Precio confirmado',

  newsTitle: 'Revisa tu orden antes de pagar',
  newsSeen: 'Entendido',
  newsPrices: (difference: number, amount: string) => {
    if (difference === 0) return 'Algunos precios son otros; en total cuestan lo mismo.';
    return `Con los precios de hoy tus productos cuestan ${amount} ${difference > 0 ? 'más' : 'menos'}.`;
  },
  newsGone: (names: string) => `Ya no se puede pedir y lo quitamos: ${names}.`,
  newsPromoGone: (names: string) => `La promoción ya no aplica y la quitamos: ${names}.`,

  asap: 'Lo antes posible',

  problem: 'Tenemos problemas para guardar tu orden, inténtalo más tarde',
  problemTitle: 'Tu orden no se ha enviado',
  failed: 'Tu orden y tus datos siguen aquí. Inténtalo de nuevo en un momento: nunca se enviará dos veces.',
  kept: 'Tu orden y tus datos siguen aquí.',
  retrySafe: 'Puedes intentarlo de nuevo: nunca se enviará dos veces.',
  retry: 'Intentar de nuevo',
  unknownTitle: 'No sabemos si tu orden llegó',
  unknown: 'Se cortó la conexión mientras la enviábamos. Inténtalo de nuevo: si ya llegó, te mostramos esa misma orden.',
  alreadySent: 'Tu orden ya está en proceso',
  alreadyHere: 'Ya teníamos tu orden: no se envió otra vez',
  sessionTitle: 'Tu sesión expiró',
  session: 'Ingresa de nuevo y sigue donde estabas. Tu orden y tus datos siguen aquí.',
  sessionUnknown: 'Se cortó la conexión mientras enviábamos tu orden. Ingresa de nuevo para saber si llegó; nunca se enviará dos veces.',
  enterAgain: 'Ingresar',
  asGuest: 'Continuar sin registrarme',
  /** Below the banner of the frame, which says that there is no connection. */
  offline: 'Podrás confirmar tu orden cuando vuelva la conexión. Tus datos siguen aquí.',
  /** In a dialog, which covers the banner. */
  offlineReason: 'No tienes conexión. Podrás confirmar tu orden cuando vuelva.',
  changedTitle: 'Los precios de tu orden cambiaron',
  changed: (before: string, now: string) => `El total era ${before} y ahora es ${now}. Revísalo antes de confirmar.`,
  seeCart: 'Ver mi orden',
  acceptPrice: 'Aceptar el nuevo total',
  success: 'Recibimos tu orden',
  noCoverage: 'La dirección seleccionada no cuenta con cobertura',
} as const;

export const arrivedText = {
  settled: (number: number) => `Tu orden #${number} sí llegó: ya la tenemos. No hace falta pedirla otra vez.`,
  unpaid: (number: number) => `Tu orden #${number} sí llegó, pero todavía no está pagada.`,
  over: (number: number) => `Tu orden #${number} sí llegó, pero no se pagó a tiempo y no la preparamos. Puedes pedirla de nuevo.`,
  follow: 'Seguir mi orden',
  pay: 'Pagar mi orden',
} as const;

export const statusDialogText = { close: 'Cerrar', tryAgain: 'Intentar de nuevo', askAgain: 'Reintentar', paidMeanwhile: 'Tu orden ya está en proceso' } as const;

export const orderPaymentText = {
  pay: (amount: string) => `Pagar ${amount}`,
  giveUp: 'Cancelar mi orden',
  giveUpTitle: '¿Cancelar tu orden?',
  giveUpHint: 'No se ha cobrado nada. Si usaste un cupón o saldo de Gift Card, los recuperas.',
  keep: 'No, conservarla',
  givenUp: 'Cancelamos tu orden. No se cobró nada.',
  notYours: 'No pudimos cancelar esta orden, porque no es de esta cuenta ni de este dispositivo.',
  onlyOwner: 'Solo quien hizo esta orden puede pagarla: ábrela en el dispositivo donde la pediste, o ingresa con tu cuenta.',
  notPaid: {
    declined: cardFailed,
    closed: 'Cerraste la página del banco antes de pagar. Puedes intentarlo de nuevo.',
    broken: 'El banco no pudo terminar el pago. Puedes intentarlo de nuevo.',
  },
  waiting: 'Esta página se actualiza sola en cuanto el banco lo confirme.',
} as const;
