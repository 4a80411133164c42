import { bus, cartStore, history, local, storageKeys, toast, unfinishedOrder } from '@brasa/shared/runtime';
import type { Routing } from '../composition/routing.ts';
import { fillerOf, showsOn } from '../composition/slots.ts';
import type { Remote, RemoteSlot, SlotNeed } from '../composition/slice.ts';
import { failureText } from '../layout/layout-text.ts';
import type { MountSlot } from './areas/slots.ts';
import { whenIdle } from './intent.ts';

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

const hasCart = (): boolean => cartStore.get().lines.length > 0;
const needs: Readonly<Record<SlotNeed, () => boolean>> = {
  cart: hasCart,
  order: () => hasCart() || unfinishedOrder.read() !== null,
  certificates: () => local.read(storageKeys.certificates) !== null,
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
    cartStore.changes$.subscribe(() => later.forEach(check));
  });
}

/** Dialogs that exist only while they are open: mounted with `onClose`, gone when they call it or the page turns. */
export function openOnDemand({ remotes, mountSlot, overlays }: Omit<Options, 'routing'>): void {
  let close: (() => void) | null = null;

  const open = (name: string): void => {
    if (close) return;
    if (!fillerOf(remotes, name)) return void toast({ kind: 'error', text: failureText.search, preventDuplicate: true });
    const element = document.createElement('div');
    overlays.append(element);
    const takeAway = mountSlot(name, element, { onClose: () => close?.() });
    const stopListening = history.listen(({ location: { pathname } }) => pathname !== openedOn && close?.());
    const openedOn = history.location.pathname;
    close = () => {
      close = null;
      stopListening();
      takeAway();
      element.remove();
    };
  };

  bus.on('search/requested', () => open('search-dialog'));
}
