import type { CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { twelveHour } from '@brasa/shared/domain/local-time';
import { isSentAtOnce, sendTime } from '@brasa/shared/domain/send-date';

const received = 'Recibimos tu pago.';

/**
 * What is said of a purchase that is paid, sentence by sentence: with a day of its own, a card is not on its way yet. `items`: its
 * cards, empty when this device does not know them. `now`: an instant.
 */
export function paidSentences(items: readonly CertificateItem[], now: number): readonly string[] {
  if (items.length === 0) return [received, 'Cada Gift Card se envía en la fecha que elegiste.'];
  if (items.every(({ sendDate }) => isSentAtOnce(sendDate, now))) return [received, 'Tus Gift Cards ya están en camino.'];
  const sentence = ({ card, contact, sendDate }: CertificateItem): string =>
    `${card.name} para ${contact.recipientName}: ${isSentAtOnce(sendDate, now) ? 'ya está en camino' : `se enviará el ${sendDate} a las ${twelveHour(sendTime)}`}.`;
  return [received, ...items.map(sentence)];
}
