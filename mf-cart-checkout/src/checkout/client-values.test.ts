import { expect, test } from '@jest/globals';
import { instantOf } from '@brasa/shared/domain/local-time';
import { clientErrors, isComplete, type ClientValues } from './client-values.ts';

const now = instantOf('15/07/2026', '12:00') ?? 0;
const ana: ClientValues = {
  firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '5550-1234', birthday: '',
  invoiceName: '', invoiceEmail: '', invoiceDocument: '', invoiceAddress: '', wantsInvoice: false, wantsAccount: false, acceptsTerms: true,
};
const errors = (change: Partial<ClientValues>) => clientErrors({ ...ana, ...change }, now);
const required = 'Este campo es requerido';

test('name, e-mail, telephone and terms are all a guest has to give [CHK-008] [CHK-014]', () => {
  expect(isComplete(ana, now)).toBe(true);
  expect(errors({ firstName: ' ', lastName: '', email: '', phone: '', acceptsTerms: false })).toEqual({ firstName: required, lastName: required, email: required, phone: required, acceptsTerms: required });
});

test('a wrong telephone and a wrong e-mail say so [CHK-009] [CHK-010]', () => {
  expect(errors({ phone: '555', email: 'ana@' })).toEqual({ phone: 'Teléfono no válido', email: 'Ingresa un correo electrónico válido' });
});

test('an invoice asks for its four fields, and nothing is asked without one [CHK-011]', () => {
  expect(errors({ wantsInvoice: true })).toEqual({ invoiceName: required, invoiceEmail: required, invoiceDocument: required, invoiceAddress: required });
  expect(errors({ invoiceDocument: 'nonsense', invoiceEmail: 'nonsense' })).toEqual({});
});

test('the invoice takes a NIT or a DUI [CHK-012]', () => {
  const invoice = { wantsInvoice: true, invoiceName: 'Ana', invoiceEmail: 'ana@example.com', invoiceAddress: 'Zona 10' };
  expect(errors({ ...invoice, invoiceDocument: '12345678-9' })).toEqual({});
  expect(errors({ ...invoice, invoiceDocument: '1234-123456-123-1' })).toEqual({});
  expect(errors({ ...invoice, invoiceDocument: '123' })).toEqual({ invoiceDocument: 'Formato de DUI o NIT no válido' });
});

test('an account needs a birthday of at least 16 years; without one nobody asks for it [CHK-013]', () => {
  expect(errors({ wantsAccount: true })).toEqual({ birthday: required });
  expect(errors({ wantsAccount: true, birthday: '16/07/2010' })).toEqual({ birthday: 'Fecha de nacimiento no válida, mínimo de edad 16 años' });
  expect(errors({ wantsAccount: true, birthday: '15/07/2010' })).toEqual({});
  expect(errors({ birthday: 'ayer' })).toEqual({});
});
