import { defineSlot } from '@brasa/shared/react';
import { FloatingOrder } from '../cart/floating-order.tsx';

export const slot = defineSlot({ name: 'floating-order', Widget: FloatingOrder });
