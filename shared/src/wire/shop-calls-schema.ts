import { z } from 'zod';
import { answer, answerFlag, emptyRequest } from './envelope-schema.ts';

const mostIds = 200;

const jsonList = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
};

const splitIds = (text: string): unknown => (text.startsWith('[') ? jsonList(text) : text.split(','));

/** `10,11`, repeated fields, a list or a JSON text. What is no id is dropped: it names no product. */
export const ids = z.preprocess((value) => {
  const parts = typeof value === 'string' ? splitIds(value) : Array.isArray(value) ? value.flatMap((item) => (typeof item === 'string' ? splitIds(item) : item)) : value;
  const list = Array.isArray(parts) ? parts : parts === undefined || parts === null || parts === '' ? [] : [parts];
  return list
    .map((item) => (typeof item === 'number' || (typeof item === 'string' && /^\s*\d{1,9}\s*$/.test(item)) ? Number(item) : Number.NaN))
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}, z.array(z.int()).max(mostIds));

export const serverTimeRequest = emptyRequest;
/** `fecha`: dd/MM/yyyy HH:mm:ss in Guatemala; `epoch`: the same instant in milliseconds. */
export const serverTimeResponse = answer({ fecha: z.string(), epoch: z.int() });

const block = z.object({ I: z.int(), T: z.string() });
export const blocksRequest = emptyRequest;
export const blocksResponse = answer({ data: z.object({ bloqueos: z.array(block), bloqueosOpciones: z.array(block) }) });

/** `n` in both: now. */
export const scheduleCheckRequest = z.object({ ids, pff: z.string().default('n'), pfh: z.string().default('n') });
export const scheduleCheckResponse = answer({ data: z.array(z.object({ I: z.int() })) });

export const suggestionsRequest = z.object({ ids });
/** `C`: times sold together; `T`: kind of suggestion. */
export const suggestionsResponse = answer({ data: z.array(z.object({ I: z.int(), C: z.int(), T: z.string() })) });

export const imagesRequest = emptyRequest;
export const imagesResponse = answer({ data: z.array(z.object({ TIPO: z.string(), FUNCION: z.string(), REFERENCIA: z.string(), EXTENSION: z.string(), URL: z.string() })) });

/** Anything that is no id is an unknown promotion, not a mistake. */
export const promotionCheckRequest = z.object({ id: z.coerce.number().int().catch(0).default(0) });
export const promotionCheckResponse = answer({ data: z.object({ v: answerFlag }) });

export type WireImage = z.infer<typeof imagesResponse>['data'][number];
