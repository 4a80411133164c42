import { isAskable, isRecent } from '@brasa/shared/orders';
import { useSite } from '@brasa/shared/react';
// One by one: the page of the bank is not a matter of every page.
import { checkOrder } from '@brasa/shared/payment/check-order';
import { giveUpOrder } from '@brasa/shared/payment/give-up-order';
import { bus, catalogQuery, clock, history, toast } from '@brasa/shared/runtime';
import { Button, Dialog, Stack, Text } from '@brasa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findPurchase } from '../checkout/find-purchase.ts';
import { paidSentences } from '../checkout/paid-text.ts';
import { purchaseAttempts } from '../checkout/purchase-attempts.ts';
import { finishPurchase, forgetUnfinished, isUnfinished, ownPurchase, unfinishedPurchase, type UnfinishedPurchase } from '../checkout/unfinished-purchase.ts';
import { paths } from '../paths.ts';
import { statusText as text } from './status-text.ts';

/** Milliseconds: before the first look after the page has loaded, and from closing «en proceso» to asking how the purchase stands. */
const delays = { firstLook: 3000, afterClosing: 350 } as const;

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
  if (status === 'PEN') return { kind: 'unpaid', sentences: message === '' ? [text.unpaid] : [text.unpaid, message], purchase };
  forgetUnfinished(purchase.number);
  return { kind: 'over', sentences: [message], purchase };
}

/**
 * A purchase whose answer was lost, on another visit or before a reload, and that did arrive, becomes the unfinished one of this
 * device. Left alone while this page sends it.
 */
async function adoptLostPurchase(): Promise<void> {
  const attempt = purchaseAttempts.device.read();
  if (!attempt || !isRecent(attempt) || !isAskable(attempt) || purchaseAttempts.store.get().undecided.length > 0) return;
  const order = await findPurchase(attempt.writeId).catch(() => null);
  // Answered meanwhile: it was sent again.
  if (!order || purchaseAttempts.device.read()?.writeId !== attempt.writeId) return;
  // First remembered, then decided: a page that is left in between loses nothing.
  unfinishedPurchase.write({ ...order, ...attempt.parts });
  purchaseAttempts.decide(attempt.writeId);
}

/** Says how a purchase of gift cards stands that was sent and whose end is not known; on every page [DEC-253]. */
export function CertificateStatusDialog() {
  const [found, setFound] = useState<Found | null>(null);
  const { brandName } = useSite();
  const navigate = useNavigate();
  // Read, never asked for: the page's start does that. Where gift cards are switched off their addresses do not exist.
  const { data: catalog } = useQuery({ ...catalogQuery, enabled: false });
  const isSold = catalog?.config.certificatesEnabled !== false;

  /** `isAsked`: also about the purchase that this page itself has sent, which is followed where it is paid. */
  const look = useRef(async (isAsked: boolean): Promise<void> => {
    const purchase = unfinishedPurchase.read();
    if (!purchase || (!isAsked && ownPurchase.get() === purchase.number)) return;
    const outcome = await judge(purchase);
    // Nobody asked about one that another tab has just finished, and it says so itself.
    if (outcome.kind !== 'over' && !isUnfinished(purchase)) return;
    setFound(outcome);
  }).current;

  useEffect(() => {
    const firstLook = async (): Promise<void> => {
      await adoptLostPurchase();
      await look(false);
    };
    const timer = setTimeout(() => void firstLook(), delays.firstLook);
    const stop = bus.on('certificate/found-in-process', ({ message }) => setFound({ kind: 'in-process', sentences: [message], purchase: unfinishedPurchase.read() }));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [look]);

  /** A purchase in process may be unpaid: nothing is cleared before the server has said how it stands, so that leaving the page loses nothing. */
  const close = (): void => {
    setFound(null);
    if (found?.kind === 'in-process') setTimeout(() => void look(true), delays.afterClosing);
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
    if (outcome === 'kept' || outcome === 'unknown-order') return look(true);
    if (outcome === null) return void toast({ kind: 'error', text: text.notGivenUp });
    forgetUnfinished(number);
    toast({ kind: 'info', text: text.givenUp });
  };

  const askAgain = (): void => {
    setFound(null);
    void look(true);
  };

  const isUnpaid = found?.kind === 'unpaid';
  const canPay = isUnpaid && isSold;
  const sentences = found && isUnpaid && !isSold ? [text.switchedOff] : (found?.sentences ?? []);
  const actions = (
    <>
      {canPay && <Button onClick={pay}>{text.pay}</Button>}
      {isUnpaid && found.purchase && (
        <Button variant="secondary" onClick={() => found.purchase && void giveUp(found.purchase)}>
          {text.giveUp}
        </Button>
      )}
      {found?.kind === 'unreachable' && <Button onClick={askAgain}>{text.askAgain}</Button>}
      <Button variant={isUnpaid || found?.kind === 'unreachable' ? 'ghost' : 'primary'} onClick={close}>
        {text.close}
      </Button>
    </>
  );
  return (
    <Dialog open={found !== null} onClose={close} dismissible={false} title={brandName} actions={actions}>
      <Stack gap="sm">
        {sentences.map((sentence, index) => (
          <Text key={`${index} ${sentence}`}>{sentence}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}
