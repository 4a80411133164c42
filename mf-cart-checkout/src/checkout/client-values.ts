import { allOf, birthday, document, email, phone, required, type FieldRule } from '@brasa/shared/domain/field-rules';
import type { CheckoutState, ClientForm } from '@brasa/shared/runtime';

/** What step one asks for. Notes belong to step two. */
export type ClientValues = Omit<ClientForm, 'notes' | 'nickname'> & {
  readonly wantsInvoice: boolean;
  readonly wantsAccount: boolean;
  readonly acceptsTerms: boolean;
};

export type ClientErrors = Partial<Record<keyof ClientValues, string>>;

export const clientValues = ({ client, wantsInvoice, wantsAccount, acceptsTerms }: CheckoutState): ClientValues => {
  const { notes: _notes, nickname: _nickname, ...fields } = client;
  return { ...fields, wantsInvoice, wantsAccount, acceptsTerms };
};

/** Hidden fields are not asked for, so they cannot be wrong [CHK-011, CHK-013]. */
export function clientErrors(values: ClientValues, now: number): ClientErrors {
  const texts: Partial<Record<keyof ClientValues, FieldRule>> = {
    firstName: required,
    lastName: required,
    email: allOf(required, email),
    phone: allOf(required, phone),
    ...(values.wantsAccount && { birthday: allOf(required, birthday(now)) }),
    ...(values.wantsInvoice && {
      invoiceName: required,
      invoiceEmail: allOf(required, email),
      invoiceDocument: allOf(required, document),
      invoiceAddress: required,
    }),
  };
  const errors: ClientErrors = {};
  for (const [field, rule] of Object.entries(texts) as [keyof ClientValues, FieldRule][]) {
    const message = rule(String(values[field]));
    if (message !== undefined) errors[field] = message;
  }
  if (!values.acceptsTerms) errors.acceptsTerms = required('');
  return errors;
}

export const isComplete = (values: ClientValues, now: number): boolean => Object.keys(clientErrors(values, now)).length === 0;
