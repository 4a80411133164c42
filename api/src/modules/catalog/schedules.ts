import { localTime } from '@brasa/shared/domain/local-time';

/** Hours a product is sold; a product without any has no limit. */
export type ScheduleHours = { readonly productId: number; readonly weekday: number; readonly from: number; readonly to: number };

export type Schedules = ReadonlyMap<number, readonly ScheduleHours[]>;

/** The ids, out of those asked for, that are not sold at that moment. Both ends of the hours are sold. */
export function outOfSchedule(schedules: Schedules, ids: readonly number[], instant: number): number[] {
  const { weekday, hour, minute } = localTime(instant);
  const now = hour * 60 + minute;
  const isSold = ({ weekday: day, from, to }: ScheduleHours) => day === weekday && now >= from && now <= to;
  return [...new Set(ids)].filter((id) => schedules.get(id)?.some(isSold) === false);
}
