import { z } from 'zod';
import { answer } from './envelope-schema.ts';

export const paymentTokenRequest = z.object({ idorder: z.coerce.number().int().positive(), tipo: z.enum(['ORD', 'CER']).default('ORD') });

export const paymentTokenAnswer = answer({ token: z.string(), url: z.string() });
