import { useState } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import { totals } from '@brasa/shared/domain/cart-operations';
import type { ShopConfig } from '@brasa/shared/domain/catalog';
import type { Geography } from '@brasa/shared/domain/delivery';
import { describeDevice } from '@brasa/shared/domain/device';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { useCustomerAnswer, useIsLoggedIn, useSite, useStore } from '@brasa/shared/react';
import { checkoutStore, deliveryStore, unfinishedOrder } from '@brasa/shared/runtime';
import { toPendingOrders } from '@brasa/shared/wire/orders-wire';
import { useGiftBalance } from '../customer/gift-balance-query.ts';
import { buildDraft } from './build-draft.ts';
import { checkoutText as text } from './checkout-text.ts';
import { fundingOf, type Funding } from './funding.ts';
import { payWithStore } from './pay-with-store.ts';
import { amountIn, paymentOptions, type PaymentOption } from './payment-options.ts';

/** How many orders of the customer are on their way. */
const toCount = (answer: unknown): number => toPendingOrders(answer).count;

const thisDevice = () => describeDevice(navigator.userAgent, window.innerWidth > window.innerHeight ? 'landscape' : 'portrait');

type Facts = { readonly cart: Cart; readonly config: ShopConfig; readonly geography: Geography | undefined };

export type DraftState = {
  /** Null until it is known how it is paid. */
  readonly draft: OrderDraft | null;
  readonly options: readonly PaymentOption[];
  readonly funding: Funding;
  readonly balance: Centavos;
  /** As typed. */
  readonly payWith: string;
  readonly payWithError: string | undefined;
};

/** The order as it stands now, and how it would be paid. */
export function useOrderDraft({ cart, config, geography }: Facts): DraftState {
  const checkout = useStore(checkoutStore);
  const { mode, futureOrder } = useStore(deliveryStore);
  const payWith = useStore(payWithStore);
  const { testLocation } = useSite();
  const isCustomer = useIsLoggedIn();
  const [device] = useState(thisDevice);
  const { data: pendingOrders = 0 } = useCustomerAnswer('cliente/getOrdersPend', toCount);
  const known = useGiftBalance({ enabled: config.certificatesEnabled });
  const balance = isCustomer ? (known ?? 0) : null;

  const { total } = totals(cart);
  const options = paymentOptions({ config, isPickup: mode.kind === 'pickup' });
  const offered = options.filter(({ isDisabled }) => !isDisabled).map(({ method }) => method);
  const funding = fundingOf(checkout, { total, balance }, offered);
  const { method: payment, certificate, due } = funding;
  const given = amountIn(payWith);
  const isTooLittle = given === undefined || (given !== null && given < due);

  const shopName = geography?.shops.find(({ id }) => mode.kind === 'pickup' && id === mode.shopId)?.name ?? '';
  const parts = { cart, mode, futureOrder, checkout, certificate, config, testLocation, shopName, payWith: given ?? null, pendingOrders, isCustomer, replacesOrder: unfinishedOrder.read(), device };
  return {
    draft: payment && buildDraft({ ...parts, payment }),
    options,
    funding,
    balance: balance ?? 0,
    payWith,
    payWithError: isTooLittle ? text.payWithLow(formatMoney(due, config.currency)) : undefined,
  };
}
