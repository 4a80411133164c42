import { AreaSkeleton, useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { Button, ButtonLink, Card, Notice, Stack, Text, VisuallyHidden } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { activateAccount, resendActivation, type AccessResult } from './access-calls.ts';
import { AccessPage } from './access-page.tsx';
import { accessPaths as paths } from './access-paths.ts';
import { accessText as text } from './access-text.ts';
import { useLinkSecret } from './link-secret.ts';
import { ResendEmail } from './resend-email.tsx';

/** The link of the activation mail: it is used as soon as the page is there [DEC-030]. */
export function ActivateScreen() {
  usePageTitle(text.activate);
  const [search] = useSearchParams();
  const secret = useLinkSecret(search.get('hash'), paths.activate);
  return secret ? <Activation key={secret} secret={secret} /> : <Navigate to={paths.home} replace />;
}

function Activation({ secret }: { readonly secret: string }) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<AccessResult | null>(null);
  useContentReady(result !== null);

  useEffect(() => {
    let isCurrent = true;
    void activateAccount(secret).then((answer) => isCurrent && setResult(answer));
    return () => {
      isCurrent = false;
    };
  }, [secret, attempt]);

  if (result === null) {
    return (
      <>
        <VisuallyHidden role="status">{text.activating}</VisuallyHidden>
        <AreaSkeleton />
      </>
    );
  }
  if (result.kind === 'done') return <Activated message={result.message || text.activated} />;
  if (result.kind === 'refused') return <NotActivated message={result.message || text.activationFailed} />;
  const retry = (): void => {
    setResult(null);
    setAttempt(attempt + 1);
  };
  return (
    <AccessPage title={text.activate}>
      <Notice kind="error" live title={text.activationUnknown} action={<Button onClick={retry}>{text.retry}</Button>}>
        {result.message}
      </Notice>
    </AccessPage>
  );
}

function Activated({ message }: { readonly message: string }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <AccessPage title={text.activate}>
      <Notice kind="success" live title={message}>
        {isLoggedIn ? undefined : text.activatedHint}
      </Notice>
      <ButtonLink to={isLoggedIn ? paths.home : paths.login} size="lg" full>
        {isLoggedIn ? text.menu : text.enter}
      </ButtonLink>
    </AccessPage>
  );
}

const NotActivated = ({ message }: { readonly message: string }) => (
  <AccessPage title={text.activate}>
    <Notice kind="error" live>
      {message}
    </Notice>
    <Card>
      <Stack gap="lg">
        <Text>{text.activationFailedHint}</Text>
        <ResendEmail label={text.resendActivation} email="" send={resendActivation} />
      </Stack>
    </Card>
    <ButtonLink to={paths.login} full>
      {text.enter}
    </ButtonLink>
  </AccessPage>
);
