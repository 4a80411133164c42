import { z } from 'zod';
import { answer, answerFlag } from './envelope-schema.ts';
import { openingHours } from './geography-schema.ts';

const district = z.object({
  TIPO: z.literal('COL'),
  ID: z.int(),
  COL: z.string(),
  CALLE: z.string(),
  NOMBRE: z.string(),
  DESCRIPCION: z.string(),
  LATITUD: z.number(),
  LONGITUD: z.number(),
  CODZON: z.int(),
  PUNTO: answerFlag,
});

const zone = z.object({ TIPO: z.literal('ZON'), CODZON: z.int(), NOMBRE: z.string(), CUADRANTE: z.string() });

const shop = z.object({
  TIPO: z.literal('TDA'),
  IDTDA: z.int(),
  NOMBRE: z.string(),
  RECOGER: answerFlag,
  GARANTIA: answerFlag,
  TIPO_GARANTIA: z.string(),
  COD_RESTRICCION: z.string(),
  MENSAJE_GARANTIA: z.string(),
  RESTRICCION_HORARIO: z.string(),
  HORA_SISTEMA: z.string(),
});

const badCoordinates = 'Coordenadas no válidas';

/** A number, or digits in a form field; nothing that only converts to a number, such as `true`, `''` or a list. */
const coordinate = (limit: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,18})?$/).transform(Number)], badCoordinates)
    .pipe(z.number().min(-limit, badCoordinates).max(limit, badCoordinates));

export const coverageRequest = z.object({ latitud: coordinate(90), longitud: coordinate(180) });

/** `BLOQUEO`: N, or the sentence of the block. */
export const coverageResponse = answer({
  data: z.array(z.discriminatedUnion('TIPO', [district, zone, shop])),
  bloqueo: z.object({ BLOQUEO: z.string() }),
});

export const shopRequest = z.object({ idtda: z.coerce.number().int().positive() });

export const shopResponse = answer({
  data: z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    cityCode: z.string(),
    region: z.string(),
    regionCode: z.string(),
    description: z.string(),
    completeAddress: z.string(),
    hours: z.array(openingHours),
    menu: z.array(z.int()),
    systemTime: z.string(),
    openNow: answerFlag,
  }),
});

export type WireCoverage = z.infer<typeof coverageResponse>;
export type WireShopDetails = z.infer<typeof shopResponse>['data'];
