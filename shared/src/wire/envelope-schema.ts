import { z } from 'zod';

export const returnCode = z.enum(['00', '01', '02']);

const fieldProblem = z.object({ campo: z.string(), mensaje: z.string() });

const envelope = {
  codigoRetorno: returnCode,
  mensajeRetorno: z.string(),
  errores: z.array(fieldProblem).optional(),
  error: z.string().optional(),
  traza: z.string().optional(),
};

/** The body of an answer: its own fields beside the code and the message. */
export const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...envelope, ...shape });

/** What any call may give instead of its own answer: the fields are missing or empty then. */
export const refusal = z.looseObject(envelope);

/** No field is needed: whatever comes is ignored. */
export const emptyRequest = z.object({});

/** Flags are written `S`/`N`; on the way in true, false, 1 and 0 are taken too. */
export const flag = z
  .union([z.literal(['S', 'N', 's', 'n', '1', '0', 'true', 'false']), z.boolean(), z.literal([1, 0])])
  .transform((value) => ['S', 's', '1', 'true', true, 1].includes(value));

export const answerFlag = z.enum(['S', 'N']);

/** Quetzales with at most two decimals. */
export const amount = z.number().multipleOf(0.01);
