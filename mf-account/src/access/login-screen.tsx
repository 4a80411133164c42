import { allOf, knownPassword, required } from '@brasa/shared/domain/field-rules';
import { lazyPart, useContentReady, useIsLoggedIn, usePageTitle, useStore } from '@brasa/shared/react';
import { configStore, failedLogins, rememberedPage, rememberedStep, takeReturn, updateCheckout } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, Checkbox, Divider, Field, Notice, Skeleton, Stack, Text, TextInput } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { resendActivation } from './access-calls.ts';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { checkedBy, EmailField, emailRule } from './email-field.tsx';
import { tryLogIn, type Credentials } from './log-in.ts';
import { ResendEmail } from './resend-email.tsx';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

/** Nothing of it travels before it is due. */
const Captcha = lazyPart(async () => (await import('./captcha.tsx')).Captcha, { waiting: <Skeleton height="3.5rem" />, apology: text.captchaMissing });

/** Log in, open an account, get back into one, or go on as a guest when one came here on the way to pay [DEC-168]. */
export function LoginScreen() {
  usePageTitle(text.title);
  useContentReady();
  const loggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [wasLoggedIn] = useState(loggedIn);
  const [onTheWayToPay] = useState(() => rememberedStep.read() !== null);

  const asGuest = () => {
    rememberedStep.write('form-data');
    updateCheckout({ continueWithoutRegistration: true });
    void navigate('/checkout');
  };

  // However the customer logged in: by the form, by a passkey, in another tab. Straight to the checkout, since any other page
  // makes the cart forget that she was about to pay.
  useEffect(() => {
    if (!loggedIn || wasLoggedIn) return;
    if (rememberedStep.read() === null) return void navigate(takeReturn(rememberedPage, () => true), { replace: true });
    rememberedStep.write('payment');
    void navigate('/checkout', { replace: true });
  }, [loggedIn]);

  if (wasLoggedIn) return <Navigate to={paths.home} replace />;
  return (
    <AccessPage title={text.title} lead={text.lead}>
      {/* First, and so on the screen of a small phone: nobody has to find out that an account is not needed. */}
      {onTheWayToPay && (
        <Stack gap="md">
          <Button full size="lg" variant="secondary" onClick={asGuest}>
            {text.guest}
          </Button>
          <Text size="sm" tone="soft" align="center">
            {text.guestHint}
          </Text>
          <Divider />
        </Stack>
      )}
      <Card>
        <LoginForm />
      </Card>
      <Stack gap="sm">
        <Text tone="soft" align="center">
          {text.noAccount}
        </Text>
        <ButtonLink to={onTheWayToPay ? paths.signUpFromCheckout : paths.signUp} variant="secondary" full>
          {text.signUp}
        </ButtonLink>
      </Stack>
    </AccessPage>
  );
}

type Refusal = { readonly message: string; readonly waitingEmail: string | null };
const noRefusal: Refusal = { message: '', waitingEmail: null };

/**
 * Due after so many failures of this device, or when the last answer asked for it, and never without a site key [DEC-223, A20].
 * `attempt` counts the attempts: each needs an answer of its own.
 */
function useCaptcha() {
  const { captchaAfterFailures, captchaSiteKey } = useStore(configStore);
  const [isAsked, setAsked] = useState(false);
  const [{ attempt, answer }, setSolved] = useState({ attempt: 0, answer: '' });
  const isDue = captchaSiteKey !== '' && (isAsked || (captchaAfterFailures > 0 && failedLogins.read() >= captchaAfterFailures));
  return {
    attempt,
    isDue,
    answer: isDue ? answer : '',
    isMissing: isDue && answer === '',
    solved: (found: string): void => setSolved({ attempt, answer: found }),
    used: (asksAgain: boolean | 'unanswered'): void => {
      if (asksAgain !== 'unanswered') setAsked(asksAgain);
      setSolved({ attempt: attempt + 1, answer: '' });
    },
  };
}

/** Logs in; what follows is the screen’s. */
function LoginForm() {
  const [shown, setShown] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const captcha = useCaptcha();
  const passkey = usePasskeyLogIn((message) => setRefusal({ message, waitingEmail: null }));
  const { register, handleSubmit, formState, watch } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (credentials) => {
    if (captcha.isMissing) return setRefusal({ message: text.captchaUnsolved, waitingEmail: null });
    setRefusal(noRefusal);
    const result = await tryLogIn({ ...credentials, captcha: captcha.answer });
    if (result.ok) return;
    captcha.used(result.asksCaptcha);
    setRefusal({ message: result.message, waitingEmail: result.waitsForActivation ? credentials.email : null });
  });

  return (
    <Stack gap="lg">
      {refusal.message !== '' && (
        <Notice kind="error" live>
          {refusal.message}
        </Notice>
      )}
      {refusal.waitingEmail !== null && <ResendEmail key={refusal.waitingEmail} label={text.resendActivation} email={refusal.waitingEmail} send={resendActivation} />}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <EmailField error={errors.email?.message} {...register('email', emailRule)} autoComplete="username webauthn" />
          <Field label={text.password} name="password" error={errors.password?.message} required>
            <TextInput type={shown ? 'text' : 'password'} autoComplete="current-password" enterKeyHint="go" {...register('password', checkedBy(allOf(required, knownPassword)))} />
          </Field>
          <Checkbox label={text.show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
          {captcha.isDue && <Captcha attempt={captcha.attempt} onSolved={captcha.solved} />}
          <Button type="submit" size="lg" full loading={isSubmitting} unavailable={captcha.isMissing}>
            {text.enter}
          </Button>
          {passkey.isPossible && (
            <Button variant="secondary" full loading={passkey.isBusy} onClick={passkey.press}>
              {text.enterWithPasskey}
            </Button>
          )}
          <ButtonLink to={paths.forgotPassword} state={{ email: watch('email').trim() }} variant="ghost" full>
            {text.forgot}
          </ButtonLink>
        </Stack>
      </form>
    </Stack>
  );
}
