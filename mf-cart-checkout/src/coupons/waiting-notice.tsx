import { useEffect, useReducer } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { useIsLoggedIn, useStore } from '@brasa/shared/react';
import { deliveryStore } from '@brasa/shared/runtime';
import { Button, Notice, Row, Text, theme } from '@brasa/shared/ui';
import { couponText as text } from './coupon-text.ts';
import { CouponWay } from './coupon-way.tsx';
import { explain } from './explain-coupon.ts';
import { previewCoupon, tryCoupon, type CouponChoice } from './use-coupon.ts';
import { canWait, forgetWaiting, waitingCoupon } from './waiting-coupon.ts';

type Props = { readonly cart: Cart; readonly catalog: Catalog; readonly onChoose: (choice: CouponChoice) => void };

/** In the cart without a coupon: applies the one that waits once that is possible. Says until then what is missing for it, or that it can be used no more. */
export function WaitingNotice({ cart, catalog, onChoose }: Props) {
  const { mode } = useStore(deliveryStore);
  // Drawn again when the session ends.
  useIsLoggedIn();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const waiting = waitingCoupon();
  const preview = waiting && previewCoupon(waiting.coupon, cart, catalog);
  const isUsable = preview?.kind === 'usable';
  useEffect(() => {
    if (isUsable && waiting) tryCoupon(waiting.coupon, waiting.typed, catalog);
  }, [isUsable, waiting?.coupon.code]);

  if (!waiting || !preview || preview.kind === 'usable') return null;
  const { coupon, typed } = waiting;
  const decline = (): void => {
    forgetWaiting();
    renderAgain();
  };
  const isOver = preview.kind === 'refused' && !canWait(preview.refusal);
  const explanation = preview.kind === 'refused' ? explain(preview.refusal, coupon, { catalog, mode }) : null;
  return (
    <Notice
      kind={isOver ? 'warning' : 'info'}
      title={isOver ? text.isOver(coupon.code) : text.waits(coupon.code)}
      action={
        <Row wrap gap="sm" css={{ marginTop: theme.space.sm }}>
          {preview.kind === 'choose' ? (
            <Button variant="secondary" onClick={() => onChoose({ ...preview, typed })}>
              {text.use}
            </Button>
          ) : (
            explanation && <CouponWay way={explanation.way} coupon={isOver ? null : coupon} typed={typed} />
          )}
          <Button variant="ghost" onClick={decline}>
            {isOver ? text.takeAway : text.dontUse}
          </Button>
        </Row>
      }
    >
      {explanation && (
        <Text size="sm" tone="inherit">
          {explanation.message}.{!isOver && ` ${text.waitsHint}`}
        </Text>
      )}
    </Notice>
  );
}
