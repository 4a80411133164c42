import type { Catalog, Category } from '@brasa/shared/domain/catalog';
import { fullCategoryPath, mainCategories, subcategoriesOf } from '@brasa/shared/domain/catalog-lookup';
import { ChipLink, HorizontalScroller, Stack, media } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { menuText } from '../menu-text.ts';

/** Categories meant for small screens stay there [DEC-078]. */
const Rows = styled(Stack)`
  ${media.lg} {
    & li:has([data-small-only]) {
      display: none;
    }
  }
`;

type Props = { readonly catalog: Catalog; readonly main: Category; readonly current: Category };

/** The way to every other category, and below it into the parts of this one [DEC-024]. */
export function CategoryChips({ catalog, main, current }: Props) {
  const rows = useRef<HTMLDivElement>(null);
  const below = subcategoriesOf(catalog, main);

  // On small screens the category one is on may lie beyond the edge.
  useEffect(() => {
    for (const chip of rows.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? []) {
      const list = chip.closest('ul');
      list?.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
    }
  }, [current]);

  return (
    <Rows gap="md" ref={rows}>
      <HorizontalScroller label={menuText.categories}>
        {mainCategories(catalog).map((each) => (
          <ChipLink key={each.id} to={fullCategoryPath(catalog, each)} current={each.id === main.id} data-small-only={each.onlyOnSmallScreens || undefined}>
            {each.name}
          </ChipLink>
        ))}
      </HorizontalScroller>
      {below.length > 0 && (
        <HorizontalScroller label={menuText.subcategories}>
          <ChipLink to={fullCategoryPath(catalog, main)} current={current.id === main.id}>
            {menuText.allOf(main.name)}
          </ChipLink>
          {below.map((each) => (
            <ChipLink key={each.id} to={fullCategoryPath(catalog, each)} current={each.id === current.id}>
              {each.name}
            </ChipLink>
          ))}
        </HorizontalScroller>
      )}
    </Rows>
  );
}
