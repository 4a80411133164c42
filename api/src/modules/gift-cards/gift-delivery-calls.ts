import { correctGiftCardRequest, giftDeliveryAnswer, giftPurchaseAnswer, giftPurchaseRequest, resendGiftCardRequest } from '@brasa/shared/wire/gift-delivery-schema';
import { fromGiftDelivery, fromGiftPurchase } from '@brasa/shared/wire/gift-delivery-wire';
import { done, refused } from '../../calls/answer.ts';
import { defineCall, type Call, type CallContext } from '../../calls/call.ts';
import type { CustomerCaller, GuestCaller } from '../../calls/caller.ts';
import { Refusal } from '../../calls/failures.ts';
import type { Services } from '../../services.ts';
import { findPurchase, purchasePage } from './gift-purchase-page.ts';
import { giftText } from './gift-text.ts';
import { correctGiftCard, resendGiftCard, type CardOfPurchase } from './send-gift-card-again.ts';

type Context = CallContext<CustomerCaller | GuestCaller>;

/** Trying hashes ends here. */
const unknownPurchases = { max: 20, seconds: 60 } as const;

/** Calls of the page of a purchase: whoever has its secret address sees how the cards stand. */
export function giftDeliveryCalls({ database, clock, secrets }: Pick<Services, 'database' | 'clock' | 'secrets'>): Call[] {
  async function purchaseFor(hash: string, { caller, misses }: Context) {
    const missed = misses('gift-purchase', unknownPurchases);
    missed.guard();
    const found = await findPurchase(database.db, hash, caller, clock.now());
    if (!found) missed.count();
    return found;
  }

  async function cardFor({ hash, id }: { hash: string; id: number }, context: Context): Promise<CardOfPurchase> {
    const purchase = await purchaseFor(hash, context);
    if (!purchase?.isPaid) throw new Refusal(giftText.noPurchase);
    return { purchase, id, actor: context.callerKey, ip: context.ip, now: clock.now() };
  }

  const show = defineCall({
    path: 'cuenta/compraCertificados',
    summary: 'How the gift cards of a purchase stand, for whoever has its hash; never a code.',
    request: giftPurchaseRequest,
    response: giftPurchaseAnswer,
    handler: async ({ hash }, context) => {
      const found = await purchaseFor(hash, context);
      if (!found) return refused(giftText.noPurchase);
      if (!found.isPaid) return refused(giftText.notPaid);
      return done({ data: fromGiftPurchase(await purchasePage(database.db, found, clock.now())) });
    },
  });

  const resend = defineCall({
    path: 'cuenta/reenviarCertificado',
    summary: 'Sends a gift card that is not activated to its mailbox once more.',
    request: resendGiftCardRequest,
    response: giftDeliveryAnswer,
    limits: [{ by: 'ip', max: 20, seconds: 60 }],
    handler: async (input, context) => done({ data: fromGiftDelivery(await resendGiftCard(database, await cardFor(input, context))) }, giftText.resent),
  });

  const correct = defineCall({
    path: 'cuenta/corregirCertificado',
    summary: 'Gives a gift card that is not activated another mailbox and another code; the one of before opens nothing any more.',
    request: correctGiftCardRequest,
    response: giftDeliveryAnswer,
    limits: [{ by: 'ip', max: 20, seconds: 60 }],
    handler: async ({ correo, telefono, ...input }, context) => {
      const { delivery, isChanged } = await correctGiftCard(database, secrets, { ...(await cardFor(input, context)), email: correo, phone: telefono });
      return done({ data: fromGiftDelivery(delivery) }, isChanged ? giftText.corrected : giftText.sameMailbox);
    },
  });

  return [show, resend, correct];
}
