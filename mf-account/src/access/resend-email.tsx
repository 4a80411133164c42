import { Button, Notice, Stack, Text } from '@brasa/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AccessResult } from './access-calls.ts';
import { accessText as text } from './access-text.ts';
import { EmailField, emailRule } from './email-field.tsx';
import { useAccessForm } from './use-access-form.ts';

/** Until the next letter can be asked for: the first one is usually there by then. */
const pauseMs = 60_000;

type Props = {
  readonly label: string;
  /** Empty: it is asked for. */
  readonly email: string;
  readonly send: (email: string) => Promise<AccessResult>;
  /** When the last one was sent, in ms. */
  readonly sentAt?: number;
};

/** Seconds until `pauseMs` after an instant. By the clock, not by counting: pages are put to sleep while their customer reads the mail. */
function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  // A device whose clock was put back does not wait longer.
  const left = Math.ceil(Math.min(Math.max(sentAt + pauseMs - now, 0), pauseMs) / 1000);
  const isWaiting = left > 0;
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    if (!isWaiting) return undefined;
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [sentAt, isWaiting]);
  return left;
}

/** Another letter to the same mailbox, or to one that is typed here. */
export function ResendEmail({ label, email, send, sentAt = 0 }: Props) {
  const [lastSentAt, setLastSentAt] = useState(sentAt);
  const left = useSecondsLeft(lastSentAt);
  const waitId = useId();
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
      setLastSentAt(Date.now());
    },
  });

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
        <Button type="submit" variant="secondary" full unavailable={left > 0} aria-describedby={left > 0 ? waitId : undefined} loading={isSending}>
          {label}
        </Button>
        {left > 0 && (
          <Text id={waitId} size="sm" tone="soft" align="center">
            {text.waitToResend(left)}
          </Text>
        )}
      </Stack>
    </form>
  );
}
