import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import type { Selection } from '@brasa/shared/domain/selection';
import { history, navigate } from '@brasa/shared/runtime';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fromLink, toLink } from './configuration-link.ts';
import { startOf } from './pizza-layout.ts';

/** Milliseconds after the last tap: browsers refuse an address that changes with every one. */
const settling = 400;

function addressOf(pathname: string, selection: Selection): string {
  const query = new URLSearchParams(history.location.search);
  query.set('p', toLink(selection));
  return `${pathname}?${query.toString()}`;
}

export type Configuration = {
  readonly selection: Selection;
  readonly change: (next: Selection) => void;
  /** Path and query of exactly what is chosen now, also while the address bar has yet to follow. */
  readonly link: () => string;
};

/** What is chosen on a product page. It starts from the address, and the address follows it: a built pizza can be sent to a friend. */
export function useConfiguration(catalog: Catalog, product: Product): Configuration {
  const { pathname, search } = useLocation();
  const [selection, setSelection] = useState(() => fromLink(catalog, product, new URLSearchParams(search).get('p')) ?? startOf(catalog, product));
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      if (history.location.pathname !== pathname) return;
      navigate(addressOf(pathname, selection), { replace: true });
    }, settling);
    return () => clearTimeout(timer);
  }, [pathname, selection, touched]);

  const change = (next: Selection) => {
    setTouched(true);
    setSelection(next);
  };
  return { selection, change, link: () => (touched ? addressOf(pathname, selection) : `${pathname}${history.location.search}`) };
}
