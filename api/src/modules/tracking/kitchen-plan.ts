import type { OrderStatus } from '@brasa/shared/domain/order';

/** What the simulated kitchen and driver will do with an order, fixed when it is confirmed. Times are epoch milliseconds. */
export type PlannedStep = { readonly status: OrderStatus; readonly at: number };
export type KitchenPlan = {
  readonly steps: readonly PlannedStep[];
  /** When the customer was told to have it. */
  readonly promisedAt: number;
};

export type PlanRequest = {
  readonly delivery: 'home' | 'pickup';
  readonly confirmedAt: number;
  /** Start of the chosen slot of a future order. */
  readonly scheduledFor: number | null;
  /** Straight-line distance from shop to door; ignored for pickup. */
  readonly distanceKm: number;
  /** 1 is real time, 10 is ten times as fast. */
  readonly speed: number;
};

const minute = 60;
/** Seconds after confirmation. */
const kitchen = { ASI: 30, INI: minute, LLE: 10 * minute, DES: 12 * minute, handOver: 90, closing: 10 * minute } as const;
/** Promised for a delivery without a chosen hour. */
const promiseSeconds = 30 * minute;
/** A future order enters the kitchen this long before its slot. */
const leadSeconds = 40 * minute;
const streetsPerStraightKm = 1.35;
const kmPerHour = 22;

export const travelSeconds = (distanceKm: number): number =>
  Math.round(Math.min(20 * minute, Math.max(4 * minute, ((distanceKm * streetsPerStraightKm) / kmPerHour) * 3600)));

export function planFor(request: PlanRequest): KitchenPlan {
  const slot = request.scheduledFor === null ? 0 : request.scheduledFor - leadSeconds * 1000;
  const start = Math.max(request.confirmedAt, slot);
  const step = (status: OrderStatus, seconds: number): PlannedStep => ({ status, at: start + Math.round((seconds * 1000) / request.speed) });
  const accepted = [step('ASI', kitchen.ASI), step('INI', kitchen.INI)];

  const promise = (at: number) => request.scheduledFor ?? at;
  if (request.delivery === 'pickup') {
    const ready = step('ENT', kitchen.LLE);
    return { steps: [...accepted, ready, step('FIN', kitchen.LLE + kitchen.closing)], promisedAt: promise(ready.at) };
  }

  const arrival = kitchen.DES + travelSeconds(request.distanceKm);
  const handedOver = arrival + kitchen.handOver;
  const steps = [...accepted, step('LLE', kitchen.LLE), step('DES', kitchen.DES), step('LLC', arrival), step('ENT', handedOver), step('FIN', handedOver + kitchen.closing)];
  return { steps, promisedAt: promise(step('ENT', promiseSeconds).at) };
}

export const plannedAt = (plan: KitchenPlan, status: OrderStatus): number | null => plan.steps.find((step) => step.status === status)?.at ?? null;

/** The step that follows a status; `PEN` is followed by the first one. */
export function stepAfter(plan: KitchenPlan, status: OrderStatus): PlannedStep | null {
  const index = plan.steps.findIndex((step) => step.status === status);
  return status === 'PEN' || index >= 0 ? (plan.steps[index + 1] ?? null) : null;
}
