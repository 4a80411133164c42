import type { Authenticate } from '../calls/caller.ts';
import type { CreateModule } from '../calls/module.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import type { Services } from '../services.ts';
import { authModule, tokensOf } from './auth/auth-module.ts';
import { authenticator } from './auth/authenticate.ts';
import { customerCalls } from './auth/customer-calls.ts';
import { couponsModule } from './coupons/coupons-module.ts';
import { addressCalls } from './customer/address-calls.ts';
import { profileCalls } from './customer/profile-calls.ts';
import { chargeBackRoute } from './gift-cards/charge-back-route.ts';
import { giftCardsNightly } from './gift-cards/gift-cards-nightly.ts';
import { giftDeliveryCalls } from './gift-cards/gift-delivery-calls.ts';
import { giftPurchaseCalls } from './gift-cards/gift-purchase-calls.ts';
import { housekeepingModule } from './housekeeping-module.ts';
import { mailModule } from './mail/mail-module.ts';
import { ownDataCall } from './own-data/own-data-call.ts';
import { kitchenRoutes } from './orders/kitchen-routes.ts';
import { ordersBackground } from './orders/orders-background.ts';
import { orderCalls } from './orders/orders-module.ts';
import { paymentsModule } from './payments/payments-module.ts';
import { trackingCalls } from './tracking/tracking-calls.ts';

const customerModule: CreateModule = (services) => ({ name: 'customer', calls: [...customerCalls(services), ...profileCalls(services), ...addressCalls(services), ownDataCall(services)] });

/** Orders, the kitchen that makes them, the driver who brings them, and the cards that pay for them. */
const ordersModule: CreateModule = (services) => {
  const jobs = createJobQueue(services.database.engine, services.log);
  const kitchen = { jobs, simulationSpeed: services.config.kitchen === 'sim' ? services.config.simulationSpeed : null };
  const nightly = giftCardsNightly(services, jobs);
  const background = ordersBackground(services, jobs, nightly.handlers);
  const payments = paymentsModule(services, kitchen);
  return {
    name: 'orders',
    calls: [...orderCalls(services, kitchen), ...trackingCalls(services), ...giftPurchaseCalls(services, jobs), ...giftDeliveryCalls(services), ...(payments.calls ?? [])],
    async routes(app) {
      await payments.routes?.(app);
      kitchenRoutes(app, services);
      chargeBackRoute(app, services);
    },
    async start() {
      await background.start();
      await nightly.start();
      await payments.start?.();
    },
    async stop() {
      await Promise.all([payments.stop?.(), background.stop()]);
    },
  };
};

/** Accounts, orders, tracking, coupons and payments. */
export const customerModules: readonly CreateModule[] = [authModule, customerModule, couponsModule, ordersModule, mailModule, housekeepingModule];

export const createAuthenticate = (services: Services): Authenticate => authenticator(services, tokensOf(services));
