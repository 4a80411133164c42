import { certificateExcess, certificateLimits, isCertificateCartInvalid, type CertificateCart, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { sendDate } from '@brasa/shared/domain/send-date';
import { cartText } from './cart-text.ts';

/** Why a card cannot leave on its day, undefined when it can. `now` is an instant. */
export const dateProblem = ({ sendDate: day }: CertificateItem, now: number): string | undefined => (day === '' ? undefined : sendDate(now)(day));

/** Why the cart cannot be checked out; empty when it can. */
export function cartProblems(cart: CertificateCart, now: number, currency: string): readonly string[] {
  const { problem } = cartText;
  const excess = certificateExcess(cart);
  return [
    isCertificateCartInvalid(cart) && problem.nothing,
    excess === 'too-many' && problem['too-many'],
    excess === 'too-much' && problem['too-much'](formatMoney(certificateLimits.subtotal, currency)),
    cart.items.some((item) => dateProblem(item, now) !== undefined) && problem.dates,
  ].filter((words) => words !== false);
}
