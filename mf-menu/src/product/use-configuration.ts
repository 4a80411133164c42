import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import type { Selection } from '@brasa/shared/domain/selection';
import { editedKey, selectionKey, toLink } from '@brasa/shared/domain/selection-link';
import { history, navigate } from '@brasa/shared/runtime';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressWithout } from './address-without.ts';
import { fromLink } from './configuration-link.ts';
import { startOf } from './pizza-layout.ts';

/** Milliseconds after the last tap: browsers refuse an address that changes with every one. */
const settling = 400;

function addressOf(pathname: string, selection: Selection): string {
  const query = new URLSearchParams(history.location.search);
  query.set(selectionKey, toLink(selection));
  return `${pathname}?${query.toString()}`;
}

export type Configuration = {
  readonly selection: Selection;
  readonly change: (next: Selection) => void;
  /** Path and query of exactly what is chosen now, also while the address bar has yet to follow, to be given to others: it is nothing that is in a cart. */
  readonly link: () => string;
};

/**
 * What is chosen on a product page. It starts from the address, and the address follows it: a built pizza can be sent to a
 * friend. Without a choice in the address it starts from `kept`, or as the product opens.
 */
export function useConfiguration(catalog: Catalog, product: Product, kept: Selection | undefined): Configuration {
  const { pathname, search } = useLocation();
  const [linked] = useState(() => fromLink(catalog, product, new URLSearchParams(search).get(selectionKey)));
  const [chosen, setChosen] = useState<Selection | null>(null);
  const start = useMemo(() => linked ?? kept ?? startOf(catalog, product), [catalog, product, linked, kept]);

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      const { location } = history;
      if (location.pathname === pathname) navigate(addressOf(pathname, chosen), { replace: true, state: location.state });
    }, settling);
    return () => clearTimeout(timer);
  }, [pathname, chosen]);

  return { selection: chosen ?? start, change: setChosen, link: () => addressWithout(editedKey, chosen ? addressOf(pathname, chosen) : `${pathname}${history.location.search}`) };
}
