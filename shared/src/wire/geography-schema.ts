import { z } from 'zod';
import { answer, answerFlag, emptyRequest } from './envelope-schema.ts';

/** Days 0 = Sunday. Closing after midnight is written as the clock time of the next day; a missing day is closed. */
export const openingHours = z.object({ numday: z.int().min(0).max(6), openingTime: z.string(), closingTime: z.string() });

/** A date with other hours than its weekday's; without both times the shop stays closed. */
export const specialDay = z.object({ fecha: z.string(), openingTime: z.string().optional(), closingTime: z.string().optional(), motivo: z.string() });

const shop = z.object({
  I: z.int(),
  N: z.string(),
  DEP: z.string(),
  CIU: z.string(),
  COD: z.string(),
  D: z.string(),
  DIR: z.string(),
  LAT: z.number(),
  LNG: z.number(),
  DOMI: answerFlag,
  LLEV: answerFlag,
});

export const geographyRequest = emptyRequest;

export const geographyResponse = answer({
  departamentos: z.array(z.object({ C: z.string(), N: z.string(), P: z.string() })),
  ciudades: z.array(z.object({ C: z.string(), D: z.string(), N: z.string() })),
  colonias: z.array(z.object({ C: z.string(), CI: z.string(), N: z.string(), Z: z.string() })),
  tiendas: z.array(shop),
  horariosTiendas: z.record(z.string(), z.array(openingHours)),
  cierres: z.record(z.string(), z.array(specialDay)),
});

export type WireGeography = z.infer<typeof geographyResponse>;
export type WireSpecialDay = z.infer<typeof specialDay>;
export type WireOpeningHours = z.infer<typeof openingHours>;
