import { dateText, localTime, timeText } from '@brasa/shared/domain/local-time';

/** dd/MM/yyyy HH:mm:ss in Guatemala, and the same instant in milliseconds. */
export const fromServerTime = (now: number) => ({
  fecha: `${dateText(now)} ${timeText(now)}:${String(localTime(now).second).padStart(2, '0')}`,
  epoch: now,
});
