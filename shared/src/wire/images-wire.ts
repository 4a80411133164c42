import type { ImageRecord } from '../domain/image-records.ts';
import { listOf, objectOf, textOf } from './read.ts';

/** The file is its address, with the extension when the address has none [DEC-080]. */
function toImage(wire: unknown): ImageRecord {
  const row = objectOf(wire);
  const url = textOf(row['URL']);
  const extension = textOf(row['EXTENSION']);
  return {
    subject: textOf(row['TIPO']),
    reference: textOf(row['REFERENCIA']),
    use: textOf(row['FUNCION']),
    url: url === '' || /\.\w{2,5}$/.test(url) || extension === '' ? url : `${url}.${extension}`,
  };
}

export const toImages = (body: unknown): readonly ImageRecord[] => listOf(objectOf(body)['data']).map(toImage);
