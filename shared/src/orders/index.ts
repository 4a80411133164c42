/** Sending an order exactly once, the same for pizzas and for gift cards. Bundled by each remote that uses it. */
export { attemptMemories } from './attempt-memory.ts';
export { createAttempts, isAskable, isRecent, type AttemptMemory, type StoredAttempt } from './attempts.ts';
export { entryFields } from './entry-fields.ts';
export { entryMemory } from './entry-memory.ts';
export { createSender, type Sender, type SendOutcome } from './exactly-once.ts';
export { tooManyTries } from './too-many-tries.ts';
export { toSaveOutcome, type PlacedOrder } from './save-outcome-wire.ts';
