import type { Shop } from '@brasa/shared/domain/delivery';
import { isOpenNow, nextOpening } from '@brasa/shared/domain/opening-hours';
import { openingLine, openingSentence } from '@brasa/shared/domain/opening-text';
import { useStore } from '@brasa/shared/react';
import { useServerNow } from '@brasa/shared/react/use-server-now';
import { configStore } from '@brasa/shared/runtime';

/** `opening`: «Abre mañana a las 10:00 am», and `openingLine` the same where there is one short line; null while it is open or where no opening is known. */
export type ShopState = { readonly isOpen: boolean; readonly opening: string | null; readonly openingLine: string | null };

/** Whether orders are taken there now, judged as the cart and the server judge them. Null while the server's time is not known. */
export function useShopState(): (shop: Shop) => ShopState | null {
  const now = useServerNow();
  const config = useStore(configStore);
  return (shop) => {
    if (now === null) return null;
    const isOpen = isOpenNow(config, shop, now);
    const opens = isOpen ? null : nextOpening(config, shop, now);
    return { isOpen, opening: opens === null ? null : openingSentence(opens, now), openingLine: opens === null ? null : openingLine(opens, now) };
  };
}
