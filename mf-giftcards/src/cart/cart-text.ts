import { certificateLimits, type DroppedCertificate } from '@brasa/shared/domain/certificate-cart';

/** What customers read about the gift cards they are about to buy. */
export const cartText = {
  page: 'Gift Cards',
  title: 'Tus Gift Cards',
  count: (count: number) => (count === 1 ? '1 Gift Card' : `${count} Gift Cards`),
  link: (count: string, subtotal: string) => `Tienes ${count} en tu compra: ${subtotal}.`,
  see: 'Ver mi compra',

  empty: 'Aún no has elegido ninguna Gift Card',
  emptyHint: 'Elige un diseño, escribe una dedicatoria y nosotros la enviamos por correo.',
  choose: 'Elegir una Gift Card',
  addMore: 'Agregar otra Gift Card',

  recipient: 'Para',
  buyer: 'De parte de',
  sending: 'Se envía',
  atOnce: 'Al pagar',
  onADay: (date: string, time: string) => `El ${date} a las ${time}`,
  dedication: 'Dedicatoria',
  edit: 'Editar',
  editItem: (name: string, recipient: string) => `Editar ${name} para ${recipient}`,
  remove: (name: string, recipient: string) => `Eliminar ${name} para ${recipient}`,
  removed: (name: string, recipient: string) => `${name} para ${recipient} ya no está en tu compra.`,
  newPrice: (before: string, now: string) => `Precio nuevo: antes ${before}, ahora ${now}.`,

  newsTitle: 'Tu compra cambió desde la última vez que la viste',
  newsSeen: 'Entendido',
  newsPrices: (difference: number, amount: string) => {
    if (difference === 0) return 'Algunos precios son otros; en total cuestan lo mismo.';
    return `Con los precios de hoy tus Gift Cards cuestan ${amount} ${difference > 0 ? 'más' : 'menos'}.`;
  },
  newsGone: (dropped: readonly DroppedCertificate[]) => `Ya no se vende y la quitamos: ${dropped.map(({ name, recipientName }) => `${name} para ${recipientName}`).join(', ')}.`,

  clear: 'Vaciar',
  clearTitle: 'Vaciar tu compra',
  clearText: 'Quitaremos todas las Gift Cards, con sus datos y dedicatorias.',
  cleared: 'Tu compra está vacía.',

  summary: 'Resumen de tu compra',
  subtotal: 'Subtotal',
  pay: 'Ir a pagar',

  problem: {
    nothing: 'Estas Gift Cards no tienen un valor que se pueda pagar.',
    'too-many': `Son más de ${certificateLimits.items} Gift Cards, el máximo por compra. Quita algunas.`,
    'too-much': (most: string) => `Superaste el monto máximo de Gift Cards: ${most} por compra. Quita algunas.`,
    dates: 'Revisa la fecha de envío de tus Gift Cards.',
    prices: 'Estamos comprobando los precios.',
    /** Below the banner of the frame, which says that there is no connection. */
    offline: 'Tus Gift Cards siguen aquí; podrás pagar cuando vuelva la conexión.',
    /** In a dialog, which covers the banner. */
    offlineReason: 'No tienes conexión. Podrás pagar cuando vuelva.',
    failed: 'No pudimos comprobar los precios.',
  },
} as const;
