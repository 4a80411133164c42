import type { Authenticate } from '../calls/caller.ts';
import type { Module } from '../calls/module.ts';
import type { Services } from '../services.ts';
import { createAuthenticate, customerModules } from './customer-modules.ts';
import { shopModules } from './shop-modules.ts';

export const createModules = (services: Services): { modules: readonly Module[]; authenticate: Authenticate } => ({
  modules: [...shopModules, ...customerModules].map((create) => create(services)),
  authenticate: createAuthenticate(services),
});
