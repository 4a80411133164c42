import { useContentReady, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Card, Stack, Text } from '@brasa/shared/ui';
import { recoverPassword, resendActivation, type AccessResult } from './access-calls.ts';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { ResendEmail } from './resend-email.tsx';
import { useSentEmail } from './sent-email.ts';

/** After signing up: the account waits for the link of the mail [ROUTE-035]. */
export const ActivationSentScreen = () => (
  <EmailSent page={text.activate} title={text.activationSent} hint={text.activationHint} resend={text.resendActivation} send={resendActivation} other={paths.signUp} />
);

/** After asking for a new password [ROUTE-036]. */
export const RecoverySentScreen = () => (
  <EmailSent page={text.recover} title={text.recoverySent} hint={text.recoveryHint} resend={text.resendRecovery} send={recoverPassword} other={paths.forgotPassword} />
);

type Props = {
  readonly page: string;
  readonly title: string;
  readonly hint: string;
  readonly resend: string;
  readonly send: (email: string) => Promise<AccessResult>;
  /** Where another mailbox is typed. */
  readonly other: string;
};

function EmailSent({ page, title, hint, resend, send, other }: Props) {
  usePageTitle(page);
  useContentReady();
  const { email, sentAt } = useSentEmail();
  return (
    <AccessPage title={page}>
      <Card>
        <Stack gap="lg">
          <Text as="h2" size="xl" weight={800}>
            {title}
          </Text>
          {email !== '' && (
            <Text css={{ overflowWrap: 'anywhere' }}>
              {text.sentTo} <strong>{email}</strong>
            </Text>
          )}
          <Text>{hint}</Text>
          <Text tone="soft">{text.notArrived}</Text>
          <ResendEmail label={resend} email={email} send={send} sentAt={sentAt} />
        </Stack>
      </Card>
      <Stack gap="sm">
        <ButtonLink to={paths.login} full>
          {text.enter}
        </ButtonLink>
        {email !== '' && (
          <ButtonLink to={other} variant="ghost" full>
            {text.otherEmail}
          </ButtonLink>
        )}
      </Stack>
    </AccessPage>
  );
}
