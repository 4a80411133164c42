import { longestContact, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { allOf, email, required, type FieldRule } from '@brasa/shared/domain/field-rules';
import { sendDate } from '@brasa/shared/domain/send-date';
import { isBoolean, isShape, isString } from '@brasa/shared/runtime';
import { personaliseText as text } from './personalise-text.ts';

/** The form while it is being filled in. */
export type FormValues = CertificateItem['contact'] & {
  /** «Otro día»: `sendDate` counts. */
  readonly sendsLater: boolean;
  /** As typed, dd/MM/yyyy. */
  readonly sendDate: string;
};

export const isFormValues = isShape<FormValues>({ buyerName: isString, recipientName: isString, recipientEmail: isString, dedication: isString, sendsLater: isBoolean, sendDate: isString });

type FormErrors = Partial<Record<keyof FormValues, string>>;

export const valuesOf = ({ contact, sendDate: day }: Pick<CertificateItem, 'contact' | 'sendDate'>): FormValues => ({ ...contact, sendsLater: day !== '', sendDate: day });

export const itemOf = ({ buyerName, recipientName, recipientEmail, dedication, sendsLater, sendDate: day }: FormValues): Pick<CertificateItem, 'contact' | 'sendDate'> => ({
  contact: { buyerName: buyerName.trim(), recipientName: recipientName.trim(), recipientEmail: recipientEmail.trim(), dedication: dedication.trim() },
  sendDate: sendsLater ? day.trim() : '',
});

const atMost =
  (longest: number): FieldRule =>
  (value) =>
    value.trim().length > longest ? text.tooLong(longest) : undefined;

const name = allOf(required, atMost(longestContact.name));

/** What is hidden is not asked for. `now` is an instant. */
export function formErrors(values: FormValues, now: number): FormErrors {
  const rules: Partial<Record<keyof FormValues, FieldRule>> = {
    buyerName: name,
    recipientName: name,
    recipientEmail: allOf(required, email),
    dedication: atMost(longestContact.dedication),
    ...(values.sendsLater && { sendDate: sendDate(now) }),
  };
  const errors: FormErrors = {};
  for (const [field, rule] of Object.entries(rules) as [keyof FormValues, FieldRule][]) {
    const message = rule(String(values[field]));
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
