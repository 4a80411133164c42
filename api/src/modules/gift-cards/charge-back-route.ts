import { toQuetzales } from '@brasa/shared/domain/money';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../calls/client-address.ts';
import { Failure } from '../../calls/failures.ts';
import { requireServiceKey } from '../../calls/service-key.ts';
import type { Services } from '../../services.ts';
import { chargeBack } from './charge-back.ts';

/** Where the shop says that the bank took the payment of a purchase of gift cards back. Outside the API base, with the service key. */
export function chargeBackRoute(app: FastifyInstance, { database, clock, secrets }: Services): void {
  app.post<{ Params: { idorder: string } }>('/interno/ordenes/:idorder/contracargo', { schema: { hide: true }, bodyLimit: 1024 }, async (request) => {
    requireServiceKey(request, secrets);
    const { idorder } = request.params;
    if (!/^\d{9,10}$/.test(idorder)) throw new Failure('BAD_REQUEST');
    const done = await chargeBack(database, { orderNumber: Number(idorder), ip: clientAddress(request), now: clock.now() });
    return done ? { ok: true, tarjetas: done.cards, anulado: toQuetzales(done.voided), gastado: toQuetzales(done.spent), ordenesEnCurso: done.runningOrders } : { ok: false };
  });
}
