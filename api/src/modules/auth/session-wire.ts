import { deviceWords } from '@brasa/shared/domain/device-words';
import { dateText, timeText } from '@brasa/shared/domain/local-time';
import type { OwnSession } from './own-sessions.ts';

/** dd/MM/yyyy HH:mm in Guatemala. */
export const momentWords = (moment: Date): string => `${dateText(moment.getTime())} ${timeText(moment.getTime())}`;

/** `current`: the session that asks. */
export const fromOwnSession = ({ id, userAgent, createdAt, usedAt }: OwnSession, current: string) => ({
  id,
  dispositivo: deviceWords(userAgent),
  inicio: momentWords(createdAt),
  ultimoUso: momentWords(usedAt),
  actual: id === current ? ('S' as const) : ('N' as const),
});
