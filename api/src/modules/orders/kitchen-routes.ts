import { orderStatus } from '@brasa/shared/wire/orders-schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Failure } from '../../calls/failures.ts';
import { requireServiceKey } from '../../calls/service-key.ts';
import type { Services } from '../../services.ts';
import { owePaidBack } from '../payments/owe-back.ts';
import { changeStatus } from './order-status-change.ts';
import { orderByNumber } from './order-rows.ts';
import { cancelOrder } from './order-steps.ts';

/** `motivo` of a cancellation: nobody was there to pay, unless the shop says that it was its own doing. */
const report = z.object({ estado: orderStatus, motivo: z.enum(['CLIENTE', 'TIENDA']).default('CLIENTE') });

/** Where a real kitchen reports what it does, and where the shop cancels. Outside the API base, with the service key. */
export function kitchenRoutes(app: FastifyInstance, { database, clock, secrets }: Services): void {
  app.post<{ Params: { idorder: string } }>('/interno/ordenes/:idorder/estado', { schema: { hide: true }, bodyLimit: 1024 }, async (request) => {
    requireServiceKey(request, secrets);
    const body = report.safeParse(request.body);
    if (!body.success || !/^\d{9,10}$/.test(request.params.idorder)) throw new Failure('BAD_REQUEST');
    const now = clock.now();
    const changed = await database.inTransaction(async (trx) => {
      const order = await orderByNumber(trx, Number(request.params.idorder));
      if (!order?.confirmedAt) return false;
      if (body.data.estado !== 'CAN') return changeStatus(trx, { orderId: order.id, from: order.status, to: body.data.estado, at: now, source: 'shop' });
      const isCancelled = await cancelOrder(trx, order, body.data.motivo === 'TIENDA' ? 'shop' : 'no-show', now);
      if (isCancelled) await owePaidBack(trx, order.id, now);
      return isCancelled;
    });
    return { ok: changed };
  });
}
