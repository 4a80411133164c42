import { IconButton, media, theme } from '@brasa/shared/ui';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { createPortal } from 'react-dom';
import { showOnTop, useTopmost } from './use-topmost.ts';

/** What the toast machine of the runtime keeps; only what is drawn. */
export type ShownToast = {
  readonly id: number;
  readonly kind: 'default' | 'success' | 'warning' | 'error' | 'info';
  readonly text: string;
  readonly leaving: boolean;
};

const icon = { default: undefined, success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info } as const;

const enter = keyframes`from { opacity: 0; transform: translateY(1rem) scale(0.96); }`;
const leave = keyframes`to { opacity: 0; transform: translateY(0.5rem) scale(0.96); }`;

const Region = styled.div`
  position: fixed;
  top: auto;
  right: 16px;
  bottom: calc(16px + var(--toast-offset, 0px));
  left: 16px;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.sm};
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  &[data-position='bottom-left'] {
    align-items: flex-start;
  }
  ${media.sm} {
    right: 24px;
    bottom: calc(24px + var(--toast-offset, 0px));
    left: 24px;
  }
`;
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  width: 100%;
  min-height: 3.25rem;
  padding: 4px 4px 4px ${theme.space.lg};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  box-shadow: ${theme.shadow.high};
  pointer-events: auto;
  animation: ${enter} 225ms ${theme.motion.calm.slice(6)};

  &[data-leaving] {
    animation: ${leave} 195ms ${theme.motion.leave.slice(6)} forwards;
  }
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-width: 0;
    padding-block: 10px;
    font-size: min(1rem, 6.5vw);
    font-weight: 500;
    overflow-wrap: anywhere;
    line-height: 1.35;
    text-wrap: balance;
  }
  &[data-kind='success'] > svg {
    color: #86dfa0;
  }
  &[data-kind='warning'] > svg {
    color: ${theme.color.maize};
  }
  &[data-kind='error'] {
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
  }
  &[data-kind='info'] > svg {
    color: #9ccdf5;
  }
  ${media.sm} {
    width: auto;
    min-width: 20rem;
    max-width: 34rem;
  }
  ${media.forced} {
    border-color: CanvasText;
  }
`;

type Props = {
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: number) => void;
  readonly onHover?: (id: number) => void;
  readonly onUnhover?: (id: number) => void;
  readonly position?: 'bottom' | 'bottom-left';
};

/** The toasts on the screen, above everything else, also above an open dialog. */
export const ToastList = (props: Props) => {
  const host = useTopmost(() => {
    for (const { id } of props.toasts) props.onUnhover?.(id);
  });
  return host && createPortal(<Toasts {...props} />, host);
};

const Toasts = ({ toasts, onDismiss, onHover, onUnhover, position = 'bottom' }: Props) => (
  <Region ref={showOnTop} role="region" aria-label="Avisos" data-toasts="" data-position={position} popover="manual">
    {toasts.map(({ id, kind, text, leaving }) => {
      const Icon = icon[kind];
      return (
        <Box
          key={id}
          role={kind === 'error' ? 'alert' : 'status'}
          data-kind={kind}
          data-leaving={leaving ? '' : undefined}
          onPointerEnter={() => onHover?.(id)}
          onPointerLeave={() => onUnhover?.(id)}
          onFocus={() => onHover?.(id)}
          onBlur={() => onUnhover?.(id)}
        >
          {Icon && <Icon size={22} aria-hidden="true" />}
          <p>{text}</p>
          <IconButton label="Cerrar aviso" onClick={() => onDismiss(id)}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Box>
      );
    })}
  </Region>
);
