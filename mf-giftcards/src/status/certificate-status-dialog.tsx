import { useSite } from '@brasa/shared/react';
// One by one: the page of the bank is not a matter of every page.
import { checkOrder } from '@brasa/shared/payment/check-order';
import { giveUpOrder } from '@brasa/shared/payment/give-up-order';
import { bus, clock, history, local, storageKeys, toast } from '@brasa/shared/runtime';
import { Button, Dialog, Stack, Text } from '@brasa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyCertificates } from '../cart/certificate-store.ts';
import { paidSentences } from '../checkout/paid-text.ts';
import { finishPurchase, forgetUnfinished, isUnfinished, ownPurchase, unfinishedPurchase, type UnfinishedPurchase } from '../checkout/unfinished-purchase.ts';
import { paths } from '../paths.ts';
import { statusText as text } from './status-text.ts';

/** Milliseconds: before the look after the page has loaded, and from closing to the clean start. */
const delays = { firstLook: 3000, reset: 350 } as const;

/**
 * What was found. `in-process`: the server has an equal purchase; `unpaid`: it waits for its card; `over`: paid, cancelled or
 * unknown, nothing is left to do; `unreachable`: the server could not be asked.
 */
type Found = { readonly kind: 'in-process' | 'unpaid' | 'over' | 'unreachable'; readonly sentences: readonly string[]; readonly purchase: UnfinishedPurchase | null };

/** How the purchase stands. One that is paid leaves the cart, one that nobody can pay any more is forgotten. */
async function judge(purchase: UnfinishedPurchase): Promise<Found> {
  const { message, status, isSettled, isReached } = await checkOrder(purchase.number, purchase.hash);
  if (!isReached) return { kind: 'unreachable', sentences: [message], purchase };
  if (isSettled) return { kind: 'over', sentences: paidSentences(finishPurchase(purchase), clock.now()), purchase };
  if (status === 'PEN') return { kind: 'unpaid', sentences: [message || text.unpaid], purchase };
  forgetUnfinished(purchase.number);
  return { kind: 'over', sentences: [message], purchase };
}

/** Says how a purchase of gift cards stands that was sent and whose end is not known; on every page [DEC-253]. */
export function CertificateStatusDialog() {
  const [found, setFound] = useState<Found | null>(null);
  const { brandName } = useSite();
  const navigate = useNavigate();

  const look = useRef(async (): Promise<void> => {
    const purchase = unfinishedPurchase.read();
    // What this page itself has sent is followed where it is paid.
    if (!purchase || ownPurchase.get() === purchase.number) return;
    const outcome = await judge(purchase);
    // Nobody asked about one that another tab has just finished, and it says so itself.
    if (outcome.kind !== 'over' && !isUnfinished(purchase)) return;
    setFound(outcome);
  }).current;

  useEffect(() => {
    const timer = setTimeout(() => void look(), delays.firstLook);
    const stop = bus.on('certificate/found-in-process', ({ message }) => setFound({ kind: 'in-process', sentences: [message], purchase: unfinishedPurchase.read() }));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [look]);

  const close = (): void => {
    setFound(null);
    if (found?.kind !== 'in-process') return;
    const { purchase } = found;
    unfinishedPurchase.clear();
    setTimeout(() => {
      if (purchase) return void finishPurchase(purchase);
      emptyCertificates();
      // Also when nobody has read the cart on this page.
      local.remove(storageKeys.certificates);
    }, delays.reset);
  };

  const pay = (): void => {
    setFound(null);
    // There it is paid anyway.
    if (history.location.pathname !== paths.checkout) void navigate(paths.checkout);
  };

  const giveUp = async ({ number }: UnfinishedPurchase): Promise<void> => {
    setFound(null);
    const outcome = await giveUpOrder(number).catch(() => null);
    // It was paid meanwhile, or is not this customer's to cancel: how it stands is asked.
    if (outcome === 'kept' || outcome === 'unknown-order') return look();
    if (outcome === null) return void toast({ kind: 'error', text: text.notGivenUp });
    forgetUnfinished(number);
    toast({ kind: 'info', text: text.givenUp });
  };

  const askAgain = (): void => {
    setFound(null);
    void look();
  };

  const actions = (
    <>
      {found?.kind === 'unpaid' && <Button onClick={pay}>{text.pay}</Button>}
      {found?.kind === 'unpaid' && found.purchase && (
        <Button variant="secondary" onClick={() => found.purchase && void giveUp(found.purchase)}>
          {text.giveUp}
        </Button>
      )}
      {found?.kind === 'unreachable' && <Button onClick={askAgain}>{text.askAgain}</Button>}
      <Button variant={found?.kind === 'unpaid' || found?.kind === 'unreachable' ? 'ghost' : 'primary'} onClick={close}>
        {text.close}
      </Button>
    </>
  );
  return (
    <Dialog open={found !== null} onClose={close} dismissible={false} title={brandName} actions={actions}>
      <Stack gap="sm">
        {found?.sentences.map((sentence, index) => (
          <Text key={`${index} ${sentence}`}>{sentence}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}
