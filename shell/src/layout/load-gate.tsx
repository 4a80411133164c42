import styled from '@emotion/styled';
import { Button, EmptyState, Spinner, VisuallyHidden } from '@brasa/shared/ui';
import { failureText, text } from './layout-text.ts';

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;

type Props = { readonly failed: boolean; readonly onRetry: () => void };

/** Stands in for the whole app until the menu is there [SHELL-001, SHELL-002, SHELL-003]. */
export const LoadGate = ({ failed, onRetry }: Props) => (
  <Middle>
    {failed ? (
      <EmptyState level={1} title={failureText.load} actions={<Button onClick={onRetry}>{failureText.loadAgain}</Button>} />
    ) : (
      <div role="status">
        <Spinner size="lg" />
        <VisuallyHidden>{text.loading}</VisuallyHidden>
      </div>
    )}
  </Middle>
);
