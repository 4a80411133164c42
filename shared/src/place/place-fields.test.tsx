/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { deliveryOutcome } from '../domain/coverage.ts';
import type { Coordinates, Geography } from '../domain/delivery.ts';
import { toastStore } from '../stores/toast-store.ts';
import { aCoverage, aShop } from '../testing/delivery-builder.ts';
import { fakeHttp, wayOf, type FakeRoute } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { anExampleMenu } from '../testing/menu-example.ts';
import { renderArea, settle } from '../testing/render-area.tsx';
import { resetStores } from '../testing/reset.ts';
import { fromCoverage } from '../wire/coverage-wire.ts';
import { AddressFields } from './address-fields.tsx';
import { CoverageAnswer } from './coverage-answer.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useCoverage } from './use-coverage.ts';

const geography: Geography = {
  departments: [{ code: '01', name: 'Guatemala' }, { code: '03', name: 'Sacatepéquez' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0302', departmentCode: '03', name: 'Jocotenango' }],
  districts: [{ code: '010110', cityCode: '0101', name: 'Oakland', zone: 'Zona 10' }],
  shops: [aShop()],
};
const covered = fromCoverage(aCoverage());

/** A page as /delivery and the saved addresses make it of the parts. */
function Page({ shops = geography }: { readonly shops?: Geography }) {
  const [place, setPlace] = useState<Coordinates | null>(null);
  const asked = useCoverage(place);
  const outcome = asked.coverage === undefined ? null : deliveryOutcome(asked.coverage);
  return (
    <PlaceFields title="¿Dónde?" geography={shops} place={place} onMove={setPlace} answer={<CoverageAnswer asked={asked} outcome={outcome} problem={undefined} note="Listo." />}>
      <AddressFields address={{ defaultValue: '5a avenida' }} reference={{}} error={undefined} />
    </PlaceFields>
  );
}

type Options = { readonly route?: FakeRoute; readonly shops?: Geography } & Parameters<typeof renderArea>[1];
function open({ route = covered, shops = geography, ...options }: Options = {}) {
  const api = fakeHttp({ 'geo/validaCobertura': route });
  renderArea(<Page shops={shops} />, options);
  return api;
}

/** The device answers what the test says. */
function device(answer: Geolocation['getCurrentPosition'] | undefined) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: answer && { getCurrentPosition: answer } });
}
const standsAt = (latitude: number, longitude: number, accuracy = 20) => device((success) => success({ coords: { latitude, longitude, accuracy } } as GeolocationPosition));
const refuses = (code: number) => device((_success, failure) => failure?.({ code } as GeolocationPositionError));
async function locate() {
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await settle();
}
const toasts = () => [...toastStore.get().visible, ...toastStore.get().waiting];
const choose = (list: string, name: string) => userEvent.selectOptions(screen.getByLabelText(list), name);

beforeEach(() => {
  resetStores();
  freshStorage();
  // jsdom has no WebGL, and says so loudly.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('coverage is asked for with the two numbers of a place, and of no place it is not asked [API-058]', async () => {
  standsAt(14.599, -90.5072);
  const api = open();
  expect(api.calls).toEqual([]);
  await locate();
  expect(api.callsTo('geo/validaCobertura').map((made) => [wayOf(made), made.payload])).toEqual([['nobody, json', { latitud: 14.599, longitud: -90.5072 }]]);
  expect(screen.getByText('Sí llegamos a Oakland, Zona 10.')).toBeTruthy();
});

test.each([
  ['denied', 1, 'Verifica que la ubicación de tu dispositivo este activa.'],
  ['unavailable', 2, 'La ubicación de tu dispositivo no está disponible.'],
  ['too slow', 3, 'La ubicación de tu dispositivo tardó demasiado.'],
])('a position that is %s is said, what was typed stays, and the place can still be chosen from lists [GEO-002] [GEO-004] [GEO-005]', async (_what, code, message) => {
  refuses(code);
  open();
  await locate();
  expect(toasts()).toMatchObject([{ kind: 'error', text: message }]);
  await choose('Departamento', 'Guatemala');
  await choose('Municipio', 'Ciudad de Guatemala');
  await choose('Zona', 'Zona 10');
  await choose('Colonia', 'Oakland');
  await settle();
  expect(screen.getByText('Sí llegamos a Oakland, Zona 10.')).toBeTruthy();
  expect(screen.getByLabelText('Dirección')).toHaveProperty('value', '5a avenida');
});

test('a browser without geolocation says so [GEO-003]', async () => {
  device(undefined);
  open();
  await locate();
  expect(toasts().map(({ text }) => text)).toEqual(['Tu navegador no soporta geolocalización.']);
});

test.each([
  [false, 0],
  [true, 1],
])('outside Guatemala no device is asked where it is, unless that is being tried (%s) [GEN-026]', (testLocation, buttons) => {
  open({ catalog: anExampleMenu({ countryCode: 'SV' }), site: { testLocation } });
  expect(screen.queryAllByRole('button', { name: 'Usar mi ubicación' })).toHaveLength(buttons);
});

test('a rough position is used and asked to be corrected [GEO-001]', async () => {
  standsAt(14.599, -90.5072, 5000);
  open();
  await locate();
  await waitFor(() => expect(toasts().map(({ text }) => text)).toEqual(['Tu ubicación es aproximada. Mueve el mapa para ponerla exacta.']));
  expect(await screen.findByText('Sí llegamos a Oakland, Zona 10.')).toBeTruthy();
});

test('a place outside the country is one nobody delivers to', async () => {
  standsAt(40.4168, -3.7038);
  open({ route: { data: [], bloqueo: { BLOQUEO: 'N' } } });
  await locate();
  expect(screen.getByText('La dirección seleccionada no cuenta con cobertura')).toBeTruthy();
});

test('a question that fails can be asked again', async () => {
  standsAt(14.599, -90.5072);
  const api = open({ route: () => ({ status: 503 }) });
  await locate();
  expect(screen.getByText('No se pudo validar la dirección, inténtalo de nuevo')).toBeTruthy();
  api.route('geo/validaCobertura', covered);
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await settle();
  expect(screen.getByText('Sí llegamos a Oakland, Zona 10.')).toBeTruthy();
});

test('a municipality without a shop says so', async () => {
  open();
  await choose('Departamento', 'Sacatepéquez');
  await choose('Municipio', 'Jocotenango');
  expect(screen.getByText('En ese municipio todavía no tenemos tienda.')).toBeTruthy();
});

test('without lists of the chain the device still says where somebody is', async () => {
  standsAt(14.599, -90.5072);
  open({ shops: { departments: [], cities: [], districts: [], shops: [] } });
  await act(async () => {});
  await locate();
  expect(screen.getByText('Sí llegamos a Oakland, Zona 10.')).toBeTruthy();
});
