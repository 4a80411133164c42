import { categoryPath, mainCategories } from '@brasa/shared/domain/catalog-lookup';
import { catalogQuery } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';

/** The first category of this kind of screen, or home while there is none [NAV-004, DEC-040, DEC-078]. */
export function useMenuPath(screen: 'small' | 'wide'): string {
  // Read, never asked for: the page's start does that.
  const { data: catalog } = useQuery({ ...catalogQuery, enabled: false });
  const first = catalog && mainCategories(catalog).find(({ onlyOnSmallScreens }) => screen === 'small' || !onlyOnSmallScreens);
  return first ? categoryPath(first) : '/';
}

export function useCertificatesEnabled(): boolean {
  const { data: catalog } = useQuery({ ...catalogQuery, enabled: false });
  return catalog?.config.certificatesEnabled ?? false;
}
