import { useOnline } from '@brasa/shared/react';
import { Notice } from '@brasa/shared/ui';
import { RetryNotice } from '@brasa/shared/ui/retry-notice';
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
  return error ? <RetryNotice onRetry={retry}>{text.problem.failed}</RetryNotice> : null;
}
