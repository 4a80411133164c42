import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './modal.tsx';
import { Heading } from './text.tsx';
import { media, theme } from './theme.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(0.75rem); }`;
const rise = keyframes`from { transform: translateY(100%); }`;
const dim = keyframes`from { opacity: 0; }`;

const frame = css`
  flex-direction: column;
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.high};
  overflow: hidden;

  &[open] {
    display: flex;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: rgb(43 22 12 / 55%);
    animation: ${dim} ${theme.motion.calm};
  }
  ${media.forced} {
    border: 2px solid CanvasText;
  }
`;

const DialogBox = styled.dialog(
  frame,
  css`
    width: min(100% - 2rem, 30rem);
    max-height: min(100dvh - 2rem, 46rem);
    border-radius: ${theme.radius.xl};
    &[open] {
      animation: ${appear} ${theme.motion.calm};
    }
    &[data-size='lg'] {
      width: min(100% - 2rem, 48rem);
    }
  `,
);

const SheetBox = styled.dialog(
  frame,
  css`
    width: 100%;
    max-height: 92dvh;
    margin-bottom: 0;
    border-radius: ${theme.radius.xl} ${theme.radius.xl} 0 0;
    &[open] {
      animation: ${rise} ${theme.motion.calm};
    }
    ${media.md} {
      width: min(100% - 2rem, 34rem);
      max-height: min(100dvh - 2rem, 46rem);
      margin-bottom: auto;
      border-radius: ${theme.radius.xl};
      &[open] {
        animation-name: ${appear};
      }
    }
  `,
);

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.md};
  flex: none;
  padding: ${theme.space.lg} ${theme.space.md} ${theme.space.sm} ${theme.space.xl};
  & > h2 {
    flex: 1;
    padding-block: 0.5rem;
    overflow-wrap: anywhere;
  }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${theme.space.xl} ${theme.space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.sm};
  flex: none;
  padding: ${theme.space.md} ${theme.space.xl};
  padding-bottom: max(${theme.space.lg}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  & > * {
    flex: 1 1 auto;
  }
  ${media.sm} {
    & > * {
      flex: 0 1 auto;
    }
  }
`;

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Buttons of the lower edge; the last one is the main one. */
  readonly actions?: ReactNode;
  readonly size?: 'md' | 'lg';
  /** False: only the buttons inside close it. */
  readonly dismissible?: boolean;
  readonly children?: ReactNode;
};

function content({ title, onClose, dismissible = true, actions, children }: DialogProps) {
  return (
    <>
      <Head>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {dismissible && (
          <IconButton label="Cerrar" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      <Body>{children}</Body>
      {actions !== undefined && <Foot>{actions}</Foot>}
    </>
  );
}

/** A question or a notice in the middle of the screen. Its content exists only while it is open. */
export function Dialog(props: DialogProps) {
  const modal = useModal(props.open, props.onClose, props.dismissible ?? true);
  return (
    <DialogBox {...modal} aria-label={props.title} data-size={props.size ?? 'md'}>
      {props.open && content(props)}
    </DialogBox>
  );
}

/** The same, risen from the lower edge on small screens: for choosing and for longer content. */
export function Sheet(props: DialogProps) {
  const modal = useModal(props.open, props.onClose, props.dismissible ?? true);
  return (
    <SheetBox {...modal} aria-label={props.title}>
      {props.open && content(props)}
    </SheetBox>
  );
}
