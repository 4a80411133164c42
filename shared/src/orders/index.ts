/** Sending an order exactly once, the same for pizzas and for gift cards. Bundled by each remote that uses it. */
export { createAttempts, isAskable, isRecent, type AttemptMemory, type StoredAttempt } from './attempts.ts';
export { createSender, type Sender, type SendOutcome } from './exactly-once.ts';
