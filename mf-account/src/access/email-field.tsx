import { allOf, email, required, type FieldRule } from '@brasa/shared/domain/field-rules';
import { Field, TextInput, type TextInputProps } from '@brasa/shared/ui';
import { accessText as text } from './access-text.ts';

/** A rule as the form wants it. */
export const checkedBy = (rule: FieldRule) => ({ validate: (value: string) => rule(value) ?? true });

export const emailRule = checkedBy(allOf(required, email));

/** The mailbox of an account: what password managers call its user name. */
export const EmailField = ({ error, ...input }: TextInputProps & { readonly error: string | undefined }) => (
  <Field label={text.email} name="email" error={error} required>
    <TextInput type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} enterKeyHint="next" {...input} />
  </Field>
);
