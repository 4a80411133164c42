import type { Product } from '@brasa/shared/domain/catalog';
import { history, navigate, rememberedPage, rememberedStep } from '@brasa/shared/runtime';
import { IconButton, theme } from '@brasa/shared/ui';
import { Heart } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { markAsGuest } from './favorites.ts';
import { favoritesText } from './favorites-text.ts';
import { useFavorites } from './use-favorites.ts';

const Filled = styled(Heart)`
  color: ${theme.color.primary};
  fill: currentColor;
`;

type Props = { readonly product: Pick<Product, 'id' | 'name'>; readonly className?: string };

/** Marks a product as a favourite; guests are asked to log in first, come back, and find it marked [MENU-023]. */
export function HeartButton({ product, className }: Props) {
  const { isLoggedIn, ids, toggle } = useFavorites();
  const isFavorite = ids.includes(product.id);

  const press = () => {
    if (isLoggedIn) return toggle(product.id);
    markAsGuest(product.id);
    // No longer on the way to pay: the log-in leads back here.
    rememberedStep.clear();
    rememberedPage.write(`${history.location.pathname}${history.location.search}`);
    navigate('/login');
  };
  return (
    <IconButton className={className} variant="soft" label={favoritesText[isFavorite ? 'remove' : 'add'](product.name)} onClick={press}>
      {isFavorite ? <Filled size={22} aria-hidden="true" /> : <Heart size={22} aria-hidden="true" />}
    </IconButton>
  );
}
