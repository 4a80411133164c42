import { toQuetzales } from '@brasa/shared/domain/money';
import { activateGiftCardAnswer, activateGiftCardRequest, saveGiftOrderAnswer, saveGiftOrderRequest } from '@brasa/shared/wire/gift-purchase-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call } from '../../calls/call.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Services } from '../../services.ts';
import { balanceOf, ownedGiftCards } from '../payments/owned-gift-cards.ts';
import { activateGiftCard } from './activate-gift-card.ts';
import { toGiftOrder } from './gift-order-wire.ts';
import { giftText } from './gift-text.ts';
import { placeGiftOrder } from './place-gift-order.ts';

export function giftPurchaseCalls({ database, clock, release, secrets }: Services, jobs: JobQueue): Call[] {
  const activate = defineCall({
    path: 'data/activarCertificado',
    summary: 'Puts an unused gift card into the account of whoever is logged in.',
    request: activateGiftCardRequest,
    response: activateGiftCardAnswer,
    limits: [
      { by: 'caller', max: 5, seconds: 600, onlyRefused: true },
      { by: 'ip', max: 20, seconds: 3600, onlyRefused: true },
    ],
    handler: async ({ correo, codigo }, { caller: { customerId, email }, wrongCodes }) => {
      const now = clock.now();
      const wrong = wrongCodes('gift');
      await wrong.guard();
      const activated = correo.toLowerCase() === email && (await activateGiftCard(database.db, secrets, { code: codigo, customerId, now }));
      if (!activated) await wrong.count(codigo);
      return activated ? done({ data: { saldo: toQuetzales(balanceOf(await ownedGiftCards(database.db, customerId, now))) } }, giftText.activated) : refused(giftText.badCode);
    },
  });

  const save = defineCall({
    path: 'data/saveOrderCertificado',
    summary: 'An order of gift cards, to be paid by card; the cards are issued once it is.',
    request: saveGiftOrderRequest,
    response: saveGiftOrderAnswer,
    size: 'order',
    encryptionOptional: true,
    limits: [
      { by: 'caller', max: 6, seconds: 60 },
      { by: 'ip', max: 20, seconds: 60 },
    ],
    handler: (input, { caller, callerKey, idempotencyKey, contentHash }) => {
      const attempt = { scope: callerKey, route: 'saveOrderCertificado', key: idempotencyKey, contentHash, now: clock.now() };
      return placeGiftOrder({ database, jobs }, { order: toGiftOrder(input), buyer: caller, attempt, release: release.current() });
    },
  });

  return [activate, save];
}
