import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { removalQuestion, type CartGroup } from '@brasa/shared/domain/cart-operations';
import { cartStore, removeGroup } from '@brasa/shared/runtime';
import { cartText } from './cart-text.ts';

type Removal = { readonly group: CartGroup; readonly index: number };

/** Takes rows out, asks first when a promotion would go with them, and lets nobody lose their place on the page. */
export function useRemoval(page: RefObject<HTMLElement | null>) {
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

  const take = useCallback(({ group, index }: Removal): void => {
    removeGroup(group.sequence);
    setSaid(cartText.removed(group.lines[0]?.name ?? ''));
    next.current = index;
  }, []);
  /** The same function as long as the page is open, so that rows that stay as they are need not be drawn again. */
  const remove = useCallback((group: CartGroup, index: number): void => (removalQuestion(cartStore.get(), group.sequence) ? setAsked({ group, index }) : take({ group, index })), [take]);

  return {
    asking: asked !== null,
    said,
    remove,
    confirm: (): void => {
      if (asked) take(asked);
      setAsked(null);
    },
    cancel: (): void => setAsked(null),
  };
}
