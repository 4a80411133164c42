import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planFor, plannedAt, stepAfter, travelSeconds } from './kitchen-plan.ts';
import type { PlanRequest } from './kitchen-plan.ts';

const confirmedAt = 1_795_223_112_000;
const home: PlanRequest = { delivery: 'home', confirmedAt, scheduledFor: null, distanceKm: 2, speed: 1 };
const secondsOf = (request: PlanRequest) => planFor(request).steps.map(({ status, at }) => [status, (at - confirmedAt) / 1000]);

test('a home order goes through the kitchen, the road and the door, and closes ten minutes later', () => {
  // 2 km × 1.35 at 22 km/h are 442 s.
  expect(secondsOf(home)).toEqual([['ASI', 30], ['INI', 60], ['LLE', 600], ['DES', 720], ['LLC', 1162], ['ENT', 1252], ['FIN', 1852]]);
});

test('a pickup order is ready when the oven is done', () => {
  expect(secondsOf({ ...home, delivery: 'pickup' })).toEqual([['ASI', 30], ['INI', 60], ['ENT', 600], ['FIN', 1200]]);
});

test('the ride takes four minutes at least and twenty at most', () => {
  expect([travelSeconds(0), travelSeconds(2), travelSeconds(500)]).toEqual([240, 442, 1200]);
});

test('a future order enters the kitchen forty minutes before its slot, and at once when the slot is nearer', () => {
  const slot = confirmedAt + 3 * 3_600_000;
  expect(planFor({ ...home, scheduledFor: slot }).steps[0]).toEqual({ status: 'ASI', at: slot - 40 * 60_000 + 30_000 });
  expect(planFor({ ...home, scheduledFor: confirmedAt + 60_000 }).steps[0]).toEqual({ status: 'ASI', at: confirmedAt + 30_000 });
});

test('half an hour is promised to a door, the oven to the counter, the slot to a future order', () => {
  const promised = (request: PlanRequest) => (planFor(request).promisedAt - confirmedAt) / 60_000;
  expect([promised(home), promised({ ...home, delivery: 'pickup' }), promised({ ...home, scheduledFor: confirmedAt + 7_200_000 })]).toEqual([30, 10, 120]);
});

test('times always grow, at every speed, and each status leads to the next', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), fc.integer({ min: 1, max: 600 }), fc.constantFrom('home' as const, 'pickup' as const), (distanceKm, speed, delivery) => {
      const plan = planFor({ ...home, distanceKm, speed, delivery });
      const times = plan.steps.map((step) => step.at);
      expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? 0))).toBe(true);
      expect(stepAfter(plan, 'PEN')).toBe(plan.steps[0]);
      expect(stepAfter(plan, 'INI')).toBe(plan.steps[2]);
      expect(stepAfter(plan, 'FIN')).toBeNull();
    }),
  );
});

test('a cancelled order leads nowhere', () => {
  expect(stepAfter(planFor(home), 'CAN')).toBeNull();
  expect(plannedAt(planFor(home), 'CAN')).toBeNull();
});
