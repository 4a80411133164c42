import { useEffect, useRef, useState, type RefObject } from 'react';
import { removeCertificate, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { cartText as text } from './cart-text.ts';
import { changeCertificates, emptyCertificates } from './certificate-store.ts';

/** Takes cards out, says so, and lets nobody lose their place on the page. */
export function useRemoval(page: RefObject<HTMLElement | null>) {
  const [said, setSaid] = useState('');
  const next = useRef<number | null>(null);

  const goToHeading = (): void => (page.current?.querySelector<HTMLElement>('h1[tabindex]') ?? page.current)?.focus({ preventScroll: true });

  // What was pressed is gone: the row that took its place, the last one, or the heading comes next.
  useEffect(() => {
    if (next.current === null) return;
    const buttons = [...(page.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const target = buttons[Math.min(next.current, buttons.length - 1)];
    next.current = null;
    if (target) target.focus();
    else goToHeading();
  });

  return {
    said,
    goToHeading,
    remove: ({ id, card, contact }: CertificateItem, index: number): void => {
      changeCertificates((cart) => removeCertificate(cart, id));
      setSaid(text.removed(card.name, contact.recipientName));
      next.current = index;
    },
    clear: (): void => {
      emptyCertificates();
      setSaid(text.cleared);
      next.current = 0;
    },
  };
}
