import type { PaymentMethod } from '../domain/order.ts';
import { createStore } from './store.ts';

export type CheckoutStep = 'form-data' | 'payment';

/** What the customer types at the checkout. */
export type ClientForm = {
  readonly firstName: string;
  readonly lastName: string;
  /** dd/MM/yyyy */
  readonly birthday: string;
  readonly nickname: string;
  readonly email: string;
  readonly phone: string;
  readonly invoiceName: string;
  readonly invoiceEmail: string;
  readonly invoiceDocument: string;
  readonly invoiceAddress: string;
  /** Indications for the kitchen or the courier. */
  readonly notes: string;
};

export type OrderInProgress = { readonly number: number; readonly hash: string; readonly payment: PaymentMethod };

export type CheckoutState = {
  readonly step: CheckoutStep;
  readonly client: ClientForm;
  readonly continueWithoutRegistration: boolean;
  readonly wantsAccount: boolean;
  readonly wantsInvoice: boolean;
  readonly acceptsTerms: boolean;
  readonly paymentMethod: PaymentMethod | null;
  /** The gift-card balance pays a part, `paymentMethod` the rest [DEC-171]. */
  readonly partialPayment: boolean;
  /** The customer is changing the delivery from inside the checkout. */
  readonly editingDelivery: boolean;
  /** The future order was dropped since the last save; the next order says so [DEC-162]. */
  readonly futureOrderDropped: boolean;
  readonly order: OrderInProgress | null;
  readonly showPaymentSuccess: boolean;
  /** Customer id as the card provider's address wants it; carried, never a rule [DEC-192]. */
  readonly encryptedCustomerId: string;
};

const emptyClient: ClientForm = {
  firstName: '',
  lastName: '',
  birthday: '',
  nickname: '',
  email: '',
  phone: '',
  invoiceName: '',
  invoiceEmail: '',
  invoiceDocument: '',
  invoiceAddress: '',
  notes: '',
};

export const emptyCheckout: CheckoutState = {
  step: 'form-data',
  client: emptyClient,
  continueWithoutRegistration: false,
  wantsAccount: false,
  wantsInvoice: false,
  acceptsTerms: false,
  paymentMethod: null,
  partialPayment: false,
  editingDelivery: false,
  futureOrderDropped: false,
  order: null,
  showPaymentSuccess: false,
  encryptedCustomerId: '',
};

export const checkoutStore = createStore<CheckoutState>('checkout', emptyCheckout);

export const updateCheckout = (change: Partial<CheckoutState>): void => checkoutStore.set((current) => ({ ...current, ...change }));
export const updateClient = (change: Partial<ClientForm>): void =>
  checkoutStore.set((current) => ({ ...current, client: { ...current.client, ...change } }));
export const resetCheckout = (): void => checkoutStore.set(emptyCheckout);
