import { defineArea } from '@brasa/shared/react';
import { App, prepare } from './app.tsx';
import { cartOutline } from './cart/cart-outline.tsx';
import { paths } from './paths.ts';

export const area = defineArea({ name: 'mf-cart-checkout', App, outlines: { [paths.cart]: cartOutline }, prepare });
