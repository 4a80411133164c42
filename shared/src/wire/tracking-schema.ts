import { z } from 'zod';
import { answer, answerFlag } from './envelope-schema.ts';
import { orderNumber, orderStatus } from './orders-schema.ts';

const point = z.object({
  id: z.int(),
  order: orderNumber,
  index: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  velocity: z.number(),
  trackerDelivery: z.string(),
  deliveryManTime: z.string(),
});
const orderTracking = z.object({ trackerStatus: orderStatus, latitude: z.number().optional(), longitude: z.number().optional(), dispatchTime: z.string(), deliveryTime: z.string() });
export const coordinatesAnswer = answer({ data: z.array(point), orderTracking: orderTracking.optional(), timer: z.int().optional() });

export const hasTrackedAnswer = answer({ data: z.object({ tracked: answerFlag }) });
