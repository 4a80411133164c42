import type { Shop } from '@brasa/shared/domain/delivery';
import { Button, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { canProgram, chooseShop } from '../choose-shop.ts';
import type { ShopState } from '../use-shop-state.ts';
import { storesText } from './stores-text.ts';

type ChooseProps = {
  readonly shop: Shop;
  readonly state: ShopState | null;
  readonly variant?: 'primary' | 'secondary';
  /** Its words, where they must not change when it turns out that the shop is closed. */
  readonly label?: string;
};

/** «Recoger aquí», or for later while the shop is closed. Nothing where orders are only brought. */
export function ChooseButton({ shop, state, variant = 'secondary', label }: ChooseProps) {
  if (!shop.servesPickup) return null;
  const isOpen = state?.isOpen ?? true;
  return (
    <Button variant={variant} onClick={() => chooseShop(shop, isOpen)}>
      {label ?? (isOpen || !canProgram() ? storesText.choose : storesText.program)}
    </Button>
  );
}

/** A link to another application. */
export const OutsideLink = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.touchTarget,
  paddingInline: theme.space.md,
  color: theme.color.primary,
  fontWeight: 700,
});
