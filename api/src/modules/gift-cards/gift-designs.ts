import type { Picture } from '@brasa/shared/domain/catalog';
import type { GiftCard } from '@brasa/shared/wire/gift-card-wire';
import type { Db } from '../../db/database.ts';
import type { PictureAddress } from '../catalog/picture-addresses.ts';

/** The cards for sale, cheapest first. */
export async function readGiftDesigns(db: Db, address: PictureAddress): Promise<GiftCard[]> {
  const rows = await db.selectFrom('gift_design').selectAll().where('active', '=', true).orderBy('sort').orderBy('id').execute();
  const picture = (of: Picture | undefined): Picture => (of ? { jpg: address(of.jpg), webp: address(of.webp) } : { jpg: '', webp: '' });
  return rows.map(({ id, name, code, dedication, description, amount_cents, images }) => ({
    id,
    name,
    code,
    dedication,
    description,
    amount: amount_cents,
    price: amount_cents,
    pictures: { small: picture(images.small), medium: picture(images.medium) },
    balance: amount_cents,
    expiresOn: '',
  }));
}
