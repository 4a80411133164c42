import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { dateText, startOfDate } from '@brasa/shared/domain/local-time';
import type { Trx } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { pictureFolder } from '../catalog/picture-addresses.ts';
import type { PrintedGiftCard } from './gift-card-pdf.ts';
import { giftCode } from './gift-code.ts';

/** The file behind `/img/…`; null for an address elsewhere, or when the file is missing. */
async function pictureAt(address: string | undefined): Promise<Buffer | null> {
  const base = '/img/';
  if (!address?.startsWith(base)) return null;
  const path = join(pictureFolder, normalize(address.slice(base.length)));
  return path.startsWith(join(pictureFolder, sep)) ? readFile(path).catch(() => null) : null;
}

function dayText(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = startOfDate({ year, month, day: date });
  return start === null ? '' : dateText(start);
}

type Facts = { readonly cardId: number; readonly letter?: number; readonly secrets: Pick<Secrets, 'giftKey'>; readonly publicUrl: string };

/** A card that nobody has activated yet; null when there is none, or when `letter` is not its newest letter. */
export async function cardToPrint(trx: Trx, { cardId, letter = 1, secrets, publicUrl }: Facts): Promise<PrintedGiftCard | null> {
  const card = await trx
    .selectFrom('gift_card')
    .innerJoin('gift_design', 'gift_design.id', 'gift_card.design_id')
    .selectAll('gift_card')
    .select(['gift_design.name', 'gift_design.images'])
    .where('gift_card.id', '=', cardId)
    .where('gift_card.status', '=', 'ISSUED')
    .where('gift_card.letter', '=', letter)
    .executeTakeFirst();
  if (!card) return null;
  const code = giftCode(secrets, card.id, card.code_version);
  return {
    design: card.name,
    picture: await pictureAt(card.images.medium?.jpg),
    amount: card.initial_cents,
    buyer: card.buyer_name,
    recipient: card.recipient_name,
    dedication: card.dedication,
    code,
    lastDay: dayText(card.expires_on),
    url: `${publicUrl}/certificados/activar/${code}`,
  };
}
