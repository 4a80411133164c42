import { distanceText } from '@brasa/shared/domain/distance';
import { slugsOf } from '@brasa/shared/domain/shop-slug';
import { Heading, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { PlacedShop } from '../locator/search-shops.ts';
import { shopPath } from '../paths.ts';

type Props = { readonly title: string; readonly shops: readonly (PlacedShop & { readonly distance: number })[]; readonly all: readonly PlacedShop[] };

/** Other shops, nearest first, with how far they are. */
export function ShopLinks({ title, shops, all }: Props) {
  const slugs = slugsOf(all.map(({ shop }) => shop));
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby="otras-tiendas">
      <Heading level={2} size="lg" id="otras-tiendas">
        {title}
      </Heading>
      <Links>
        {shops.map(({ shop, city, distance }) => (
          <li key={shop.id}>
            <Link to={shopPath(slugs.get(shop.id) ?? '')}>{shop.name}</Link>
            <span>{[city, distanceText(distance)].filter((part) => part !== '').join(' · ')}</span>
          </li>
        ))}
      </Links>
    </section>
  );
}

const Links = styled.ul({
  display: 'grid',
  gap: theme.space.sm,
  margin: `${theme.space.sm} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.space.md },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget, color: theme.color.primary, fontWeight: 700 },
  '& span': { color: theme.color.inkSoft, fontSize: theme.size.sm },
});
