import { defineSlot } from '@brasa/shared/react';
import { OrderStatusDialog } from '../checkout/order-status-dialog.tsx';

export const slot = defineSlot({ name: 'order-status-dialog', Widget: OrderStatusDialog });
