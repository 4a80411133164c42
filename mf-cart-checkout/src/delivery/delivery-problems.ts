import { outcomeMessage, type DeliveryOutcome } from '@brasa/shared/domain/coverage';
import type { Coordinates, FutureOrder } from '@brasa/shared/domain/delivery';
import { fieldMessages } from '@brasa/shared/domain/field-rules';
import { checkFutureOrder, futureOrderMessage, type FutureOrderRules } from '@brasa/shared/domain/future-order';
import { placeText } from '@brasa/shared/place/place-text';
import { clock } from '@brasa/shared/runtime';
import { deliveryText } from './delivery-text.ts';
import type { Service } from './service-choice.tsx';

/** What is missing or not possible, by where it is said. */
export type Problems = { readonly service?: string; readonly shop?: string; readonly place?: string; readonly point?: string; readonly future?: string };

export const isPossible = (order: FutureOrder | null, rules: FutureOrderRules): boolean => order !== null && checkFutureOrder(order, clock.now(), rules) === 'ok';

/** Why the chosen hour is not possible, in words [DEC-161]. */
export const futureProblem = (order: FutureOrder | null, rules: FutureOrderRules): string | undefined =>
  order ? (futureOrderMessage(checkFutureOrder(order, clock.now(), rules), rules) ?? undefined) : undefined;

type Decided = { readonly service: Service | null; readonly shopId: number | null; readonly place: Coordinates | null; readonly outcome: DeliveryOutcome | null; readonly future: string | undefined };

/** Everything that keeps «Confirmar» from going on; the fields of the address are their form's. */
export function findProblems({ service, shopId, place, outcome, future }: Decided): Problems {
  return {
    ...(service === null && { service: deliveryText.chooseService }),
    ...(service === 'pickup' && shopId === null && { shop: deliveryText.chooseShopFirst }),
    ...(service === 'home' && place === null && { place: placeText.placeFirst }),
    ...(service === 'home' && place !== null && outcome?.kind === 'choose-point' && { point: fieldMessages.deliveryPoint }),
    ...(service === 'home' && place !== null && outcome?.kind !== 'choose-point' && outcome?.kind !== 'home' && { place: (outcome && outcomeMessage(outcome)) ?? placeText.checking }),
    ...(future !== undefined && { future }),
  };
}
