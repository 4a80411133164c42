import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { text } from './react-text.ts';

/** Something unexpected happened while a page was drawn [DEC-046]. Home is another page: going there clears the failure. */
export const ErrorPage = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    level={1}
    drawing="error"
    title={text.crashTitle}
    actions={
      <>
        <Button variant="secondary" onClick={onRetry}>
          {text.retry}
        </Button>
        <ButtonLink to="/" onClick={onRetry}>
          {text.home}
        </ButtonLink>
      </>
    }
  >
    {text.crash}
  </EmptyState>
);
