import type { OrderDraft } from '@brasa/shared/domain/order-draft';

/** A pickup of one pizza, paid in cash: for tests. */
export const aDraft = (change: Partial<OrderDraft> = {}): OrderDraft => ({
  cart: { lines: [], nextSequence: 0, coupon: null },
  destination: { kind: 'pickup', shopId: 2, shopName: 'Zona 10 Oakland', collectedBy: 'Ana López' },
  contact: { name: 'Ana López', phone: '5550-1234', email: 'ana@example.com' },
  payment: 'cash',
  certificateAmount: 0,
  invoice: null,
  comments: '',
  futureOrder: null,
  futureOrderDropped: false,
  warrantyMessage: '',
  pendingOrders: 0,
  wantsAccount: false,
  replacesOrder: null,
  pushToken: '',
  device: {},
  ...change,
});
