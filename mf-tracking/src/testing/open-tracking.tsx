import { deliverCatalog, startRuntime } from '@brasa/shared/runtime';
import { aShop, anExampleMenu, fakeHttp, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea, settle, type RenderOptions } from '@brasa/shared/testing/render-area';
import { dateText, timeText } from '@brasa/shared/domain/local-time';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { afterEach, beforeEach } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { App } from '../app.tsx';
import { noon } from './order-body.ts';

type Options = { readonly path: string; readonly routes?: Readonly<Record<string, FakeRoute>>; readonly local?: Readonly<Record<string, string>>; readonly environment?: RenderOptions['environment'] };

const geography = { departments: [{ code: '01', name: 'Guatemala' }], cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }], districts: [], shops: [aShop()] };
const usual: Record<string, FakeRoute> = {
  'data/getData': {},
  'data/getCatalogos': fromGeography(geography, 'GT'),
  'data/getFechaHora': { fecha: `${dateText(noon)} ${timeText(noon)}:00`, epoch: noon },
  'auth/guest': { token: 'guest-token' },
};

let stop = (): void => {};

export { settle };

/** The pages of followed orders with everything alive: stores, api, clock. */
export async function openTracking({ path, routes, local = {}, environment }: Options) {
  const storage = freshStorage(local);
  const api = fakeHttp({ ...usual, ...routes });
  const catalog = anExampleMenu();
  const area = renderArea(<App />, { path, catalog, ...(environment && { environment }) });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
    deliverCatalog(catalog);
  });
  await settle();
  return { ...area, api, storage };
}

export function freshTracking(): void {
  beforeEach(resetStores);
  afterEach(() => {
    stop();
    cleanup();
  });
}
