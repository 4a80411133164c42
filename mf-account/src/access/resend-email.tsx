import { Button, Notice, Stack, Text } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AccessResult } from './access-calls.ts';
import { accessText as text } from './access-text.ts';
import { EmailField, emailRule } from './email-field.tsx';
import { useAccessForm } from './use-access-form.ts';

/** Seconds until the next letter can be asked for: the first one is usually there by then. */
const pauseSeconds = 60;

type Props = {
  readonly label: string;
  /** Empty: it is asked for. */
  readonly email: string;
  readonly send: (email: string) => Promise<AccessResult>;
  /** One was sent a moment ago. */
  readonly wasSent?: boolean;
};

/** Another letter to the same mailbox, or to one that is typed here. */
export function ResendEmail({ label, email, send, wasSent = false }: Props) {
  const [left, setLeft] = useState(wasSent ? pauseSeconds : 0);
  const [sent, setSent] = useState('');
  const form = useForm<{ email: string }>({ defaultValues: { email } });
  const { submit, isSending, failure } = useAccessForm(form, {
    fields: { email: 'email' },
    send: (values) => {
      setSent('');
      return send(values.email);
    },
    onDone: (_values, message) => {
      setSent(message);
      setLeft(pauseSeconds);
    },
  });

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(setLeft, 1000, left - 1);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0) submit();
      }}
    >
      <Stack gap="md">
        {email === '' && <EmailField error={form.formState.errors.email?.message} {...form.register('email', emailRule)} />}
        {sent !== '' && (
          <Notice kind="success" live>
            {sent}
          </Notice>
        )}
        {failure !== '' && (
          <Notice kind="error" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="secondary" full disabled={left > 0} loading={isSending}>
          {label}
        </Button>
        {left > 0 && (
          <Text size="sm" tone="soft" align="center">
            {text.waitToResend(left)}
          </Text>
        )}
      </Stack>
    </form>
  );
}
