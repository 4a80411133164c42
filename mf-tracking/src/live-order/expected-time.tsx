import { parseServerTime, timeText, twelveHour, dateText } from '@brasa/shared/domain/local-time';
import type { Order } from '@brasa/shared/domain/order';
import { Text } from '@brasa/shared/ui';
import { isOver } from './following.ts';
import { trackingText as text } from './tracking-text.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Further away than this an hour says more than minutes, in seconds. */
const longWait = 2 * 3600;

/** When the order is promised for, counting down. */
export function ExpectedTime({ order, receivedAt }: { readonly order: Order; readonly receivedAt: number }) {
  const left = useTimeLeft(order.secondsLeft, receivedAt);
  const scheduled = order.futureOrder === '' ? null : parseServerTime(order.futureOrder);
  if (isOver(order)) return null;
  if (scheduled !== null && (left === null || left.seconds > longWait)) return <Text weight={600}>{text.scheduled(dateText(scheduled), twelveHour(timeText(scheduled)))}</Text>;
  // The line keeps its place while it is empty.
  // Nobody has begun: an hour that is over or not known says nothing.
  if (left === null || (left.seconds === 0 && order.status === 'PEN')) return <Text aria-hidden="true">{'\u00a0'}</Text>;
  if (left.seconds === 0) return <Text weight={600}>{text.anyMoment}</Text>;
  return (
    <Text>
      <strong>{text.minutes(Math.ceil(left.seconds / 60))}</strong> · {text.about(twelveHour(timeText(left.at)))}
    </Text>
  );
}
