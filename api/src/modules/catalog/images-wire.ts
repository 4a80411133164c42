import type { Selectable } from 'kysely';
import type { WireImage } from '@brasa/shared/wire/shop-calls-schema';
import type { Tables } from '../../db/tables.ts';

export const fromImageRow = (row: Selectable<Tables['image_record']>): WireImage => ({
  TIPO: row.tipo,
  FUNCION: row.funcion,
  REFERENCIA: row.referencia,
  EXTENSION: row.extension,
  URL: row.url,
});
