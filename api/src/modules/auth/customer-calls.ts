import { fromGiftCard } from '@brasa/shared/wire/gift-card-wire';
import { giftCardsResponse } from '@brasa/shared/wire/gift-card-schema';
import { customerAnswer } from '@brasa/shared/wire/customer-schema';
import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { toQuetzales } from '@brasa/shared/domain/money';
import { done } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call } from '../../calls/call.ts';
import type { Services } from '../../services.ts';
import { balanceOf, ownedGiftCards } from '../payments/owned-gift-cards.ts';
import { fromCustomer } from './customer-data-wire.ts';

export function customerCalls({ database: { db }, clock }: Services): Call[] {
  const data = defineCall({
    path: 'cliente/getDataUser',
    summary: 'The customer and the saved addresses, the main one first.',
    request: emptyRequest,
    response: customerAnswer,
    handler: async (_input, { caller: { customerId } }) => {
      const customer = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
      const addresses = await db.selectFrom('address').selectAll().where('customer_id', '=', customerId).orderBy('principal', 'desc').orderBy('sort').orderBy('id').execute();
      return done({ data: fromCustomer(customer, addresses) });
    },
  });

  const giftCards = defineCall({
    path: 'data/getCertificadosCliente',
    summary: 'Gift cards of the account and what is left on them.',
    request: emptyRequest,
    response: giftCardsResponse,
    handler: async (_input, { caller: { customerId } }) => {
      const cards = await ownedGiftCards(db, customerId, clock.now());
      return done({ data: cards.map(fromGiftCard), saldo: toQuetzales(balanceOf(cards)) });
    },
  });

  return [data, giftCards];
}
