import { AreaSkeleton, useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { logOut } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, Notice, Stack, Text, VisuallyHidden } from '@brasa/shared/ui';
import { RetryNotice } from '@brasa/shared/ui/retry-notice';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
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

  const retry = (): void => {
    setResult(null);
    setAttempt(attempt + 1);
  };
  return (
    <AccessPage title={text.activate}>
      {/* There from the beginning, so that screen readers hear what comes into it. */}
      <div role="status">
        {result === null && <VisuallyHidden>{text.activating}</VisuallyHidden>}
        {result?.kind === 'done' && <Activated message={result.message || text.activated} />}
      </div>
      {result === null && <AreaSkeleton />}
      {result?.kind === 'done' && <WaysOn />}
      {result?.kind === 'refused' && <NotActivated message={result.message || text.activationFailed} />}
      {result?.kind === 'failed' && (
        <RetryNotice title={text.activationUnknown} onRetry={retry}>
          {result.message}
        </RetryNotice>
      )}
    </AccessPage>
  );
}

const Activated = ({ message }: { readonly message: string }) => (
  <Notice kind="success" title={message}>
    {useIsLoggedIn() ? text.somebodyIsIn : text.activatedHint}
  </Notice>
);

/** Into the account, or past the one that is open on this device. */
function WaysOn() {
  const isSomebodyIn = useIsLoggedIn();
  const navigate = useNavigate();
  const enterInstead = (): void => {
    logOut();
    void navigate(paths.login);
  };
  if (!isSomebodyIn) {
    return (
      <ButtonLink to={paths.login} size="lg" full>
        {text.enter}
      </ButtonLink>
    );
  }
  return (
    <Stack gap="sm">
      <ButtonLink to={paths.home} size="lg" full>
        {text.menu}
      </ButtonLink>
      <Button variant="secondary" full onClick={enterInstead}>
        {text.enterInstead}
      </Button>
    </Stack>
  );
}

const NotActivated = ({ message }: { readonly message: string }) => (
  <>
    <Notice kind="error" live>
      {message}
    </Notice>
    <Card>
      <Stack gap="lg">
        <Text>{text.activationFailedHint}</Text>
        <ResendEmail label={text.resendActivation} email="" send={resendActivation} />
      </Stack>
    </Card>
    <WaysOn />
  </>
);
