import { randomOrders } from '../../../shared/src/testing/random-orders.ts';

/** What the benchmark calls in the page. */
Object.assign(globalThis, { randomOrders });
