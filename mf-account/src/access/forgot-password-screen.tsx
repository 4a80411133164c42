import { useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Card } from '@brasa/shared/ui';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { recoverPassword } from './access-calls.ts';
import { AccessForm } from './access-form.tsx';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { EmailField, emailRule } from './email-field.tsx';
import { justSent, useSentEmail } from './sent-email.ts';
import { useAccessForm } from './use-access-form.ts';

/** Asks for a link to a new password. The answer is the same whether or not there is an account [DEC-230]. */
export function ForgotPasswordScreen() {
  usePageTitle(text.recover);
  useContentReady();
  return useIsLoggedIn() ? (
    <Navigate to={paths.home} replace />
  ) : (
    <AccessPage title={text.recover} lead={text.recoverLead}>
      <Card>
        <RecoveryForm />
      </Card>
      <ButtonLink to={paths.login} variant="ghost" full>
        {text.enter}
      </ButtonLink>
    </AccessPage>
  );
}

function RecoveryForm() {
  const navigate = useNavigate();
  const form = useForm<{ email: string }>({ defaultValues: { email: useSentEmail().email } });
  const state = useAccessForm(form, {
    fields: { email: 'email' },
    send: ({ email }) => recoverPassword(email),
    onDone: ({ email }) => void navigate(paths.recoverySent, { state: justSent(email) }),
  });
  return (
    <AccessForm state={state} submitLabel={text.sendRecovery}>
      <EmailField error={form.formState.errors.email?.message} {...form.register('email', emailRule)} enterKeyHint="send" />
    </AccessForm>
  );
}
