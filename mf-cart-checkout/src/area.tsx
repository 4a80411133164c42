import { defineArea } from '@brasa/shared/react';
import { App, prepare } from './app.tsx';

export const area = defineArea({ name: 'mf-cart-checkout', App, prepare });
