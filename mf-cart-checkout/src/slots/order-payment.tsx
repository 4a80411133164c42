import { defineSlot } from '@brasa/shared/react';
import { OrderPayment } from '../checkout/order-payment.tsx';

export const slot = defineSlot({ name: 'order-payment', Widget: OrderPayment });
