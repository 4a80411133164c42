import type { Order } from '@brasa/shared/domain/order';

/** What the api tells only the owner of an order, as everybody else sees it. */
const hidden = { contactName: '', contactEmail: '', address: '', indications: '', comments: '', wantsAccount: false, isOwner: false } satisfies Partial<Order>;

type OwnersFields = Pick<Order, keyof typeof hidden>;

/** An order without what only its owner is told. */
export const asStranger = (order: Order): Order => ({ ...order, ...hidden });

/** `order` as it stands now, with what its owner was told before. */
export const asOwner = (order: Order, known: OwnersFields): Order => ({ ...order, ...Object.fromEntries(Object.keys(hidden).map((field) => [field, known[field as keyof OwnersFields]])) });
