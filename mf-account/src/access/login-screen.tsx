import { allOf, email, knownPassword, required, type FieldRule } from '@brasa/shared/domain/field-rules';
import { useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { rememberedPage, rememberedStep, takeReturn, updateCheckout } from '@brasa/shared/runtime';
import { Button, Card, Checkbox, Container, Divider, Field, Notice, PageHeading, Stack, Text, TextInput, theme } from '@brasa/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { accessText } from './access-text.ts';
import { tryLogIn, type Credentials } from './log-in.ts';

/** A rule as the form wants it. */
const by = (rule: FieldRule) => ({ validate: (value: string) => rule(value) ?? true });

/** Log in, or go on as a guest when one came here on the way to pay [DEC-168]. */
export function LoginScreen() {
  usePageTitle(accessText.title);
  useContentReady();
  const loggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(false);
  const [onTheWayToPay] = useState(() => rememberedStep.read() !== null);

  const goOn = () => {
    setEntered(true);
    if (rememberedStep.read() === null) return void navigate(takeReturn(rememberedPage, () => true), { replace: true });
    rememberedStep.write('payment');
    void navigate('/checkout', { replace: true });
  };
  const asGuest = () => {
    rememberedStep.write('form-data');
    updateCheckout({ continueWithoutRegistration: true });
    void navigate('/checkout');
  };

  if (loggedIn && !entered) return <Navigate to="/" replace />;
  return (
    <Container narrow css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="xl">
        <Stack gap="sm">
          <PageHeading level={1}>{accessText.title}</PageHeading>
          <Text tone="soft">{accessText.lead}</Text>
        </Stack>
        {/* First, and so on the screen of a small phone: nobody has to find out that an account is not needed. */}
        {onTheWayToPay && (
          <Stack gap="md">
            <Button full size="lg" variant="secondary" onClick={asGuest}>
              {accessText.guest}
            </Button>
            <Text size="sm" tone="soft" align="center">
              {accessText.guestHint}
            </Text>
            <Divider />
          </Stack>
        )}
        <Card>
          <LoginForm onEntered={goOn} />
        </Card>
      </Stack>
    </Container>
  );
}

function LoginForm({ onEntered }: { readonly onEntered: () => void }) {
  const [shown, setShown] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (credentials) => {
    setRefusal('');
    const result = await tryLogIn(credentials);
    if (result.ok) onEntered();
    else setRefusal(result.message);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        {refusal !== '' && (
          <Notice kind="error" live>
            {refusal}
          </Notice>
        )}
        <Field label={accessText.email} name="email" error={errors.email?.message} required>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            enterKeyHint="next"
            {...register('email', by(allOf(required, email)))}
          />
        </Field>
        <Field label={accessText.password} name="password" error={errors.password?.message} required>
          <TextInput type={shown ? 'text' : 'password'} autoComplete="current-password" enterKeyHint="go" {...register('password', by(allOf(required, knownPassword)))} />
        </Field>
        <Checkbox label={accessText.show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <Button type="submit" size="lg" full loading={isSubmitting}>
          {accessText.enter}
        </Button>
      </Stack>
    </form>
  );
}
