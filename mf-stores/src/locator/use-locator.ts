import type { Coordinates, Geography } from '@brasa/shared/domain/delivery';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createShopSearch, type ListedShop } from './search-shops.ts';

type Filter = { readonly text: string; readonly cityCode: string; readonly from: Coordinates | null };
type View = 'list' | 'map';

const everything: Filter = { text: '', cityCode: '', from: null };
/** What was looked for last, for whoever comes back from the page of a shop. In the memory of the page only. */
let lastFilter = everything;

export const forgetLocator = (): void => {
  lastFilter = everything;
};

/** What is looked for, what is found and which of it is selected. */
export function useLocator(geography: Geography, startWith: number | null) {
  const search = useMemo(() => createShopSearch(geography), [geography]);
  // The first picture is the server's, which knows nobody's filter.
  const [filter, setFilter] = useState(everything);
  const [selectedId, setSelectedId] = useState(startWith);
  const [selections, setSelections] = useState(startWith === null ? 0 : 1);
  const [view, setView] = useState<View>(startWith === null ? 'list' : 'map');
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
