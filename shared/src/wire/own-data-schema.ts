import { z } from 'zod';
import { answer } from './envelope-schema.ts';

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

/** A file for the customer to read: its sections, and in them whatever is stored. */
export const ownDataAnswer = answer({
  data: z.strictObject({
    generado: z.string(),
    persona: row,
    consentimientos: row,
    direcciones: rows,
    ordenes: rows,
    giftCards: rows,
    cupones: rows,
    llavesDeAcceso: rows,
    sesiones: rows,
    eventosDeSeguridad: rows,
    correos: rows,
  }),
});
