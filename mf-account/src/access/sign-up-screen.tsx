import type { Person } from '@brasa/shared/domain/person';
import { AppLink, useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Card, Checkbox, Stack, Text, theme } from '@brasa/shared/ui';
import { personFields } from '@brasa/shared/wire/person-wire';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { signUp, type NewPassword } from './access-calls.ts';
import { AccessForm } from './access-form.tsx';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { EmailField, emailRule } from './email-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
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
  const { getValues } = form;

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
    <FormProvider {...form}>
      <AccessForm state={state} submitLabel={text.signUp}>
        <PersonFields asksBirthday />
        <AccountFields />
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
    </FormProvider>
  );
}

/** A component of its own: fields are gone to in the order in which they are registered, and those of the person come first. */
function AccountFields() {
  const { register, formState } = useFormContext<Values>();
  return (
    <>
      <EmailField error={formState.errors.email?.message} maxLength={120} {...register('email', emailRule)} />
      <PasswordFields label={text.password} />
      <Checkbox label={text.advertising} {...register('wantsAdvertising')} />
    </>
  );
}

const Links = styled.div({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.lg}`, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget } });
