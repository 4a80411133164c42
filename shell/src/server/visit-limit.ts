import { recent } from './recent.ts';

const hourMs = 3_600_000;
/** Pages that count, of one visitor in an hour: more than a person opens. */
const mostPages = 100;
/** Visitors who are remembered, the latest ones. */
const mostVisitors = 50_000;

/**
 * Whether one more page of a visitor counts, so that nobody who loads pages by the thousand decides a comparison alone. `visitor`: the number
 * in the visitor's cookie; `now`: milliseconds since 1970. Each copy of the shell counts for itself.
 */
export function limitVisits(now: () => number = Date.now): (visitor: string) => boolean {
  const pages = recent<{ readonly since: number; count: number }>(mostVisitors);
  return (visitor) => {
    const known = pages.get(visitor);
    if (!known || now() - known.since >= hourMs) {
      pages.set(visitor, { since: now(), count: 1 });
      return true;
    }
    known.count += 1;
    return known.count <= mostPages;
  };
}
