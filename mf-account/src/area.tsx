import { defineArea } from '@brasa/shared/react';
import { App } from './app.tsx';

export const area = defineArea({ name: 'mf-account', App });
