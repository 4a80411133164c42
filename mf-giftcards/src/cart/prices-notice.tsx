import { useOnline } from '@brasa/shared/react';
import { Button, Notice } from '@brasa/shared/ui';
import { cartText as text } from './cart-text.ts';
import type { CurrentPrices } from './use-current-prices.ts';

/** Why today's prices are not known, and how to ask again; nothing when they are, or are on their way. */
export function PricesNotice({ error, retry }: Pick<CurrentPrices, 'error' | 'retry'>) {
  if (!useOnline()) {
    return (
      <Notice kind="warning" live>
        {text.problem.offline}
      </Notice>
    );
  }
  return error ? (
    <Notice
      kind="error"
      live
      action={
        <Button variant="secondary" onClick={retry}>
          {text.retry}
        </Button>
      }
    >
      {text.problem.failed}
    </Notice>
  ) : null;
}
