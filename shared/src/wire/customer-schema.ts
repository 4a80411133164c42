import { z } from 'zod';
import { answer, answerFlag } from './envelope-schema.ts';

const address = z.object({
  i: z.int(),
  tag: z.string(),
  principal: z.literal([0, 1]),
  direccion: z.string(),
  indicaciones: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  col: z.string(),
  codzon: z.int(),
  coloniaCliente: z.string(),
  zonaCliente: z.string(),
  dep: z.string(),
  ciu: z.string(),
  order: z.int(),
  categoria: z.string(),
});

const customer = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  /** dd/MM/yyyy or empty. */
  fechaNacimiento: z.string(),
  nickname: z.string(),
  email: z.string(),
  telefono: z.string(),
  publicidad: answerFlag,
  genero: z.enum(['MA', 'FE', 'NA']),
  cuentaNueva: answerFlag,
  direcciones: z.array(address),
});

export const customerAnswer = answer({ data: customer });
