import { useCustomerChanged } from '@brasa/shared/react/use-customer-changed';
import { isLoggedIn, local, logOut, navigate, storageKeys, toast } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, Dialog, Heading, Notice, Stack, Text, theme } from '@brasa/shared/ui';
import type { Customer } from '@brasa/shared/wire/customer-wire';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { closeAccount, withdrawConsent } from './profile-calls.ts';
import { profileText as text } from './profile-text.ts';

/** What closing an account means, said before it is asked for [PROF-016]. */
export function CloseAccountScreen({ customer: { wantsAdvertising } }: { readonly customer: Customer }) {
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState('');
  return (
    <>
      {wantsAdvertising && <Consent />}
      <Card>
        <Stack gap="lg">
          <Text>{text.closeLead}</Text>
          {text.closeSteps.map(({ when, what }) => (
            <div key={when}>
              <Heading level={2} size="md">
                {when}
              </Heading>
              <What>
                {what.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </What>
            </div>
          ))}
          <Notice kind="warning">{text.closeWarning}</Notice>
          {refusal !== '' && (
            <Notice
              kind="error"
              live
              action={
                <ButtonLink to="/orders" variant="secondary">
                  {text.seeOrders}
                </ButtonLink>
              }
            >
              {refusal}
            </Notice>
          )}
          <Button variant="danger" size="lg" full onClick={() => setAsked(true)}>
            {text.close}
          </Button>
        </Stack>
      </Card>
      <Question
        open={isAsked}
        onClose={() => setAsked(false)}
        onRefused={(message) => {
          setAsked(false);
          setRefusal(message);
        }}
      />
    </>
  );
}

type QuestionProps = { readonly open: boolean; readonly onClose: () => void; readonly onRefused: (message: string) => void };

function Question({ open, onClose, onRefused }: QuestionProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const wasUnanswered = useRef(false);

  const close = async (): Promise<void> => {
    setSending(true);
    setFailure('');
    const result = await closeAccount();
    if (result.kind === 'done') return leave(result.message);
    setSending(false);
    if (result.kind === 'refused') {
      toast({ kind: 'warning', text: result.message, preventDuplicate: true });
      return onRefused(result.message);
    }
    // An account that is closed knows no session: the answer that was lost may have been the one that said so.
    if (wasUnanswered.current && !isLoggedIn()) toast({ kind: 'info', text: text.maybeClosed });
    wasUnanswered.current = true;
    setFailure(result.message);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isSending}
      title={text.tabs.close}
      actions={
        <>
          <Button variant="secondary" unavailable={isSending} onClick={() => isSending || onClose()}>
            {text.cancel}
          </Button>
          <Button variant="danger" loading={isSending} onClick={() => void close()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{text.closeQuestion}</Text>
        {failure !== '' && (
          <Notice kind="error" live>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** The account is closed; what this device knows of its owner goes with it, the favourites of the device included: they lie under mailboxes. */
function leave(message: string): void {
  logOut();
  local.remove(storageKeys.favorites);
  toast({ kind: 'success', text: message || text.closed });
  navigate('/', { replace: true });
}

/** Whoever only wants fewer letters need not close anything. */
function Consent() {
  const changed = useCustomerChanged();
  const [isSending, setSending] = useState(false);
  const withdraw = async (): Promise<void> => {
    setSending(true);
    const { kind, message } = await withdrawConsent();
    toast({ kind: kind === 'done' ? 'success' : kind === 'refused' ? 'warning' : 'error', text: message || text.saved });
    if (kind === 'done') await changed();
    setSending(false);
  };
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2} size="md">
          {text.advertising}
        </Heading>
        <Text>{text.advertisingHint}</Text>
        <Button variant="secondary" loading={isSending} onClick={() => void withdraw()}>
          {text.noAdvertising}
        </Button>
      </Stack>
    </Card>
  );
}

const What = styled.ul({ display: 'grid', gap: theme.space.sm, margin: `${theme.space.sm} 0 0`, paddingLeft: theme.space.xl });
