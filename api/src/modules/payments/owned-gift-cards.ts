import { dateText, startOfDate } from '@brasa/shared/domain/local-time';
import type { Centavos } from '@brasa/shared/domain/money';
import type { GiftCard } from '@brasa/shared/wire/gift-card-wire';
import type { Db } from '../../db/database.ts';
import { heldByRefused } from './gift-balance.ts';
import { localDay } from './local-day.ts';

const dayMs = 24 * 3_600_000;
/** How long a card is listed whose money was not spent in time: nobody has to wonder where it went. */
const endedListedDays = 365;

const noPicture = { jpg: '', webp: '' };

const expiryText = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = startOfDate({ year, month, day: date });
  return start === null ? '' : dateText(start);
};

/** What all of them together can pay for the next order. */
export const balanceOf = (cards: readonly Pick<GiftCard, 'balance'>[]): Centavos => cards.reduce((sum, { balance }) => sum + balance, 0);

/**
 * The cards of an account, with what is left of each for the next order, in centavos: first those that hold something, the one that
 * ends first in front, then those that are used up, until their last day; behind them, for a year and with nothing left, those that
 * ended before they were used up, the last one first. Of a voided card a letter tells its owner; it was paid with stolen money, and
 * is listed no more. Codes are never shown again.
 */
export async function ownedGiftCards(db: Db, customerId: number, now: number): Promise<GiftCard[]> {
  const today = localDay(now);
  const rows = await db
    .selectFrom('gift_card')
    .innerJoin('gift_design', 'gift_design.id', 'gift_card.design_id')
    .select(['gift_card.id', 'gift_design.name', 'gift_card.code_last4', 'gift_card.dedication', 'gift_card.initial_cents', 'gift_card.balance_cents', 'gift_card.expires_on', 'gift_design.images'])
    .where('gift_card.owner_id', '=', customerId)
    .where((eb) => {
      // Those of last night are ended by a job.
      const isUnspent = eb.or([eb('gift_card.status', '=', 'EXPIRED'), eb.and([eb('gift_card.status', '=', 'ACTIVE'), eb('gift_card.balance_cents', '>', 0)])]);
      return eb.or([
        eb.and([eb('gift_card.status', 'in', ['ACTIVE', 'SPENT']), eb('gift_card.expires_on', '>=', today)]),
        eb.and([isUnspent, eb('gift_card.expires_on', '<', today), eb('gift_card.expires_on', '>=', localDay(now - endedListedDays * dayMs))]),
      ]);
    })
    .orderBy('gift_card.expires_on')
    .orderBy('gift_card.id')
    .execute();
  const held = await heldByRefused(db, customerId);
  const hasEnded = (row: { readonly expires_on: string }): boolean => row.expires_on < today;
  const toCard = (row: (typeof rows)[number]): GiftCard => ({
    id: row.id,
    name: row.name,
    code: `****-****-****-${row.code_last4}`,
    dedication: row.dedication,
    description: '',
    amount: row.initial_cents,
    price: row.initial_cents,
    pictures: { small: row.images.small ?? noPicture, medium: row.images.medium ?? noPicture },
    balance: hasEnded(row) ? 0 : row.balance_cents + (held.get(row.id) ?? 0),
    expiresOn: expiryText(row.expires_on),
  });
  const running = rows.filter((row) => !hasEnded(row)).map(toCard);
  const ended = rows.filter(hasEnded).map(toCard).toReversed();
  return [...running.filter(({ balance }) => balance > 0), ...running.filter(({ balance }) => balance === 0), ...ended];
}
