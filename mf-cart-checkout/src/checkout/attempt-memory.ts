import { createPath, history, isRecord, isString } from '@brasa/shared/runtime';

/** Where the id of an order waits while nobody knows whether the order arrived. */
export type AttemptMemory = { readonly read: () => string | null; readonly write: (id: string | null) => void };

const field = 'orderAttempt';

/** It stays with this entry of the history: a reload finds it again, another visit does not. */
export const attemptMemory: AttemptMemory = {
  read: () => {
    const { state } = history.location;
    const found = isRecord(state) ? state[field] : null;
    return isString(found) ? found : null;
  },
  write: (id) => {
    if (id === attemptMemory.read()) return;
    const { state } = history.location;
    const { [field]: _previous, ...others } = isRecord(state) ? state : {};
    history.replace(createPath(history.location), id === null ? others : { ...others, [field]: id });
  },
};
