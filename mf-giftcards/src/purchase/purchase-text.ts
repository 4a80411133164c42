import type { GiftDelivery } from '@brasa/shared/domain/gift-delivery';
import { twelveHour } from '@brasa/shared/domain/local-time';

/** «el 24/12/2026 a las 08:00 am», of dd/MM/yyyy HH:mm. */
function moment(at: string): string {
  const [date = '', time = ''] = at.split(' ');
  return `el ${date} a las ${twelveHour(time)}`;
}

const to = (email: string): string => (email === '' ? '' : ` a ${email}`);

/** What customers read on the page of a purchase of gift cards. */
export const purchaseText = {
  page: 'Gift Cards',
  title: 'Tu compra de Gift Cards',
  lead: (number: number, placedAt: string) => `Compra #${number}, del ${placedAt.split(' ')[0] ?? ''}`,
  total: 'Total',
  loading: 'Cargando tu compra…',
  recipient: (name: string) => `Para ${name}`,

  state: { scheduled: 'Programada', sending: 'Enviando', sent: 'Enviada', undelivered: 'No entregada', activated: 'Activada', ended: 'Terminada' },
  how: ({ state, email, at }: GiftDelivery): string => {
    if (state === 'scheduled') return `Se envía ${moment(at)}${to(email)}.`;
    if (state === 'sending') return `La estamos enviando${to(email)}.`;
    if (state === 'sent') return at === '' ? `Se envió${to(email)}.` : `Se envió ${moment(at)}${to(email)}.`;
    if (state === 'undelivered') return `El correo ${email} no la recibió. Revisa que esté bien escrito y corrígelo.`;
    if (state === 'activated') return at === '' ? 'Ya está en la cuenta de quien la recibió.' : `Se activó ${moment(at)}.`;
    return 'Ya no se puede activar.';
  },

  resend: 'Reenviar',
  correct: 'Corregir correo',
  /** Longer names of the buttons, for whoever does not see beside which card they stand. */
  resendOf: (name: string) => `Reenviar la Gift Card de ${name}`,
  correctOf: (name: string) => `Corregir correo de ${name}`,
  email: 'Correo de quien la recibe',
  emailHint: 'La enviamos con un código nuevo. El anterior deja de funcionar.',
  phone: 'Teléfono con el que hiciste la compra',
  phoneHint: 'Así sabemos que la compra es tuya. 8 dígitos, por ejemplo 5550-1234',
  save: 'Guardar y enviar',
  saveForItsDay: 'Guardar',
  cancel: 'Cancelar',

  none: 'No encontramos esta compra',
  noneHint: 'Abre de nuevo el enlace del correo que te enviamos: tal vez no se copió completo.',
  notPaidHint: 'En cuanto recibamos el pago verás aquí cada Gift Card.',
  failed: 'No pudimos cargar tu compra',
  failedHint: 'Tus Gift Cards siguen en camino. Intenta de nuevo en un momento.',
  offline: 'Sin conexión',
  offlineHint: 'Tus Gift Cards siguen en camino. Conéctate para ver cómo van.',
  retry: 'Intentar de nuevo',
  choose: 'Ver Gift Cards',
  home: 'Ver el menú',
} as const;
