import { Button, Notice, Stack, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { accessText as text } from './access-text.ts';

/** Milliseconds without the widget before another way is recommended. */
const timeoutMs = 8000;
/** Pixels: Google's box, and more than its highest challenge. */
const heights = { least: 80, most: 700 } as const;

type WidgetMessage = { readonly kind: 'ready' | 'expired' | 'failed' } | { readonly kind: 'solved'; readonly answer: string } | { readonly kind: 'height'; readonly height: number };

/** What the page of the widget posted (`shell/src/server/captcha-page.ts`). Null for anything else. */
function readMessage(data: unknown): WidgetMessage | null {
  const { kind, answer, height } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  if (kind === 'ready' || kind === 'expired' || kind === 'failed') return { kind };
  if (kind === 'solved' && typeof answer === 'string') return { kind, answer };
  return kind === 'height' && typeof height === 'number' && Number.isFinite(height) ? { kind, height: Math.min(Math.max(height, heights.least), heights.most) } : null;
}

type Props = {
  /** Of the page that shows the widget; never the storefront's own. */
  readonly origin: string;
  /** Called with what the log-in sends along, and with nothing when that does not count any more. */
  readonly onSolved: (answer: string) => void;
  /** The customer wants our own challenge instead. */
  readonly onOther: () => void;
};

/** Google's widget in a frame of another origin: its scripts never reach the page where passwords are typed. Mounted anew for each answer. */
export function GoogleCaptcha({ origin, onSolved, onOther }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latestOnSolved = useRef(onSolved);
  latestOnSolved.current = onSolved;
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const [height, setHeight] = useState<number>(heights.least);

  useEffect(() => {
    const timer = setTimeout(() => setState((before) => (before === 'loading' ? 'missing' : before)), timeoutMs);
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message === null) return;
      if (message.kind === 'height') return setHeight(message.height);
      setState(message.kind === 'failed' ? 'missing' : 'shown');
      if (message.kind !== 'ready') latestOnSolved.current(message.kind === 'solved' ? message.answer : '');
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [origin]);

  const other = (
    <Button variant="ghost" onClick={onOther}>
      {text.captchaOther}
    </Button>
  );
  return (
    <Stack gap="sm">
      <Frame ref={frame} src={`${origin}/captcha`} title={text.captchaFrame} height={height} hidden={state === 'missing'} sandbox="allow-scripts allow-same-origin allow-popups allow-forms" />
      {state === 'missing' ? (
        <Notice kind="warning" live action={other}>
          {text.captchaAway}
        </Notice>
      ) : (
        other
      )}
    </Stack>
  );
}

/** Google's box is 304 pixels wide: at 360 it may use some of the card's padding. Where that is not enough, its small form is shown. */
const Frame = styled.iframe({ display: 'block', width: '100%', minWidth: `min(304px, calc(100% + ${theme.space.lg}))`, border: 0, borderRadius: theme.radius.sm, '&[hidden]': { display: 'none' } });
