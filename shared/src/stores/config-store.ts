import type { ShopConfig } from '../domain/catalog.ts';
import { createStore } from './store.ts';

/** What holds until the api has spoken: Guatemala, quetzales, and nothing that needs a promise of the server [GEN-001]. */
export const defaultConfig: ShopConfig = {
  currency: 'Q',
  countryCode: 'GT',
  minimumOrder: 0,
  certificatesEnabled: false,
  cashEnabled: false,
  futureOrdersEnabled: false,
  warrantyMessageEnabled: false,
  certificateDedication: '',
  opensAt: '',
  closesAt: '',
  captchaAfterFailures: 0,
  captchaSiteKey: '',
  cardDisabledMessage: '',
  version: '',
};

export const configStore = createStore<ShopConfig>('config', defaultConfig);
