import { z } from 'zod';
import { answer, answerFlag } from './envelope-schema.ts';
import { required } from './text-schema.ts';

/** `inicio`, `ultimoUso`: dd/MM/yyyy HH:mm. `actual`: the session that asks. */
const session = z.object({ id: z.uuid(), dispositivo: z.string(), inicio: z.string(), ultimoUso: z.string(), actual: answerFlag });

export const sessionsAnswer = answer({ data: z.array(session) });
export const endSessionRequest = z.object({ id: z.uuid(required) });
