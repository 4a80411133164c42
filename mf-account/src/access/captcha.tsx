import { useSite, useStore } from '@brasa/shared/react';
import { configStore } from '@brasa/shared/runtime';
import { useState } from 'react';
import { GoogleCaptcha } from './google-captcha.tsx';
import { OwnCaptcha } from './own-captcha.tsx';

type Props = {
  /** Counts the attempts to log in: an answer counts once, so that each needs its own. */
  readonly attempt: number;
  /** Called with what the log-in sends along, and with nothing when that does not count any more. */
  readonly onSolved: (answer: string) => void;
};

/**
 * Google's widget with a key of Google's, where it has a page to be shown on; else, and whenever the customer prefers it,
 * our own challenge. The server takes an answer of either (docs/decisions/0042).
 */
export function Captcha({ attempt, onSolved }: Props) {
  const { captchaSiteKey } = useStore(configStore);
  const { captchaOrigin = '' } = useSite();
  const [isOwnPreferred, preferOwn] = useState(false);
  if (captchaSiteKey.startsWith('/') || captchaOrigin === '' || isOwnPreferred) return <OwnCaptcha key={attempt} onSolved={onSolved} />;
  const toOwn = (): void => {
    onSolved('');
    preferOwn(true);
  };
  return <GoogleCaptcha key={attempt} origin={captchaOrigin} onSolved={onSolved} onOther={toOwn} />;
}
