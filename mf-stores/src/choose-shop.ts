import type { Shop } from '@brasa/shared/domain/delivery';
import { cartStore, choosePickup, configStore, deliveryReturn, navigate, toast } from '@brasa/shared/runtime';
import { storesText } from './locator/stores-text.ts';
import { cartPath, homePath, programPath } from './paths.ts';

/** Whether an order of a shop that is closed can be made for later. */
export const canProgram = (): boolean => configStore.get().futureOrdersEnabled;

/** Makes a shop the place of pickup, and leads on: to the cart, to the menu when it is empty, or to choosing an hour while the shop is closed. */
export function chooseShop(shop: Shop, isOpen: boolean): void {
  choosePickup(shop.id);
  toast({ kind: 'success', text: storesText.chosen(shop.name) });
  const next = cartStore.get().lines.length > 0 ? cartPath : homePath;
  if (isOpen || !canProgram()) return navigate(next);
  deliveryReturn.write(next);
  navigate(programPath);
}
