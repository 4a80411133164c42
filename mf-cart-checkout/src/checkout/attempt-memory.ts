import { attemptMemories, type AttemptMemory } from '@brasa/shared/orders';
import { storageKeys } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { isOrderedParts, type OrderedParts } from './ordered-cart.ts';

export type OrderAttemptMemory = AttemptMemory<OrderedParts>;

export const { device: deviceAttempt, memory: attemptMemory } = attemptMemories<OrderedParts>({ path: paths.checkout, field: 'orderAttempt', key: storageKeys.orderAttempt, isParts: isOrderedParts });
