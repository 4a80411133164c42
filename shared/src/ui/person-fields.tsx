import styled from '@emotion/styled';
import type { ChangeEvent, FocusEvent } from 'react';
import { longestPhone, tidiesPhone } from '../domain/phone-input.ts';
// As handed out by the shell: a field of our own copy would not be the one its input looks for.
import { Field, media, TextInput, theme } from '@brasa/shared/ui';

/** Names of the fields, as the forms of the checkouts have them. */
export type PersonField = 'firstName' | 'lastName' | 'phone' | 'email';
export type InvoiceField = 'invoiceName' | 'invoiceDocument' | 'invoiceEmail' | 'invoiceAddress';

type Registered = {
  readonly name: string;
  readonly ref: (element: HTMLInputElement | null) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
};

type Props<Name extends string> = {
  /** Of react-hook-form. */
  readonly register: (name: Name) => Registered;
  /** What is wrong with a field; undefined when nothing is. */
  readonly error: (name: Name) => string | undefined;
};

const text = {
  firstName: 'Nombres',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  phoneHint: '8 dígitos, por ejemplo 5550-1234',
  email: 'Correo electrónico',
  invoiceName: 'Nombre para la factura',
  invoiceEmail: 'Correo para la factura',
  invoiceAddress: 'Dirección para la factura',
} as const;

/** Who orders or buys. `emailHint`: what the e-mail is for. */
export const PersonFields = ({ register, error, emailHint }: Props<PersonField> & { readonly emailHint: string }) => (
  <FieldColumns>
    <Field label={text.firstName} name="firstName" required error={error('firstName')}>
      <TextInput {...register('firstName')} autoComplete="given-name" autoCapitalize="words" maxLength={40} enterKeyHint="next" />
    </Field>
    <Field label={text.lastName} name="lastName" required error={error('lastName')}>
      <TextInput {...register('lastName')} autoComplete="family-name" autoCapitalize="words" maxLength={39} enterKeyHint="next" />
    </Field>
    <Field label={text.phone} name="phone" hint={text.phoneHint} required error={error('phone')}>
      <PhoneInput field={register('phone')} enterKeyHint="next" />
    </Field>
    <Field label={text.email} name="email" hint={emailHint} required error={error('email')}>
      <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" maxLength={120} enterKeyHint="next" />
    </Field>
  </FieldColumns>
);

/** A telephone as people write it: what is typed or pasted with blanks or the code of the country is put in the form the shop takes. */
export const PhoneInput = ({ field, enterKeyHint }: { readonly field: Registered; readonly enterKeyHint: 'next' | 'send' }) => (
  <TextInput {...field} onChange={tidiesPhone(field.onChange)} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={longestPhone} enterKeyHint={enterKeyHint} />
);

/** Whom the invoice is made out to. `document`: which one is asked for, and how it is written. */
export const InvoiceFields = ({ register, error, document }: Props<InvoiceField> & { readonly document: { readonly label: string; readonly hint: string } }) => (
  <FieldColumns>
    <Field label={text.invoiceName} name="invoiceName" required error={error('invoiceName')}>
      <TextInput {...register('invoiceName')} autoComplete="billing name" maxLength={100} />
    </Field>
    <Field label={document.label} name="invoiceDocument" hint={document.hint} required error={error('invoiceDocument')}>
      <TextInput {...register('invoiceDocument')} inputMode="text" autoComplete="off" maxLength={17} />
    </Field>
    <Field label={text.invoiceEmail} name="invoiceEmail" required error={error('invoiceEmail')}>
      <TextInput {...register('invoiceEmail')} type="email" inputMode="email" autoComplete="billing email" maxLength={120} />
    </Field>
    <Field label={text.invoiceAddress} name="invoiceAddress" required error={error('invoiceAddress')}>
      <TextInput {...register('invoiceAddress')} autoComplete="billing street-address" maxLength={200} />
    </Field>
  </FieldColumns>
);

/** Two beside each other where there is room. */
export const FieldColumns = styled.div({ display: 'grid', gap: theme.space.lg, [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });
