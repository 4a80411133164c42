import type { CertificatePurchase } from '@brasa/shared/domain/certificate-purchase';
import { allOf, email, nit, phone, required, taxDocument, withoutHyphens, type FieldRule } from '@brasa/shared/domain/field-rules';
import { isBoolean, isShape, isString } from '@brasa/shared/runtime';

/** Who buys, as typed. */
export type BuyerValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly wantsInvoice: boolean;
  readonly invoiceName: string;
  readonly invoiceDocument: string;
  readonly invoiceEmail: string;
  readonly invoiceAddress: string;
};

export const emptyBuyer: BuyerValues = { firstName: '', lastName: '', phone: '', email: '', wantsInvoice: false, invoiceName: '', invoiceDocument: '', invoiceEmail: '', invoiceAddress: '' };

export const isBuyerValues = isShape<BuyerValues>({
  firstName: isString,
  lastName: isString,
  phone: isString,
  email: isString,
  wantsInvoice: isBoolean,
  invoiceName: isString,
  invoiceDocument: isString,
  invoiceEmail: isString,
  invoiceAddress: isString,
});

export type BuyerErrors = Partial<Record<keyof BuyerValues, string>>;

const ofEveryone: Partial<Record<keyof BuyerValues, FieldRule>> = { firstName: required, lastName: required, phone: allOf(required, phone), email: allOf(required, email) };
/** Gift cards are invoiced under a NIT or to «consumidor final»; a DUI is not taken [DEC-166, DEC-249, VAL-005]. */
const ofInvoice: Partial<Record<keyof BuyerValues, FieldRule>> = { invoiceName: required, invoiceDocument: allOf(required, nit), invoiceEmail: allOf(required, email), invoiceAddress: required };

/** What is hidden is not asked for. */
export function buyerErrors(values: BuyerValues): BuyerErrors {
  const errors: BuyerErrors = {};
  for (const [field, rule] of Object.entries({ ...ofEveryone, ...(values.wantsInvoice && ofInvoice) }) as [keyof BuyerValues, FieldRule][]) {
    const message = rule(String(values[field]));
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

export const isComplete = (values: BuyerValues): boolean => Object.keys(buyerErrors(values)).length === 0;

export const fullName = ({ firstName, lastName }: BuyerValues): string => `${firstName.trim()} ${lastName.trim()}`;

export const buyerOf = (values: BuyerValues): Pick<CertificatePurchase, 'buyer' | 'invoice'> => ({
  buyer: { firstNames: values.firstName.trim(), name: fullName(values), phone: withoutHyphens(values.phone), email: values.email.trim() },
  invoice: values.wantsInvoice ? { name: values.invoiceName.trim(), email: values.invoiceEmail.trim(), document: taxDocument(values.invoiceDocument), address: values.invoiceAddress.trim() } : null,
});
