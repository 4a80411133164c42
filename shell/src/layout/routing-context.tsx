import { createContext, useContext } from 'react';
import type { LinkedPage, Pages, Place, Routing } from '../composition/routing.ts';
import type { PageRole } from '@brasa/shared/composition/remote-schema';

/** The addresses of the remotes on this page: the frame knows none by itself. */
export const RoutingContext = createContext<Routing>({ placeOf: () => null, pages: {} });

export const usePlace = (pathname: string): Place | null => useContext(RoutingContext).placeOf(pathname);

export const usePages = (): Pages => useContext(RoutingContext).pages;

/** Null when no remote offers it: its links are not there. */
export const usePage = (role: PageRole): LinkedPage | null => usePages()[role] ?? null;
