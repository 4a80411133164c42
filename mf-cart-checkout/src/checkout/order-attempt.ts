import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { createAttempts } from '@brasa/shared/orders';
import { attemptMemory, deviceAttempt } from './attempt-memory.ts';
import { orderedParts, type OrderedParts } from './ordered-cart.ts';

/** Orders that were sent and whose answer is not known. */
export const orderAttempts = createAttempts<OrderDraft, OrderedParts>({ name: 'order-attempt', memory: attemptMemory, device: deviceAttempt, partsOf: orderedParts });
