import { dateText, startOfDate } from '@brasa/shared/domain/local-time';
import type { Centavos } from '@brasa/shared/domain/money';
import type { GiftCard } from '@brasa/shared/wire/gift-card-wire';
import type { Db } from '../../db/database.ts';
import { heldByRefused } from './gift-balance.ts';
import { localDay } from './local-day.ts';

const noPicture = { jpg: '', webp: '' };

const expiryText = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = startOfDate({ year, month, day: date });
  return start === null ? '' : dateText(start);
};

/** What all of them together can pay for the next order. */
export const balanceOf = (cards: readonly Pick<GiftCard, 'balance'>[]): Centavos => cards.reduce((sum, { balance }) => sum + balance, 0);

/**
 * The cards of an account until their last day, with what is left of each for the next order, in centavos: first those that hold
 * something, the one that ends first in front, then those that are used up. Codes are never shown again.
 */
export async function ownedGiftCards(db: Db, customerId: number, now: number): Promise<GiftCard[]> {
  const rows = await db
    .selectFrom('gift_card')
    .innerJoin('gift_design', 'gift_design.id', 'gift_card.design_id')
    .select(['gift_card.id', 'gift_design.name', 'gift_card.code_last4', 'gift_card.dedication', 'gift_card.initial_cents', 'gift_card.balance_cents', 'gift_card.expires_on', 'gift_design.images'])
    .where('gift_card.owner_id', '=', customerId)
    .where('gift_card.status', 'in', ['ACTIVE', 'SPENT'])
    .where('gift_card.expires_on', '>=', localDay(now))
    .orderBy('gift_card.expires_on')
    .orderBy('gift_card.id')
    .execute();
  const held = await heldByRefused(db, customerId);
  const cards = rows.map((row): GiftCard => ({
    id: row.id,
    name: row.name,
    code: `****-****-****-${row.code_last4}`,
    dedication: row.dedication,
    description: '',
    amount: row.initial_cents,
    price: row.initial_cents,
    pictures: { small: row.images.small ?? noPicture, medium: row.images.medium ?? noPicture },
    balance: row.balance_cents + (held.get(row.id) ?? 0),
    expiresOn: expiryText(row.expires_on),
  }));
  return [...cards.filter(({ balance }) => balance > 0), ...cards.filter(({ balance }) => balance === 0)];
}
