import { giftLetterText } from '../gift-cards/gift-letter-text.ts';
import type { LetterName } from './outbox.ts';

export type LetterText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button says. */
  readonly action?: string;
};

const notYou = 'Si no fuiste tú, ignora este correo: nada cambiará en tu cuenta.';

export const mailText = {
  'order-received': { subject: 'Recibimos tu orden', paragraphs: ['Puedes seguirla paso a paso en esta página.'], action: 'Seguir mi orden' },
  'order-not-paid': { subject: 'Tu orden no se pagó', paragraphs: ['No recibimos el pago de tu orden, así que no la preparamos. Si tu banco muestra un cobro, te lo devolvemos.', 'Si todavía la quieres, puedes pedirla de nuevo cuando gustes.'], action: 'Ver mi orden' },
  'card-refused': { subject: 'Tu pago no fue aceptado', paragraphs: ['Tu banco no aceptó la tarjeta y no se cobró nada.', 'Si ya no la quieres, puedes cancelarla en la misma página.'], action: 'Pagar mi orden' },
  'payment-returned': { subject: 'Te devolvemos tu pago', paragraphs: ['Te devolvemos el pago completo. Tu banco puede tardar unos días en mostrarlo.', 'Si tienes dudas, responde a este correo.'], action: 'Ver mi orden' },
  activate: { subject: 'Activa tu cuenta', paragraphs: ['Confirma tu correo para activar la cuenta que abriste con nosotros. El enlace funciona durante 48 horas.', notYou], action: 'Activar mi cuenta' },
  'activate-with-password': { subject: 'Activa tu cuenta', paragraphs: ['Elige una contraseña para activar tu cuenta. El enlace funciona durante 48 horas.', notYou], action: 'Elegir contraseña' },
  'activate-again': { subject: 'Activa tu cuenta', paragraphs: ['Este es tu nuevo enlace para activar tu cuenta. Funciona durante 48 horas.', notYou], action: 'Activar mi cuenta' },
  'recover-password': { subject: 'Recupera tu contraseña', paragraphs: ['Con este enlace puedes elegir una contraseña nueva. Funciona durante una hora y una sola vez.', notYou], action: 'Elegir contraseña' },
  'account-exists': { subject: 'Ya tienes una cuenta', paragraphs: ['Alguien quiso abrir una cuenta con tu correo, pero ya tienes una con nosotros.', 'Si olvidaste tu contraseña, elige una nueva con este enlace. Funciona durante una hora.', notYou], action: 'Elegir contraseña' },
  'account-closed': { subject: 'Tu cuenta fue desactivada', paragraphs: ['Tu cuenta está desactivada y tus datos personales se borrarán 30 días después de que la cerraste.', 'Si cambiaste de opinión, actívala de nuevo antes con este enlace.'], action: 'Activar de nuevo' },
  'password-changed': { subject: 'Tu contraseña cambió', paragraphs: ['La contraseña de tu cuenta acaba de cambiar.', 'Si no fuiste tú, recupera tu cuenta de inmediato.'], action: 'Recuperar mi cuenta' },
  'login-attempts': { subject: 'Intentos de ingreso a tu cuenta', paragraphs: ['Alguien intentó ingresar muchas veces a tu cuenta con una contraseña equivocada. No lo logró.', 'Si usas esa contraseña en otros sitios, te recomendamos cambiarla.'], action: 'Cambiar mi contraseña' },
  'session-ended': { subject: 'Cerramos una sesión de tu cuenta', paragraphs: ['Cerramos una de tus sesiones porque se usó desde dos lugares a la vez.', 'Si no fuiste tú, cambia tu contraseña.'], action: 'Cambiar mi contraseña' },
  'passkey-added': { subject: 'Agregaste una llave de acceso', paragraphs: ['Con ella puedes ingresar a tu cuenta sin escribir tu contraseña.', 'Si no fuiste tú, cambia tu contraseña y elimina la llave en tu perfil, en «Seguridad».'], action: 'Cambiar mi contraseña' },
  'passkey-renamed': { subject: 'Cambiaste el nombre de una llave de acceso', paragraphs: ['La llave sigue funcionando igual.', 'Si no fuiste tú, cambia tu contraseña y revisa tus llaves en tu perfil, en «Seguridad».'], action: 'Cambiar mi contraseña' },
  'passkey-removed': { subject: 'Eliminaste una llave de acceso', paragraphs: ['Ya no sirve para ingresar a tu cuenta. Puedes borrarla también de tu dispositivo.', 'Por seguridad cerramos tus otras sesiones: solo sigue abierta la que usaste para eliminarla.', 'Si no fuiste tú, cambia tu contraseña de inmediato.'], action: 'Cambiar mi contraseña' },
  'gift-card': { subject: 'Tienes una Gift Card', paragraphs: [giftLetterText.attached, giftLetterText.keep], action: giftLetterText.action },
  'gift-receipt': { subject: 'Tu compra de Gift Cards', paragraphs: ['Recibimos tu pago. Enviaremos cada Gift Card al correo y en el momento que indicaste.', 'En la página de tu compra ves si ya llegaron y puedes reenviarlas o corregir un correo.', 'Si no reconoces esta compra, responde a este correo.'], action: 'Ver mi compra' },
  'gift-voided': { subject: 'Anulamos tu compra de Gift Cards', paragraphs: ['Tu banco canceló el pago de esta compra, así que sus Gift Cards ya no se pueden activar ni usar.', 'Si no le pediste a tu banco que lo cancelara, responde a este correo.'], action: 'Ver mi compra' },
  'gift-card-voided': { subject: 'Tu Gift Card fue anulada', paragraphs: ['El banco canceló el pago con el que se compró, así que ya no se puede activar ni usar.', 'Si tienes dudas, responde a este correo.'] },
  'gift-over-limit': { subject: 'Te devolvemos el pago de tus Gift Cards', paragraphs: ['Cancelamos la compra, no enviamos ninguna Gift Card y te devolvemos el pago completo. Tu banco puede tardar unos días en mostrarlo.', 'Puedes comprarlas de nuevo 24 horas después de tus otras compras.'] },
  'gift-paid-late': { subject: 'Te devolvemos el pago de tus Gift Cards', paragraphs: ['Tu pago llegó cuando la compra ya estaba cancelada. No enviamos ninguna Gift Card y te devolvemos el pago completo. Tu banco puede tardar unos días en mostrarlo.'] },
  'gift-undelivered': { subject: 'No pudimos entregar tu Gift Card', paragraphs: ['Revisa que la dirección esté bien escrita. En la página de tu compra puedes corregirla y enviamos la Gift Card de nuevo.', 'Su saldo sigue completo.'], action: 'Corregir correo' },
} as const satisfies Record<LetterName, LetterText>;

/** The page that shows the letters of an installation without a mail server. */
export const mailboxText = {
  title: 'Buzón de pruebas',
  hint: 'Esta instalación no envía correos: aquí están los que habría enviado, los más nuevos primero.',
  attachment: 'Adjunto:',
  empty: 'Todavía no hay correos.',
  refresh: 'Actualizar',
} as const;

const passkeyCount = (count: number): string => (count === 1 ? 'tu llave de acceso' : `tus ${count} llaves de acceso`);

export const mailWords = {
  greeting: 'Hola',
  farewell: 'Pizzería Brasa Chapina',
  /** After a password that was set by a mailed link; `passkeys`: how many were removed. */
  allEnded: (passkeys: number) => (passkeys === 0 ? 'Por seguridad cerramos todas tus sesiones.' : `Por seguridad cerramos todas tus sesiones y eliminamos ${passkeyCount(passkeys)}. Puedes agregar otras en tu perfil, en «Seguridad».`),
  /** After a password that was changed in the profile. */
  keptPasskeys: (passkeys: number) => `Para ingresar también ${passkeys === 1 ? 'sirve' : 'sirven'} ${passkeyCount(passkeys)}. Si ${passkeys === 1 ? 'no la reconoces' : 'no reconoces alguna'}, elimínala en tu perfil, en «Seguridad».`,
  passkey: (name: string) => `Llave de acceso: ${name}.`,
  /** Without a name when the buyer has closed the account since. */
  fromWhom: (buyer: string, amount: string) => (buyer === '' ? `Te enviaron una Gift Card de ${amount}.` : `${buyer} te envió una Gift Card de ${amount}.`),
  undelivered: (recipient: string, email: string) => `El correo de ${recipient} (${email}) no recibió la Gift Card que le regalaste.`,
  voided: (buyer: string, amount: string) => (buyer === '' ? `La Gift Card de ${amount} que te enviaron quedó sin valor.` : `La Gift Card de ${amount} que te envió ${buyer} quedó sin valor.`),
  /** To whoever had activated it. */
  waitingOrders: 'Si tenías una orden sin pagar con su saldo, la cancelamos.',
  overLimit: (most: string) => `Con este pago superaste el monto máximo de Gift Cards en un día (${most}).`,
  code: (code: string) => `Tu código: ${code}`,
  validUntil: (date: string) => `Válida hasta el ${date}.`,
  /** Of money that goes back; also of a purchase of gift cards that was paid twice. */
  returned: {
    amount: (number: number, amount: string) => `Orden #${number}: te devolvemos ${amount}.`,
    late: 'Tu pago llegó cuando la orden ya estaba cancelada.',
    replaced: 'Tu pago llegó cuando ya habías hecho otra orden en lugar de esta.',
    twice: 'Recibimos dos pagos por la misma orden y nos quedamos solo con uno.',
    cancelled: 'Cancelamos la orden después de recibir tu pago.',
    orderAgain: 'Si todavía la quieres, puedes pedirla de nuevo.',
    buyAgain: 'Si todavía las quieres, puedes comprarlas de nuevo.',
  },
  payUntil: (number: number, time: string) => `Te guardamos la orden #${number} hasta las ${time}: puedes intentarlo de nuevo, o con otra tarjeta, en el dispositivo donde la pediste.`,
  order: {
    now: '¡Gracias por tu orden! Ya la estamos atendiendo.',
    /** The mail server was away until it was served. */
    served: '¡Gracias por tu orden!',
    /** `day`: «hoy», «mañana» or a date; `hour`: twelve-hour clock. */
    later: (day: string, hour: string) => `¡Gracias por tu orden! La programamos para ${day} a las ${hour}.`,
    today: (date: string) => `hoy ${date}`,
    tomorrow: (date: string) => `mañana ${date}`,
    onDay: (date: string) => `el ${date}`,
    placed: (number: number, date: string, hour: string) => `Orden #${number}, pedida el ${date} a las ${hour}.`,
    expected: (hour: string) => `Hora estimada: ${hour}.`,
    home: (shop: string) => `A domicilio, sale de ${shop}.`,
    pickup: (shop: string, address: string) => `La recoges en ${shop}, ${address}.`,
    line: (quantity: number, name: string) => `${quantity} × ${name}`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    total: 'Total',
    certificate: 'Gift Card',
    due: 'Por pagar',
    payment: 'Forma de pago',
    payments: { cash: 'Efectivo', card: 'Tarjeta', certificate: 'Gift Card' },
  },
  orderNumber: (number: number, total: string) => `Orden #${number}, total ${total}.`,
} as const;
