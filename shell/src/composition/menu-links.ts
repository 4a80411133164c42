import type { Catalog, Category } from '@brasa/shared/domain/catalog';
import { categoryPath, mainCategories } from '@brasa/shared/domain/catalog-lookup';

/** What header and footer have to know of the menu. */
export type MenuLinks = {
  /** Paths of the first category of small and of wide screens, or home while there is none [NAV-004, DEC-040, DEC-078]. */
  readonly small: string;
  readonly wide: string;
  /** Whether gift cards are sold. */
  readonly certificates: boolean;
};

export const noMenuLinks: MenuLinks = { small: '/', wide: '/', certificates: false };

export function menuLinksOf(catalog: Catalog | null): MenuLinks {
  if (!catalog) return noMenuLinks;
  const categories = mainCategories(catalog);
  const pathOf = (category: Category | undefined): string => (category ? categoryPath(category) : '/');
  return { small: pathOf(categories[0]), wide: pathOf(categories.find(({ onlyOnSmallScreens }) => !onlyOnSmallScreens)), certificates: catalog.config.certificatesEnabled };
}
