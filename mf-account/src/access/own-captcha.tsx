import { Checkbox, Notice, theme, VisuallyHidden } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { accessText as text } from './access-text.ts';
import { solveCaptcha } from './solve-captcha.ts';

type Props = {
  /** Called with what the log-in sends along. */
  readonly onSolved: (answer: string) => void;
};

/** «I am not a robot»: the device works for a second, its owner does nothing. Mounted anew for each answer, which counts once. */
export function OwnCaptcha({ onSolved }: Props) {
  const [state, setState] = useState<'open' | 'working' | 'solved' | 'failed'>('open');
  const solve = (): void => {
    if (state === 'working' || state === 'solved') return;
    setState('working');
    solveCaptcha().then(
      (answer) => {
        setState('solved');
        onSolved(answer);
      },
      () => setState('failed'),
    );
  };
  return (
    <Box>
      <Checkbox label={text.notRobot} description={state === 'working' ? text.captchaWorking : undefined} checked={state === 'working' || state === 'solved'} aria-busy={state === 'working'} onChange={solve} />
      <VisuallyHidden role="status">{state === 'working' ? text.captchaWorking : state === 'solved' ? text.captchaSolved : ''}</VisuallyHidden>
      {state === 'failed' && (
        <Notice kind="error" live>
          {text.captchaFailed}
        </Notice>
      )}
    </Box>
  );
}

const Box = styled.div({ padding: `0 ${theme.space.md}`, border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.md });
