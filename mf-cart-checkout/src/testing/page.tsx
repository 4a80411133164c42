import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { cartStore, deliveryStore, startRuntime, type DeliveryState } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, aShop, fakeHttp, resetStores, freshStorage, type FakeRoute } from '@brasa/shared/testing';
import { renderArea, settle, type RenderOptions, type RenderedArea } from '@brasa/shared/testing/render-area';
import { instantOf, dateText, timeText } from '@brasa/shared/domain/local-time';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import type { ReactNode } from 'react';

/** Wednesday noon: every shop of the tests is open. */
export const noon = instantOf('15/07/2026', '12:00') ?? 0;

export const geography = {
  departments: [{ code: '01', name: 'Guatemala' }, { code: '03', name: 'Sacatepéquez' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0301', departmentCode: '03', name: 'Antigua Guatemala' }],
  districts: [{ code: '010110', cityCode: '0101', name: 'Oakland', zone: 'Zona 10' }],
  shops: [aShop(), aShop({ id: 9, code: 'ANT', name: 'Antigua Calle Ancha', departmentCode: '03', cityCode: '0301', latitude: 14.5586, longitude: -90.7339 })],
};

const usual: Record<string, FakeRoute> = {
  'data/getData': {},
  'data/getCatalogos': fromGeography(geography, 'GT'),
  'data/getBloqueos': { data: { bloqueos: [], bloqueosOpciones: [] } },
  'data/checkHr': { data: [] },
  'data/getVS': { data: [] },
  'geo/getExt': { data: { menu: [] } },
  'auth/guest': { token: 'guest-token' },
};

type Options = {
  readonly path: string;
  /** The server's clock, in epoch milliseconds; noon when it is not said. */
  readonly now?: number;
  readonly cart?: Cart;
  readonly catalog?: Catalog;
  readonly delivery?: Partial<DeliveryState>;
  readonly routes?: Readonly<Record<string, FakeRoute>>;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly state?: RenderOptions['state'];
  readonly environment?: RenderOptions['environment'];
};

export type OpenPage = RenderedArea & { readonly api: ReturnType<typeof fakeHttp>; readonly storage: ReturnType<typeof freshStorage> };

let stop = (): void => {};
let storage: ReturnType<typeof freshStorage>;

/** A page of the shop with everything alive: stores, api, clock. Call it in tests after `freshPages()`. */
export async function openPage(screens: ReactNode, { path, catalog = anExampleMenu(), cart = aCartOf(catalog, { productId: 2001 }), delivery, now = noon, routes, local, session, state, environment }: Options): Promise<OpenPage> {
  // Not the first visit: that one starts with an empty cart.
  storage = freshStorage({ version: catalog.config.version, ...local }, session);
  const api = fakeHttp({ ...usual, 'data/getFechaHora': { fecha: `${dateText(now)} ${timeText(now)}:00`, epoch: now }, ...routes });
  cartStore.set(cart);
  const area = renderArea(screens, { path, state, catalog, ...(environment && { environment }) });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
    // Before anything is drawn: the runtime has just looked into an empty storage.
    if (delivery) deliveryStore.set((current) => ({ ...current, ...delivery }));
  });
  await settle();
  // The shapes of what is coming: a screen in a chunk of its own, the cart, the profile.
  await waitFor(() => expect(area.queryByText(/^Cargando/)).toBeNull());
  return { ...area, api, storage };
}

export { settle };

export function freshPages(): void {
  beforeEach(() => {
    resetStores();
  });
  afterEach(() => {
    stop();
    stop = () => {};
  });
}
