import { isCommonPassword, learnKnownPasswords, passwordStrength, uncommonPassword, type PasswordStrength } from '@brasa/shared/domain/common-passwords';
import { allOf, fieldMessages, newPassword, required } from '@brasa/shared/domain/field-rules';
import { passwordNeeds } from '@brasa/shared/domain/password-needs';
import { Checkbox, Field, Stack, Text, TextInput, theme, VisuallyHidden } from '@brasa/shared/ui';
import { Check } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';
import type { NewPassword } from './access-calls.ts';
import { accessText as text } from './access-text.ts';
import { checkedBy } from './email-field.tsx';

const passwordRule = checkedBy(allOf(required, newPassword, uncommonPassword));

type Props = {
  /** The present password, where it has to be known. */
  readonly current?: { readonly label: string; readonly error: string | undefined; readonly input: UseFormRegisterReturn };
  readonly label: string;
  /** What is said when the second one is not as the first [DEC-234]. */
  readonly differs?: string;
};

/** The fields `password` and `confirmation` of the form around: a password being chosen, typed twice, with what it still needs [VAL-019]. */
export function PasswordFields({ current, label, differs = fieldMessages.differentPasswords }: Props) {
  const [shown, setShown] = useState(false);
  const { register, watch, trigger, formState } = useFormContext<NewPassword>();
  const { errors, touchedFields } = formState;
  const password = register('password', { ...passwordRule, onChange: () => void (touchedFields.confirmation && trigger('confirmation')) });
  const confirmation = register('confirmation', { validate: (value, values) => required(value) ?? (value === values.password ? true : differs) });
  const input = { type: shown ? 'text' : 'password', autoComplete: 'new-password', autoCapitalize: 'none', spellCheck: false, maxLength: 256 } as const;
  return (
    <Stack gap="lg">
      {current && (
        <Field label={current.label} name="current" error={current.error} required>
          <TextInput {...input} autoComplete="current-password" enterKeyHint="next" {...current.input} />
        </Field>
      )}
      <Stack gap="sm">
        <Field label={label} name="password" error={errors.password?.message} required>
          <TextInput {...input} enterKeyHint="next" aria-describedby={errors.password ? 'campo-password-error password-needs' : 'password-needs'} {...password} />
        </Field>
        <PasswordNeeds value={watch('password')} />
      </Stack>
      <Field label={text.confirmation} name="confirmation" error={errors.confirmation?.message} required>
        <TextInput {...input} enterKeyHint="done" {...confirmation} />
      </Field>
      <Checkbox label={text.show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
    </Stack>
  );
}

const needs = Object.entries({ ...passwordNeeds, uncommon: (value: string) => value !== '' && !isCommonPassword(value) }) as [keyof typeof text.needs, (value: string) => boolean][];

/** The lists of known passwords are loaded with the first character; until then, and without a network, only the api knows them. */
function useKnownPasswords(isNeeded: boolean): void {
  const [, setLearned] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "known-passwords" */ '@brasa/shared/domain/known-passwords')
      .then((lists) => {
        learnKnownPasswords(lists);
        setLearned(true);
      })
      .catch(() => undefined);
  }, [isNeeded]);
}

function PasswordNeeds({ value }: { readonly value: string }) {
  useKnownPasswords(value !== '');
  const strength = passwordStrength(value);
  return (
    <Needs id="password-needs">
      <Text size="sm" tone="soft">
        {text.needsTitle}
      </Text>
      <ul>
        {needs.map(([need, holds]) => {
          const isMet = holds(value);
          return (
            <li key={need} data-met={isMet}>
              <span aria-hidden>{isMet && <Check size={14} strokeWidth={3} />}</span>
              {text.needs[need]}
              <VisuallyHidden>{`: ${isMet ? text.met : text.missing}. `}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      {value !== '' && (
        <Strength data-strength={strength}>
          <span aria-hidden />
          <span>
            {text.strength} <strong>{text.strengths[strength]}</strong>
          </span>
        </Strength>
      )}
    </Needs>
  );
}

const filled = { weak: '33%', good: '66%', strong: '100%' } as const;
const Strength = styled.p<{ readonly 'data-strength': PasswordStrength }>`
  display: grid;
  gap: ${theme.space.xs};
  margin: ${theme.space.md} 0 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.sm};

  & > span:first-of-type {
    height: 0.375rem;
    border-radius: 1rem;
    background: linear-gradient(
      to right,
      ${({ 'data-strength': strength }) => theme.color[strength === 'weak' ? 'danger' : 'success']} ${({ 'data-strength': strength }) => filled[strength]},
      ${theme.color.lineStrong} 0
    );
  }
`;

const Needs = styled.div`
  & ul {
    display: grid;
    gap: ${theme.space.xs};
    margin: ${theme.space.xs} 0 0;
    padding: 0;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${theme.space.sm};
  }
  & li > span:first-of-type {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border: 1.5px solid ${theme.color.lineStrong};
    border-radius: 50%;
  }
  & li[data-met='true'] {
    color: ${theme.color.success};
    font-weight: 600;
  }
  & li[data-met='true'] > span:first-of-type {
    border-color: ${theme.color.success};
  }
`;
