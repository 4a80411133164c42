import { z } from 'zod';

/** Said for every field that is missing or of the wrong kind. */
export const required = 'Este campo es requerido';

export const optionalText = (longest: number) => z.string().trim().max(longest).default('');

export const requiredText = (longest: number) => z.string(required).trim().min(1, required).max(longest, `Usa ${longest} caracteres como máximo`);

/** Eight digits; a hyphen after the fourth may come along and is dropped [VAL-002]. */
export const phone = z
  .string(required)
  .transform((text) => text.replace(/^(\d{4})-(\d{4})$/, '$1$2'))
  .pipe(z.string().min(1, required).regex(/^\d{8}$/, 'Teléfono no válido'));

const badEmail = 'Ingresa un correo electrónico válido';

/** One plain address: no name around it, no list, no line break. */
export const email = z
  .string(required)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().min(1, required).max(120, badEmail).pipe(z.email(badEmail)));

/** `''`, 0 and null mean «none». */
export const optionalId = z.union([z.literal(['', 0, '0']).transform(() => null), z.null(), z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)]).default(null);
