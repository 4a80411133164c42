import type { CreateModule } from '../calls/module.ts';
import { createCatalog } from './catalog/catalog-module.ts';
import { createGeo } from './geo/geo-module.ts';
import { createGiftDesigns } from './gift-cards/gift-designs-module.ts';

/** Catalogue, coverage, shops, gift card designs and pictures. */
export const shopModules: readonly CreateModule[] = [createCatalog, createGeo, createGiftDesigns];
