import { z } from 'zod';
import { amount, answer } from './envelope-schema.ts';
import { email } from './text-schema.ts';

/** Longer or other codes exist nowhere: they are not looked up. */
export const couponCode = z
  .string()
  .max(80)
  .transform((code) => code.trim().toLowerCase());

/** `correo`: of a guest; empty when logged in. */
export const checkCouponRequest = z.object({ cupon: couponCode, correo: z.union([z.literal(''), email]).default('') });

const coupon = z.object({
  codigo: z.string(),
  IDPRO: z.int(),
  IDPDS: z.int(),
  MC: amount,
  P: z.number(),
  MT: amount,
  PR: amount,
  prm: z.array(z.int()),
  TP: z.enum(['PORCENTAJE', 'MONTO', 'PRECIO']),
  DSC: z.number(),
  APLICA_MENOR: z.literal([0, 1]),
  IP: z.literal(0),
  D: z.string(),
  apl: z.array(z.int()),
  C: z.enum(['TODO', 'DOMI', 'LLEV']),
  FH: z.string(),
});

export const checkCouponAnswer = answer({ data: z.array(coupon).max(1) });
export const ownedCouponsAnswer = answer({ data: z.object({ cupones: z.array(coupon.extend({ N: z.string(), IMG: z.string() })) }) });
