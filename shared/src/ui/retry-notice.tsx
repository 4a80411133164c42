import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  readonly title?: ReactNode;
  readonly onRetry: () => void;
  /** The next try is on its way. */
  readonly loading?: boolean;
  /** What could not be done or loaded, and what to look at before the next try. */
  readonly children: ReactNode;
};

/** Stands in the place of what could not be loaded, with «Reintentar». Not in the index: the first page of a visit needs none. */
export const RetryNotice = ({ title, onRetry, loading = false, children }: Props) => (
  <Notice
    kind="error"
    live
    title={title}
    action={
      <Button variant="secondary" loading={loading} onClick={onRetry}>
        Reintentar
      </Button>
    }
  >
    {children}
  </Notice>
);
