import { fieldMessages, required } from '@brasa/shared/domain/field-rules';
import { useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { rememberedPage, rememberedStep, takeReturn, updateCheckout } from '@brasa/shared/runtime';
import { Button, Card, Checkbox, Container, Divider, Field, Heading, Notice, Stack, Text, TextInput, theme } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { accessText } from './access-text.ts';
import { tryLogIn, type Credentials } from './log-in.ts';

const looksLikeEmail = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/;

/** Log in, or go on as a guest when one came here on the way to pay [DEC-168]. */
export function LoginScreen() {
  usePageTitle(accessText.title);
  useContentReady();
  const loggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(false);
  const [onTheWayToPay, setOnTheWayToPay] = useState(false);
  useEffect(() => setOnTheWayToPay(rememberedStep.read() !== null), []);

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
          <Heading level={1}>{accessText.title}</Heading>
          <Text tone="soft">{accessText.lead}</Text>
        </Stack>
        <Card>
          <LoginForm onEntered={goOn} />
        </Card>
        {onTheWayToPay && (
          <Stack gap="md">
            <Divider />
            <Text align="center">{accessText.guestHint}</Text>
            <Button full size="lg" variant="secondary" onClick={asGuest}>
              {accessText.guest}
            </Button>
          </Stack>
        )}
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
            {...register('email', { validate: (value) => required(value) ?? (looksLikeEmail.test(value.trim()) || fieldMessages.email) })}
          />
        </Field>
        <Field label={accessText.password} name="password" error={errors.password?.message} required>
          <TextInput type={shown ? 'text' : 'password'} autoComplete="current-password" {...register('password', { validate: (value) => required(value) ?? true })} />
        </Field>
        <Checkbox label={accessText.show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <Button type="submit" size="lg" full loading={isSubmitting}>
          {accessText.enter}
        </Button>
      </Stack>
    </form>
  );
}
