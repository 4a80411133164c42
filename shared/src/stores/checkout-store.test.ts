import { beforeEach, expect, test } from '@jest/globals';
import { resetStores } from '../testing/reset.ts';
import { checkoutStore, emptyCheckout, resetCheckout, updateCheckout, updateClient } from './checkout-store.ts';

beforeEach(resetStores);

test('the checkout holds everything the customer has decided besides cart and delivery [CHK-001]', () => {
  expect(Object.keys(checkoutStore.get()).sort()).toEqual(
    [
      'acceptsTerms',
      'client',
      'continueWithoutRegistration',
      'editingDelivery',
      'encryptedCustomerId',
      'futureOrderDropped',
      'order',
      'partialPayment',
      'paymentMethod',
      'showPaymentSuccess',
      'step',
      'wantsAccount',
      'wantsInvoice',
    ],
  );
  expect(checkoutStore.get().step).toBe('form-data');
});

test('the form asks for the person, the invoice and the indications; a password or a consent is not part of it [CHK-002, SAVE-005, SAVE-006]', () => {
  expect(Object.keys(checkoutStore.get().client).sort()).toEqual(
    [
      'birthday',
      'email',
      'firstName',
      'invoiceAddress',
      'invoiceDocument',
      'invoiceEmail',
      'invoiceName',
      'lastName',
      'nickname',
      'notes',
      'phone',
    ],
  );
});

test('what is typed is added to what is there, and starting over forgets it', () => {
  updateClient({ firstName: 'Ana' });
  updateClient({ phone: '5550-1234' });
  updateCheckout({ step: 'payment', paymentMethod: 'cash' });
  expect(checkoutStore.get()).toMatchObject({ step: 'payment', paymentMethod: 'cash', client: { firstName: 'Ana', phone: '5550-1234', lastName: '' } });
  resetCheckout();
  expect(checkoutStore.get()).toBe(emptyCheckout);
});
