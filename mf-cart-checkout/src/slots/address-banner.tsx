import { defineSlot } from '@brasa/shared/react';
import { AddressBanner } from '../delivery/address-banner.tsx';

export const slot = defineSlot({ name: 'address-banner', Widget: AddressBanner });
