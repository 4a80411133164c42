import type { CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { twelveHour } from '@brasa/shared/domain/local-time';
import { isSentAtOnce, sendTime } from '@brasa/shared/domain/send-date';
import { checkoutText as text } from './checkout-text.ts';

/** When a card leaves that is not paid yet. `now` is an instant. */
export const sentWhen =
  (now: number) =>
  ({ sendDate }: CertificateItem): string =>
    isSentAtOnce(sendDate, now) ? text.atOnce : text.onADay(sendDate, twelveHour(sendTime));
