import { localTime } from '@brasa/shared/domain/local-time';

/** yyyy-MM-dd in Guatemala, as the database writes days. */
export function localDay(instant: number): string {
  const { year, month, day } = localTime(instant);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
