import type { OrderDraft } from '../domain/order-draft.ts';

/** Nothing yet, to be collected at the counter and paid in cash. */
export const anOrderDraft = (change: Partial<OrderDraft> = {}): OrderDraft => ({
  cart: { lines: [], nextSequence: 0, coupon: null },
  destination: { kind: 'pickup', shopId: 2, shopName: 'Zona 10 Oakland', collectedBy: 'Ana López' },
  contact: { name: 'Ana López', phone: '5550-1234', email: 'ana.guest@example.com' },
  payment: 'cash',
  certificateAmount: 0,
  invoice: null,
  comments: '',
  futureOrder: null,
  futureOrderDropped: false,
  warrantyMessage: '',
  pendingOrders: 0,
  wantsAccount: false,
  birthday: '',
  replacesOrder: null,
  pushToken: '',
  device: { isBrowser: true, browserName: 'Chrome' },
  ...change,
});
