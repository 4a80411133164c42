import type { CertificatePurchase } from '@brasa/shared/domain/certificate-purchase';
import { createSender, toSaveOutcome, type Sender, type SendOutcome } from '@brasa/shared/orders';
import { checkOrder } from '@brasa/shared/payment';
import { call } from '@brasa/shared/runtime';
import { fromPurchase } from '@brasa/shared/wire/gift-purchase-wire';
import { checkoutText as text } from './checkout-text.ts';
import { findPurchase } from './find-purchase.ts';
import { purchaseAttempts } from './purchase-attempts.ts';
import { partsOf, type PurchaseParts } from './purchase-parts.ts';
import { rememberUnfinished, type UnfinishedPurchase } from './unfinished-purchase.ts';

/** Milliseconds: after that long without an answer the customer is told, and may send the same purchase again. */
const timeoutMs = 30_000;

/** `purchase` is the one that arrived, which may be an earlier one; `awaitsCard`: it is still to be paid. */
export type PlacedPurchase = { readonly purchase: UnfinishedPurchase; readonly awaitsCard: boolean };

async function post(purchase: CertificatePurchase, writeId: string): Promise<SendOutcome<PlacedPurchase>> {
  const outcome = toSaveOutcome(await call('data/saveOrderCertificado', fromPurchase(purchase), { writeId, timeoutMs }));
  if (outcome.kind !== 'placed') return outcome;
  const { number, hash } = outcome.order;
  return { kind: 'placed', purchase: { number, hash, ...partsOf(purchase) }, awaitsCard: true };
}

/** A purchase whose content is lost is paid only when it is the one on the screen; another one is replaced by the next press. */
async function findArrived(writeId: string, parts: PurchaseParts, wanted: CertificatePurchase): Promise<SendOutcome<PlacedPurchase> | null> {
  const order = await findPurchase(writeId);
  if (!order) return null;
  const { status, isSettled, isReached } = await checkOrder(order.number, order.hash);
  if (!isReached) throw new Error('The server could not say how the purchase stands');
  const purchase = { ...order, ...parts };
  if (isSettled) return { kind: 'placed', purchase, awaitsCard: false };
  if (status === 'CAN') return { kind: 'refused', message: text.over, pricing: null };
  if (parts.content === partsOf(wanted).content) return { kind: 'placed', purchase, awaitsCard: true };
  rememberUnfinished(purchase);
  return { kind: 'refused', message: text.otherArrived, pricing: null };
}

/** Sends a purchase of gift cards exactly once. */
export const createPurchaseSender = (now?: () => number): Sender<CertificatePurchase, PlacedPurchase> =>
  createSender({ attempts: purchaseAttempts, contentOf: (purchase) => JSON.stringify(fromPurchase(purchase)), post, findArrived, alreadySent: text.alreadySent, asksUntilKnown: true, now });
