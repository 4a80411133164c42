import styled from '@emotion/styled';
import { Button, EmptyState, Spinner, VisuallyHidden, theme } from '@brasa/shared/ui';
import { failureText, text } from './layout-text.ts';

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  /* Above what the server drew. */
  &[data-above] {
    min-height: 0;
    background: ${theme.color.surface};
  }
`;

type Props = { readonly failed: boolean; /** The server drew the page: it can be read without the menu. */ readonly isDrawn: boolean; readonly onRetry: () => void };

/** Stands in for the whole page, or above what the server drew of it, until the menu is there [SHELL-001, SHELL-002, SHELL-003]. */
export const LoadGate = ({ failed, isDrawn, onRetry }: Props) => (
  <Middle data-above={isDrawn ? '' : undefined}>
    {failed ? (
      <EmptyState level={isDrawn ? 2 : 1} title={failureText.load} actions={<Button onClick={onRetry}>{failureText.loadAgain}</Button>} />
    ) : (
      <div role="status">
        <Spinner size="lg" />
        <VisuallyHidden>{text.loading}</VisuallyHidden>
      </div>
    )}
  </Middle>
);
