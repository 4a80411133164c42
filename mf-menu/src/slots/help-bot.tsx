import { defineSlot } from '@brasa/shared/react';
import { HelpBot } from '../bot/help-bot.tsx';

export const slot = defineSlot({ name: 'help-bot', Widget: HelpBot });
