import { afterPaint } from '@brasa/shared/after-paint';
import { bus, cartStore, history, local, pendingCalls, storageKeys, toast, unfinishedOrder } from '@brasa/shared/runtime';
import type { Routing } from '../composition/routing.ts';
import { showsOn } from '../composition/slots.ts';
import type { RemoteSlot } from '@brasa/shared/composition/remote-schema';
import type { Remote } from '../composition/slice.ts';
import { failureText } from '../layout/layout-text.ts';
import type { MountSlot } from './areas/slots.ts';
import { whenIdle } from './when-idle.ts';

type Options = { readonly remotes: readonly Remote[]; readonly routing: Routing; readonly mountSlot: MountSlot; readonly overlays: HTMLElement };

/** Where a slot stands: the place the page keeps for it, or over everything. */
function elementFor(name: string, overlays: HTMLElement): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (found) return found;
  const element = document.createElement('div');
  element.dataset.place = name;
  overlays.append(element);
  return element;
}

const isStored = (key: string): boolean => local.read(key) !== null;
const hasCart = (): boolean => cartStore.get().lines.length > 0;
const needs: Readonly<Record<NonNullable<RemoteSlot['when']>, () => boolean>> = {
  cart: hasCart,
  order: () => hasCart() || unfinishedOrder.read() !== null || isStored(storageKeys.orderAttempt),
  certificates: () => [storageKeys.certificates, storageKeys.giftOrder, storageKeys.giftAttempt].some(isStored),
};

const isNeeded = ({ when }: RemoteSlot): boolean => when === undefined || needs[when]();

/** Fills the places of the frame as the customer walks through the pages that have them. */
export function fillFrame({ remotes, routing, mountSlot, overlays }: Options): void {
  const shown = new Map<string, () => void>();
  const standing = remotes.flatMap(({ slots }) => slots).filter(({ load }) => load !== 'demand');

  const check = (slot: RemoteSlot): void => {
    const { pathname } = history.location;
    const wanted = (routing.placeOf(pathname)?.frame ?? true) && showsOn(slot, pathname);
    const takeAway = shown.get(slot.name);
    // Once there it stays: a dialog is not taken away because its order was just placed.
    if (wanted && !takeAway && isNeeded(slot)) shown.set(slot.name, mountSlot(slot.name, elementFor(slot.name, overlays), {}));
    if (!wanted && takeAway) {
      takeAway();
      shown.delete(slot.name);
    }
  };

  const atOnce = standing.filter(({ load }) => load === 'now');
  const later = standing.filter(({ load }) => load !== 'now');
  atOnce.forEach(check);
  history.listen(() => atOnce.forEach(check));
  if (later.length === 0) return;
  whenIdle(() => {
    later.forEach(check);
    history.listen(() => later.forEach(check));
    // The new count in the header does not wait for what it brings.
    cartStore.changes$.subscribe(() => afterPaint(() => later.forEach(check)));
  });
}

/** The loading indicator shows until the answer is called. */
function announceWait(): () => void {
  let waiting = true;
  pendingCalls.set((count) => count + 1);
  return () => {
    if (waiting) pendingCalls.set((count) => count - 1);
    waiting = false;
  };
}

const openedBy = (remotes: readonly Remote[], event: string): string | undefined => remotes.flatMap(({ slots }) => slots).find(({ opens }) => opens === event)?.name;

/** Dialogs that exist only while they are open: mounted with `onClose`, gone when they call it or the page turns. */
export function openOnDemand({ remotes, mountSlot, overlays }: Omit<Options, 'routing'>): void {
  let close: (() => void) | null = null;

  const apologize = (): void => void toast({ kind: 'error', text: navigator.onLine ? failureText.search : failureText.searchOffline, preventDuplicate: true });

  const open = (name: string | undefined): void => {
    if (close) return;
    if (name === undefined) return apologize();
    const element = document.createElement('div');
    overlays.append(element);
    const arrived = announceWait();
    const takeAway = mountSlot(name, element, { onClose: () => close?.() }, (outcome) => {
      arrived();
      if (outcome === 'shown') return;
      // The next press tries again.
      close?.();
      apologize();
    });
    const stopListening = history.listen(({ location: { pathname } }) => pathname !== openedOn && close?.());
    const openedOn = history.location.pathname;
    close = () => {
      close = null;
      arrived();
      stopListening();
      takeAway();
      element.remove();
    };
  };

  // Pressed in the header: it is heard, also when nobody offers it.
  bus.on('search/requested', () => open(openedBy(remotes, 'search/requested')));
}
