import { createStore } from './store.ts';

export type Sources = { readonly device: () => number; readonly monotonic: () => number };
const deviceSources: Sources = { device: () => Date.now(), monotonic: () => performance.now() };

/** The last server time heard, with the monotonic reading of that moment. */
export const serverTime = createStore<{ readonly epoch: number; readonly heardAt: number } | null>('server-time', null);

export function hearServerTime(epoch: number, { monotonic } = deviceSources): void {
  if (Number.isFinite(epoch)) serverTime.set({ epoch, heardAt: monotonic() });
}

/** Epoch milliseconds of the SERVER clock: changing the device's clock changes nothing [DEC-007]. Never call it during render. */
export function now({ device, monotonic } = deviceSources): number {
  const heard = serverTime.get();
  return heard ? heard.epoch + (monotonic() - heard.heardAt) : device();
}

export const clock = { now };
