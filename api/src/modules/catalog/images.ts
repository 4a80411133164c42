import type { WireImage } from '@brasa/shared/wire/shop-calls-schema';
import type { Db } from '../../db/database.ts';
import { fromImageRow } from './images-wire.ts';

export async function readImages(db: Db): Promise<WireImage[]> {
  const rows = await db.selectFrom('image_record').selectAll().orderBy('id').execute();
  return rows.map(fromImageRow);
}
