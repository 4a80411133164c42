import { screen } from '@testing-library/react';
import type { FakeRoute } from '@brasa/shared/testing';
import { aCartOf, aCoverage, anExampleMenu, aShop } from '@brasa/shared/testing';
import { settle } from '@brasa/shared/testing/render-area';
import { fromCoverage } from '@brasa/shared/wire/coverage-wire';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { cartStore, toastStore } from '@brasa/shared/runtime';
import userEvent from '@testing-library/user-event';
import { openAccess, type Opening } from '../access/access-test.tsx';

const geography = {
  departments: [{ code: '01', name: 'Guatemala' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }],
  districts: [{ code: '010110', cityCode: '0101', name: 'Oakland', zone: 'Zona 10' }],
  shops: [aShop()],
};

type WireAddress = { readonly i: number; readonly tag: string; readonly principal: number; readonly order: number; readonly direccion: string; readonly indicaciones: string; readonly latitude: number; readonly longitude: number };
export const wireAddress = (i: number, change: Partial<WireAddress> = {}): WireAddress => ({ i, tag: `Lugar ${i}`, principal: 0, order: i, direccion: `calle ${i}`, indicaciones: '', latitude: 14.599, longitude: -90.5072, ...change });

type Body = Readonly<Record<string, unknown>>;
const done = (message = '', data: object = {}) => ({ codigoRetorno: '00', mensajeRetorno: message, data });
const refused = (message: string) => ({ codigoRetorno: '01', mensajeRetorno: message });

/** An api that keeps the addresses of one customer, as the real one does. `list` may be changed by a test: another tab did it. */
export function addressBook(...start: readonly WireAddress[]) {
  const book = { list: [...start], nextId: 100 };
  const mainFirst = () => [...book.list].sort((one, other) => other.principal - one.principal || one.order - other.order);
  const makeMain = (id: number) => (book.list = book.list.map((each) => ({ ...each, principal: each.i === id ? 1 : 0 })));
  const has = (id: unknown) => book.list.some(({ i }) => i === id);
  const answer = (run: (payload: Body) => object): FakeRoute => ({ payload = {} }) => ({ body: run(payload) });
  const routes: Record<string, FakeRoute> = {
    'cliente/getDataUser': () => ({ body: { data: { email: 'ana@example.com', nombres: 'Ana', direcciones: mainFirst() } } }),
    'cliente/saveDireccion': answer((sent) => {
      if (sent['id'] !== '' && !has(sent['id'])) return refused('No encontramos la dirección');
      if (sent['id'] === '' && book.list.length >= 15) return refused('Alcanzaste el máximo de direcciones');
      const id = sent['id'] === '' ? book.nextId++ : Number(sent['id']);
      const before = book.list.find(({ i }) => i === id);
      const row = wireAddress(id, { tag: String(sent['categoria']), direccion: String(sent['direccion']), indicaciones: String(sent['indicaciones']), latitude: Number(sent['latitud']), longitude: Number(sent['longitud']), order: before?.order ?? Math.max(0, ...book.list.map(({ order }) => order + 1)), principal: before?.principal ?? 0 });
      book.list = before ? book.list.map((each) => (each.i === id ? row : each)) : [...book.list, row];
      if (sent['principal'] === 1 || book.list.length === 1) makeMain(id);
      return done('Dirección guardada', { i: id });
    }),
    'cliente/markPrincipal': answer(({ i }) => (has(i) ? (makeMain(Number(i)), done()) : refused('No encontramos la dirección'))),
    'cliente/deleteDireccion': answer(({ i }) => {
      if (!has(i)) return refused('No encontramos la dirección');
      const wasMain = book.list.find((each) => each.i === i)?.principal === 1;
      book.list = book.list.filter((each) => each.i !== i);
      const next = mainFirst()[0];
      if (wasMain && next) makeMain(next.i);
      return done('Dirección eliminada');
    }),
    'cliente/saveSortedAddresses': answer(({ addresses }) => {
      const wanted = new Map((addresses as { i: number; order: number }[]).map(({ i, order }) => [i, order]));
      if (wanted.size !== book.list.length || !book.list.every(({ i }) => wanted.has(i))) return refused('No fue posible guardar el orden');
      book.list = book.list.map((each) => ({ ...each, order: wanted.get(each.i) ?? 0 }));
      return done();
    }),
  };
  return Object.assign(book, { routes });
}

export const covered: FakeRoute = fromCoverage(aCoverage());
export const uncovered: FakeRoute = { data: [], bloqueo: { BLOQUEO: 'N' } };

/** Opens an address of the profile as Ana. */
export const openLocations = ({ routes = {}, local = {}, ...more }: Opening) =>
  openAccess({ ...more, local: { auth: 'acceso', refresh: 'refresco', ...local }, routes: { 'data/getCatalogos': fromGeography(geography, 'GT'), 'geo/validaCobertura': covered, ...routes } });

/** An order is being made. */
export const fillCart = (): void => cartStore.set(aCartOf(anExampleMenu(), { productId: 2001 }));

export const toasts = (): string[] => [...toastStore.get().visible, ...toastStore.get().waiting].map(({ kind, text }) => `${kind}: ${text}`);

/** The place of Oakland, from the lists: jsdom draws no map. */
export async function chooseOakland(): Promise<void> {
  for (const [list, name] of [['Departamento', 'Guatemala'], ['Municipio', 'Ciudad de Guatemala'], ['Zona', 'Zona 10'], ['Colonia', 'Oakland']] as const) await userEvent.selectOptions(await screen.findByLabelText(list), name);
  await settle();
}
