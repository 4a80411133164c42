import type { ShopConfig } from '@brasa/shared/domain/catalog';
import { toCentavos, type Centavos } from '@brasa/shared/domain/money';
import type { PaymentMethod } from '@brasa/shared/domain/order';
import { checkoutText as text } from './checkout-text.ts';

export type PaymentOption = { readonly method: PaymentMethod; readonly label: string; readonly description: string; readonly isDisabled: boolean };

type Situation = { readonly config: Pick<ShopConfig, 'cashEnabled' | 'cardDisabledMessage'>; readonly isPickup: boolean };

/** What money is paid with. A card that is switched off is shown with the reason [DEC-170]. */
export function paymentOptions({ config, isPickup }: Situation): PaymentOption[] {
  const cash: PaymentOption = { method: 'cash', label: text.cash, description: isPickup ? text.cashPickupHint : text.cashHint, isDisabled: false };
  const card: PaymentOption = { method: 'card', label: text.card, description: config.cardDisabledMessage || text.cardHint, isDisabled: config.cardDisabledMessage !== '' };
  return [...(config.cashEnabled ? [cash] : []), card];
}

/** `200`, `Q200`, `200.50`; null when empty; undefined when it is no amount. */
export function amountIn(typed: string): Centavos | null | undefined {
  const plain = typed.trim().replace(/^Q\s*/i, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? toCentavos(Number(plain)) : undefined;
}
