import { defineSlot } from '@brasa/shared/react';
import { OwnedCards } from '../owned/owned-cards.tsx';

export const slot = defineSlot({ name: 'coupons-giftcard-tab', Widget: OwnedCards });
