import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { emptyCertificateCart, withCertificate, type CertificateCart, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { encrypt, logIn } from '@brasa/shared/runtime';
import { aCatalog, fakeHttp, fakeSecret, freshStorage, resetStores, type FakeRoute } from '@brasa/shared/testing';
import { renderArea, settle, type RenderedArea } from '@brasa/shared/testing/render-area';
import { App } from '../app.tsx';
import { disconnectCertificates } from '../cart/certificate-persistence.ts';
import { certificateStore } from '../cart/certificate-store.ts';

const design = (id: number, amount: number) => ({ id, name: `Gift Card Q${amount}`, code: `GC${amount}`, dedication: '', description: 'Válida 12 meses.', amount, price: amount, images: {} });
export const designs = [design(1, 50), design(2, 100), design(6, 500)];

export const anItem = ({ id = 'a', price = 10_000, designId = 2, recipientName = 'Luis', sendDate = '', ...contact }: Partial<CertificateItem['contact']> & { id?: string; price?: number; designId?: number; sendDate?: string } = {}): CertificateItem => ({
  id,
  contact: { buyerName: 'Ana', recipientName, recipientEmail: 'luis@example.com', dedication: 'Feliz día', ...contact },
  card: { id: designId, name: `Gift Card Q${price / 100}`, price },
  sendDate,
});

export const cartOf = (...items: readonly CertificateItem[]): CertificateCart => items.reduce(withCertificate, emptyCertificateCart);

type Options = {
  readonly path: string;
  /** A screen alone, without the addresses of the area. */
  readonly screen?: ReactNode;
  /** Somebody is logged in. */
  readonly session?: boolean;
  /** What the device keeps from an earlier visit. */
  readonly kept?: CertificateCart;
  /** What the api sells. */
  readonly sold?: FakeRoute;
  readonly enabled?: boolean;
  readonly dedication?: string;
  /** Why cards cannot be used now. */
  readonly cardDisabled?: string;
  readonly state?: unknown;
  /** What else the api answers. */
  readonly routes?: Readonly<Record<string, FakeRoute>>;
  /** What else lies on the device. */
  readonly local?: Readonly<Record<string, string>>;
};

export type OpenPage = RenderedArea & { readonly api: ReturnType<typeof fakeHttp>; readonly storage: ReturnType<typeof freshStorage> };

/** data/getCertificado */
const oneDesign: FakeRoute = ({ payload }) => {
  const data = designs.find(({ id }) => id === payload?.['id']);
  return { body: data ? { codigoRetorno: '00', mensajeRetorno: '', data } : { codigoRetorno: '01', mensajeRetorno: 'No encontramos la Gift Card', data: null } };
};

/** A cart as it lies on the device. */
export const storedCart = (cart: CertificateCart): string => encrypt(JSON.stringify({ format: 1, value: cart }), fakeSecret);

/** A page of the gift cards with everything alive: stores, api, what the device keeps. */
export async function openPage({ path, screen, session = false, kept, sold = { data: designs }, enabled = true, dedication = '¡Disfruta tu pizza favorita!', cardDisabled = '', state, routes, local }: Options): Promise<OpenPage> {
  const storage = freshStorage({ ...(kept && { 'certificates-state': storedCart(kept) }), ...local });
  const api = fakeHttp({ 'data/getCertificados': sold, 'data/getCertificado': oneDesign, 'data/getData': {}, 'auth/guest': { token: 'guest-token' }, ...routes });
  if (session) logIn({ token: 't', refresh: 'r' });
  const catalog = aCatalog();
  const area = renderArea(screen ?? <App />, { path, state, catalog: { ...catalog, config: { ...catalog.config, certificatesEnabled: enabled, certificateDedication: dedication, cardDisabledMessage: cardDisabled } } });
  await settle();
  return { ...area, api, storage };
}

export const items = (): readonly CertificateItem[] => certificateStore.get().cart.items;

export { settle };

export function freshPages(): void {
  beforeEach(resetStores);
  afterEach(() => {
    cleanup();
    disconnectCertificates();
  });
}
