import { defineSlot } from '@brasa/shared/react';
import { SearchDialog } from '../search/search-dialog.tsx';

export const slot = defineSlot({ name: 'search-dialog', Widget: SearchDialog });
