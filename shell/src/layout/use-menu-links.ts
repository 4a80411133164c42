import { catalogQuery } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { menuLinksOf, noMenuLinks, type MenuLinks } from '../composition/menu-links.ts';

/** As the page brought them. */
export const MenuLinksContext = createContext<MenuLinks>(noMenuLinks);

/** Those of the menu, and until it is there those of the page. */
export function useMenuLinks(): MenuLinks {
  const ofPage = useContext(MenuLinksContext);
  // Read, never asked for: the page's start does that.
  const { data: catalog } = useQuery({ ...catalogQuery, enabled: false });
  return catalog ? menuLinksOf(catalog) : ofPage;
}
