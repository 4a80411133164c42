import { dateEvents } from '@brasa/shared/domain/date-input';
import { allOf, birthday, phone, required } from '@brasa/shared/domain/field-rules';
import type { Person } from '@brasa/shared/domain/person';
import { AppLink, useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { clock } from '@brasa/shared/runtime';
import { ButtonLink, Card, Checkbox, Field, media, Select, Stack, Text, TextInput, theme } from '@brasa/shared/ui';
import { personFields } from '@brasa/shared/wire/person-wire';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { signUp, type NewPassword } from './access-calls.ts';
import { AccessForm } from './access-form.tsx';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { by, EmailField, emailRule } from './email-field.tsx';
import { confirmationRule, PasswordFields, passwordRule } from './password-fields.tsx';
import { firstDraft, keepDraft } from './sign-up-draft.ts';
import { justSent } from './sent-email.ts';
import { useAccessForm } from './use-access-form.ts';

type Values = Person & NewPassword;

const fields = { ...personFields, contrasena: 'password', contrasenaConfirm: 'confirmation' } as const;

/** Opens an account; its mailbox has to be proven before it can be used. `/signup-account` begins with what the checkout knows. */
export function SignUpScreen({ isFromCheckout = false }: { readonly isFromCheckout?: boolean }) {
  usePageTitle(text.signUp);
  useContentReady();
  return useIsLoggedIn() ? (
    <Navigate to={paths.home} replace />
  ) : (
    <AccessPage title={text.signUp} lead={text.signUpLead}>
      <Card>
        <SignUpForm isFromCheckout={isFromCheckout} />
      </Card>
      <Stack gap="sm">
        <Text tone="soft" align="center">
          {text.haveAccount}
        </Text>
        <ButtonLink to={paths.login} variant="secondary" full>
          {text.enter}
        </ButtonLink>
      </Stack>
    </AccessPage>
  );
}

function SignUpForm({ isFromCheckout }: { readonly isFromCheckout: boolean }) {
  const navigate = useNavigate();
  const [{ person: begin, client }] = useState(() => firstDraft(isFromCheckout));
  const form = useForm<Values>({ defaultValues: { ...begin, password: '', confirmation: '' }, mode: 'onTouched' });
  const { register, formState, watch, getValues, trigger } = form;
  const { errors, touchedFields } = formState;

  // Also after it was sent: the mailbox may be the wrong one.
  useEffect(
    () => () => {
      const { password: _password, confirmation: _confirmation, ...person } = getValues();
      keepDraft({ person, client });
    },
    [getValues, client],
  );

  const state = useAccessForm(form, {
    fields,
    send: ({ password, confirmation, ...person }) => signUp(person, { password, confirmation }),
    onDone: ({ email }) => {
      void navigate(paths.activationSent, { replace: true, state: justSent(email) });
    },
  });

  return (
    <AccessForm state={state} submitLabel={text.signUp}>
      <Columns>
        <Field label={text.firstNames} name="firstNames" error={errors.firstNames?.message} required>
          <TextInput autoComplete="given-name" autoCapitalize="words" maxLength={60} enterKeyHint="next" {...register('firstNames', by(required))} />
        </Field>
        <Field label={text.lastNames} name="lastNames" error={errors.lastNames?.message} required>
          <TextInput autoComplete="family-name" autoCapitalize="words" maxLength={60} enterKeyHint="next" {...register('lastNames', by(required))} />
        </Field>
        <Field label={text.phone} name="phone" hint={text.phoneHint} error={errors.phone?.message} required>
          <TextInput type="tel" inputMode="tel" autoComplete="tel-national" maxLength={9} enterKeyHint="next" {...register('phone', by(allOf(required, phone)))} />
        </Field>
        <Field label={text.birthday} name="birthday" hint={text.birthdayHint} error={errors.birthday?.message} required>
          <TextInput
            inputMode="numeric"
            autoComplete="bday"
            maxLength={10}
            enterKeyHint="next"
            {...register('birthday', {
              ...by((value) => allOf(required, birthday(clock.now()))(value)),
              ...dateEvents((date) => form.setValue('birthday', date)),
            })}
          />
        </Field>
        <Field label={text.nickname} name="nickname" hint={text.nicknameHint} error={errors.nickname?.message} optional>
          <TextInput autoComplete="nickname" maxLength={40} enterKeyHint="next" {...register('nickname')} />
        </Field>
        <Field label={text.gender} name="gender" error={errors.gender?.message} optional>
          <Select options={Object.entries(text.genders).map(([value, label]) => ({ value, label }))} autoComplete="off" {...register('gender')} />
        </Field>
      </Columns>
      <EmailField error={errors.email?.message} maxLength={120} {...register('email', emailRule)} />
      <PasswordFields
        label={text.password}
        value={watch('password')}
        errors={errors}
        password={register('password', { ...passwordRule, onChange: () => void (touchedFields.confirmation && trigger('confirmation')) })}
        confirmation={register('confirmation', confirmationRule)}
      />
      <Checkbox label={text.advertising} {...register('wantsAdvertising')} />
      <div>
        <Text size="sm" tone="soft">
          {text.agree}
        </Text>
        <Links>
          <AppLink to={paths.terms}>{text.terms}</AppLink>
          <AppLink to={paths.privacy}>{text.privacy}</AppLink>
        </Links>
      </div>
    </AccessForm>
  );
}

const Columns = styled.div({ display: 'grid', gap: theme.space.lg, [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });
const Links = styled.div({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.lg}`, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget } });
