import type { Coordinates, Geography } from '@brasa/shared/domain/delivery';
import { bus } from '@brasa/shared/runtime';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createShopSearch, type ListedShop } from './search-shops.ts';

type Filter = { readonly text: string; readonly cityCode: string; readonly from: Coordinates | null };
export type View = 'list' | 'map';

const everything: Filter = { text: '', cityCode: '', from: null };
/** The last filter, for a customer who comes back from the page of a shop. In memory only. */
let lastFilter = everything;

export const forgetLocator = (): void => {
  lastFilter = everything;
};
// The position of a customer must not reach the next user of the device.
bus.on('session/ended', ({ quiet }) => void (quiet || forgetLocator()));

type Options = { /** Shop that the customer comes for. */ readonly startWith: number | null; readonly view: View; readonly setView: (view: View) => void };

/** The filter, the shops that match it and which of them is selected. `view`: what stands on a screen without room for both list and map. */
export function useLocator(geography: Geography, { startWith, view, setView }: Options) {
  const search = useMemo(() => createShopSearch(geography), [geography]);
  // The first render has to be the server's, which has no filter.
  const [filter, setFilter] = useState(everything);
  const [selectedId, setSelectedId] = useState(startWith);
  const [selections, setSelections] = useState(startWith === null ? 0 : 1);
  const [searches, setSearches] = useState(0);
  const text = useDeferredValue(filter.text);
  const { cityCode, from } = filter;
  const listed = useMemo(() => search({ text, cityCode, from }), [search, text, cityCode, from]);
  const ids = listed.map(({ shop }) => shop.id).join();
  const selected = listed.find(({ shop }) => shop.id === selectedId) ?? null;

  useEffect(() => {
    // Who comes for one shop does not find it hidden by what was looked for before.
    if (startWith !== null) lastFilter = everything;
    else if (lastFilter !== everything) setFilter(lastFilter);
  }, []);

  // A shop that left the results is not selected any more, also when it comes back [STO-023].
  useEffect(() => {
    if (selectedId !== null && !selected) setSelectedId(null);
  }, [ids]);

  const shown = useRef(ids);
  useEffect(() => {
    if (shown.current === ids) return;
    shown.current = ids;
    setSearches((count) => count + 1);
  }, [ids]);

  // Not of the filter of this moment: the device may say where it is while something is typed.
  const change = useCallback((part: Partial<Filter>): void => {
    lastFilter = { ...lastFilter, ...part };
    setFilter(lastFilter);
  }, []);
  const select = useCallback((id: number): void => {
    setSelectedId(id);
    setSelections((count) => count + 1);
  }, []);

  return {
    filter,
    change,
    clear: () => change({ text: '', cityCode: '' }),
    listed,
    /** Counts the changes of what is listed. */
    searches,
    selected,
    /** Counts: selecting the same shop again shows it again. */
    selections,
    /** Somebody selected one on this page, and did not come for it. */
    isPressed: selections > (startWith === null ? 0 : 1),
    select,
    unselect: () => setSelectedId(null),
    view,
    setView,
  };
}

export type Locator = ReturnType<typeof useLocator>;

/** The nearest of those that are open and hand over the counter; null while no place is known. */
export function nearestOpen(listed: readonly ListedShop[], isOpen: (listed: ListedShop) => boolean): number | null {
  const open = listed.filter((each) => each.distance !== null && each.shop.servesPickup && isOpen(each));
  return open.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0))[0]?.shop.id ?? null;
}
