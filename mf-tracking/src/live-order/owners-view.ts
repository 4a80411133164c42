import type { Order } from '@brasa/shared/domain/order';

type OwnersPart = Pick<Order, 'contactName' | 'contactEmail' | 'address' | 'indications' | 'comments' | 'wantsAccount' | 'isOwner'>;

/** What the api tells nobody but the owner. */
const ofNobody: OwnersPart = { contactName: '', contactEmail: '', address: '', indications: '', comments: '', wantsAccount: false, isOwner: false };

/** An order without what only its owner is told. */
export const asStranger = (order: Order): Order => ({ ...order, ...ofNobody });

/** `order` as it stands now, with what its owner was told before. */
export function asOwner(order: Order, { contactName, contactEmail, address, indications, comments, wantsAccount, isOwner }: OwnersPart): Order {
  return { ...order, contactName, contactEmail, address, indications, comments, wantsAccount, isOwner };
}
