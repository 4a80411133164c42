import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { logOut, toast } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, Notice, Stack } from '@brasa/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { changePassword, type NewPassword } from './access-calls.ts';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { useLinkSecret } from './link-secret.ts';
import { confirmationRule, PasswordFields, passwordRule } from './password-fields.tsx';
import { useAccessForm } from './use-access-form.ts';

/** The link of a mail that lets its reader choose a password [ROUTE-038]. */
export function NewPasswordScreen() {
  usePageTitle(text.recover);
  useContentReady();
  const { hash = null } = useParams();
  const secret = useLinkSecret(hash, paths.newPassword);
  const [refusal, setRefusal] = useState(secret === null ? text.recoveryFailed : '');
  return (
    <AccessPage title={text.recover} lead={refusal === '' ? text.newPasswordLead : undefined}>
      {secret === null || refusal !== '' ? (
        <>
          <Notice kind="error" live title={refusal || text.recoveryFailed}>
            {text.recoveryFailedHint}
          </Notice>
          <ButtonLink to={paths.forgotPassword} size="lg" full>
            {text.askAgain}
          </ButtonLink>
        </>
      ) : (
        <Card>
          <PasswordForm key={secret} secret={secret} onRefused={setRefusal} />
        </Card>
      )}
    </AccessPage>
  );
}

function PasswordForm({ secret, onRefused }: { readonly secret: string; readonly onRefused: (message: string) => void }) {
  const navigate = useNavigate();
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' }, mode: 'onTouched' });
  const { register, formState, watch, trigger } = form;
  const { errors, touchedFields } = formState;
  const { submit, isSending, failure } = useAccessForm(form, {
    fields: { contrasena: 'password', contrasenaConfirm: 'confirmation' },
    send: (values) => changePassword(secret, values),
    onDone: (_values, message) => {
      // The server has ended every session of the account, this device's too.
      logOut({ quiet: true });
      toast({ kind: 'success', text: message || text.passwordSaved });
      void navigate(paths.login, { replace: true });
    },
    onRefused: (message) => {
      onRefused(message || text.recoveryFailed);
      return true;
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        <PasswordFields
          label={text.newPassword}
          value={watch('password')}
          errors={errors}
          password={register('password', { ...passwordRule, onChange: () => void (touchedFields.confirmation && trigger('confirmation')) })}
          confirmation={register('confirmation', confirmationRule)}
        />
        {failure !== '' && (
          <Notice kind="error" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" size="lg" full loading={isSending}>
          {text.savePassword}
        </Button>
      </Stack>
    </form>
  );
}
