import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { isLoggedIn, logOut, toast } from '@brasa/shared/runtime';
import { ButtonLink, Card, Notice } from '@brasa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { changePassword, recoverPassword, type NewPassword } from './access-calls.ts';
import { AccessForm } from './access-form.tsx';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { useLinkSecret } from './link-secret.ts';
import { PasswordFields } from './password-fields.tsx';
import { ResendEmail } from './resend-email.tsx';
import { useAccessForm } from './use-access-form.ts';

/** `maybeSaved`: an earlier answer was lost, and may have used the link up. */
type BadLink = { readonly message: string; readonly maybeSaved: boolean };

/** The link of a mail that lets its reader choose a password [ROUTE-038]. */
export function NewPasswordScreen() {
  usePageTitle(text.recover);
  useContentReady();
  const { hash = null } = useParams();
  const secret = useLinkSecret(hash, paths.newPassword);
  const [badLink, setBadLink] = useState<BadLink | null>(secret === null ? { message: text.recoveryFailed, maybeSaved: false } : null);
  return (
    <AccessPage title={text.recover} lead={badLink ? undefined : text.newPasswordLead}>
      {secret === null || badLink ? (
        <NextLink badLink={badLink ?? { message: text.recoveryFailed, maybeSaved: false }} />
      ) : (
        <Card>
          <PasswordForm key={secret} secret={secret} onBadLink={setBadLink} />
        </Card>
      )}
    </AccessPage>
  );
}

/** Asked for here, because who is logged in has no page for it. */
function NextLink({ badLink: { message, maybeSaved } }: { readonly badLink: BadLink }) {
  const notice = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <div ref={notice} tabIndex={-1} css={{ outline: 'none' }}>
        <Notice kind="error" live title={message}>
          {maybeSaved ? text.maybeSaved : text.recoveryFailedHint}
        </Notice>
      </div>
      {maybeSaved && (
        <ButtonLink to={paths.login} size="lg" full>
          {text.enter}
        </ButtonLink>
      )}
      <Card>
        <ResendEmail label={text.askAgain} email="" send={recoverPassword} />
      </Card>
    </>
  );
}

function PasswordForm({ secret, onBadLink }: { readonly secret: string; readonly onBadLink: (badLink: BadLink) => void }) {
  const navigate = useNavigate();
  const wasUnanswered = useRef(false);
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' }, mode: 'onTouched' });
  const state = useAccessForm(form, {
    fields: { contrasena: 'password', contrasenaConfirm: 'confirmation' },
    send: async (values) => {
      const result = await changePassword(secret, values);
      if (result.kind === 'failed') wasUnanswered.current = true;
      return result;
    },
    onDone: (_values, message) => {
      // Whose session this device has is not known here, and who holds the link may be somebody else.
      if (isLoggedIn()) logOut();
      toast({ kind: 'success', text: message || text.passwordSaved });
      void navigate(paths.login, { replace: true });
    },
    onRefused: (message) => {
      onBadLink({ message: message || text.recoveryFailed, maybeSaved: wasUnanswered.current });
      return true;
    },
  });
  return (
    <FormProvider {...form}>
      <AccessForm state={state} submitLabel={text.savePassword}>
        <PasswordFields label={text.newPassword} />
      </AccessForm>
    </FormProvider>
  );
}
