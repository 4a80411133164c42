import { z } from 'zod';
import * as rules from '../domain/field-rules.ts';

/** Said for every field that is missing or of the wrong kind. */
export const required = rules.fieldMessages.required;

export const optionalText = (longest: number) => z.string().trim().max(longest).default('');

export const requiredText = (longest: number) => z.string(required).trim().min(1, required).max(longest, `Usa ${longest} caracteres como máximo`);

/** Text the rule of the form accepts; refused with the sentence of the form [VAL-023]. */
export const textBy = (...all: readonly rules.FieldRule[]) =>
  z.string(required).superRefine((text, context) => {
    const message = rules.allOf(...all)(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** Eight digits; a hyphen after the fourth may come along and is dropped [VAL-002]. */
export const phone = textBy(rules.required, rules.phone).transform(rules.withoutHyphens);

/** One plain address: no name around it, no list, no line break. */
export const email = z
  .string(required)
  .transform((text) => text.trim().toLowerCase())
  .pipe(textBy(rules.required, rules.email));

/** `''`, 0 and null mean «none». */
export const optionalId = z.union([z.literal(['', 0, '0']).transform(() => null), z.null(), z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)]).default(null);
