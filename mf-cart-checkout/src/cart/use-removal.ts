import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import { removalQuestion, type CartGroup } from '@brasa/shared/domain/cart-operations';
import { removeGroup } from '@brasa/shared/runtime';
import { cartText } from './cart-text.ts';

type Removal = { readonly group: CartGroup; readonly index: number };

/** Takes rows out, asks first when a promotion would go with them, and lets nobody lose their place on the page. */
export function useRemoval(cart: Cart, page: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<Removal | null>(null);
  const [said, setSaid] = useState('');
  const next = useRef<number | null>(null);

  // What was pressed is gone: the row that took its place, the last one, or the heading comes next.
  useEffect(() => {
    if (next.current === null) return;
    const buttons = [...(page.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const target = buttons[Math.min(next.current, buttons.length - 1)] ?? page.current?.querySelector<HTMLElement>('h1[tabindex]') ?? page.current;
    next.current = null;
    target?.focus({ preventScroll: buttons.length === 0 });
  });

  const take = ({ group, index }: Removal): void => {
    removeGroup(group.sequence);
    setSaid(cartText.removed(group.lines[0]?.name ?? ''));
    next.current = index;
  };

  return {
    asking: asked !== null,
    said,
    remove: (group: CartGroup, index: number): void => (removalQuestion(cart, group.sequence) ? setAsked({ group, index }) : take({ group, index })),
    confirm: (): void => {
      if (asked) take(asked);
      setAsked(null);
    },
    cancel: (): void => setAsked(null),
  };
}
