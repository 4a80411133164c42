import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { media, theme } from './theme.ts';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const icon = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const spoken = { info: 'Información: ', success: 'Listo: ', warning: 'Atención: ', error: 'Error: ' } as const;

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.md};
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};

  & > svg {
    flex: none;
    margin-top: 0.0625rem;
  }
  &[data-kind='info'] {
    background: ${theme.color.infoSoft};
    color: ${theme.color.onInfoSoft};
  }
  &[data-kind='success'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.onSuccessSoft};
  }
  &[data-kind='warning'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.onWarningSoft};
  }
  &[data-kind='error'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.onDangerSoft};
  }
  ${media.forced} {
    border-color: currentColor;
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > strong {
    display: block;
  }
  & > :is(button, a) {
    display: flex;
    width: fit-content;
    margin-top: ${theme.space.sm};
  }
  /* Its words stand in line with those above. */
  & > [data-variant='ghost'] {
    margin-left: -1.25rem;
  }
`;

type Props = {
  readonly kind?: NoticeKind;
  readonly title?: ReactNode;
  /** A button or link under the words. */
  readonly action?: ReactNode;
  /** Appears in answer to something: screen readers say it at once. */
  readonly live?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
};

export function Notice({ kind = 'info', title, action, live = false, children, className }: Props) {
  const Icon = icon[kind];
  const role = live ? (kind === 'error' || kind === 'warning' ? 'alert' : 'status') : undefined;
  return (
    <Box data-kind={kind} role={role} className={className}>
      <Icon size={22} role="img" aria-label={spoken[kind]} />
      <Words>
        {title !== undefined && <strong>{title}</strong>}
        {children}
        {action}
      </Words>
    </Box>
  );
}
