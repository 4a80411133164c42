import { twelveHour } from '@brasa/shared/domain/local-time';

/** `26/11/2026 14:05` of an answer as a customer reads it: «26/11/2026 a las 02:05 pm». */
export function momentWords(moment: string): string {
  const [day = '', hour = ''] = moment.split(' ');
  return hour === '' ? day : `${day} a las ${twelveHour(hour)}`;
}
