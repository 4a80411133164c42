import { createStore } from '../stores/store.ts';

/** Calls under way that the customer waits for; the loading indicator shows while there are any. */
export const pendingCalls = createStore('pending-calls', 0);

export async function whilePending<T>(work: () => Promise<T>): Promise<T> {
  pendingCalls.set((count) => count + 1);
  try {
    return await work();
  } finally {
    pendingCalls.set((count) => count - 1);
  }
}
