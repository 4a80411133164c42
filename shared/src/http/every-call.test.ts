import { beforeEach, expect, test } from '@jest/globals';
import { keepTokens } from '../stores/auth-store.ts';
import { fakeHttp, wayOf } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { callPaths, type CallPath } from '../wire/call.ts';
import { call } from './call.ts';
import { pendingCalls } from './pending.ts';

beforeEach(() => {
  resetStores();
  freshStorage();
});

/** As the contract has it, written down a second time: for whom, in what kind of body, and whether a loading line shows. */
const contract: Readonly<Record<CallPath, string>> = {
  'data/getData': 'nobody, json, shown',
  'data/getCatalogos': 'nobody, nothing, shown',
  'data/getFechaHora': 'nobody, json, shown',
  'data/getBloqueos': 'nobody, form, quiet',
  'data/checkHr': 'nobody, form, quiet',
  'data/getVS': 'nobody, form, quiet',
  'data/getImages': 'nobody, json, quiet',
  'data/checkPr': 'nobody, form, shown',
  'data/getPromo': 'nobody, json, shown',
  'data/checkPromocionCheckout': 'nobody, form, shown',
  'data/saveOrderPendiente': 'guest, envelope, shown',
  'data/checkOrder': 'nobody, json, shown',
  'data/getCertificados': 'nobody, json, shown',
  'data/getCertificado': 'nobody, json, shown',
  'data/getCertificadosCliente': 'customer, json, shown',
  'data/activarCertificado': 'customer, json, shown',
  'data/saveOrderCertificado': 'guest, json, shown',
  'cliente/checkCuponera': 'customer, nothing, quiet',
  'cliente/getLastOrders': 'customer, nothing, quiet',
  'cliente/getOrdersPend': 'customer, json, shown',
  'cliente/getOrdenHash': 'nobody, json, shown',
  'cliente/getCoordenadasHash': 'nobody, json, shown',
  'cliente/getDataUser': 'customer, json, shown',
  'cliente/saveCliente': 'customer, envelope, shown',
  'cliente/changePassword': 'customer, envelope, shown',
  'cliente/saveDireccion': 'customer, envelope, shown',
  'cliente/markPrincipal': 'customer, json, shown',
  'cliente/deleteDireccion': 'customer, json, shown',
  'cliente/saveSortedAddresses': 'customer, json, shown',
  'cliente/unsubscribe': 'customer, json, shown',
  'tracker/ordenHasTracked': 'nobody, json, shown',
  'geo/validaCobertura': 'nobody, json, shown',
  'geo/getExt': 'nobody, json, shown',
  'checkout/getValidatorTokenPromerica': 'guest, json, shown',
  'auth/login': 'nobody, json, shown',
  'auth/guest': 'nobody, json, shown',
  'auth/signupEmail': 'nobody, envelope, shown',
  'auth/resendActivation': 'nobody, json, shown',
  'auth/recoveryPassword': 'nobody, json, shown',
  'auth/activate': 'nobody, json, shown',
  'auth/changePassword': 'nobody, envelope, shown',
  'cuenta/agregarLlave': 'customer, json, shown',
  'cuenta/eliminarLlave': 'customer, envelope, shown',
  'cuenta/ingresarConLlave': 'nobody, json, shown',
  'cuenta/llaves': 'customer, json, quiet',
  'cuenta/misDatos': 'customer, envelope, shown',
  'cuenta/renombrarLlave': 'customer, envelope, shown',
  'cuenta/retoConfirmacion': 'customer, json, quiet',
  'cuenta/retoIngreso': 'nobody, json, quiet',
  'cuenta/retoLlave': 'customer, envelope, shown',
  'cuenta/buscarOrden': 'guest, json, quiet',
  'cuenta/cancelarOrden': 'guest, json, shown',
  'cuenta/captcha': 'nobody, json, quiet',
  'cuenta/cerrarSesion': 'customer, json, quiet',
  'cuenta/compraCertificados': 'guest, json, shown',
  'cuenta/corregirCertificado': 'guest, json, shown',
  'cuenta/reenviarCertificado': 'guest, json, shown',
  'cuenta/sesiones': 'customer, json, quiet',
  'cuenta/terminarOtrasSesiones': 'customer, json, shown',
  'cuenta/terminarSesion': 'customer, json, shown',
};

test.each(callPaths.map((path) => [path, contract[path]] as const))('%s travels as the contract says: %s [HTTP-002, HTTP-003, HTTP-004, HTTP-005, HTTP-007, HTTP-008, CRY-006]', async (path, way) => {
  const api = fakeHttp({ 'auth/guest': { token: 'g' }, 'data/getData': {}, [path]: path === 'auth/guest' ? { token: 'g' } : {} });
  // The key of the envelope is there, and whoever is asked for is here.
  await call('data/getData', undefined, { background: true });
  if (way.startsWith('customer')) keepTokens({ token: 't', refresh: 'r' });
  let shown = 0;
  const subscription = pendingCalls.changes$.subscribe((count) => (shown = Math.max(shown, count)));
  await call(path, { campo: 'valor' });
  subscription.unsubscribe();
  const made = api.callsTo(path).at(-1);
  if (!made) throw new Error(`${path} was not called`);
  expect(`${wayOf(made)}, ${shown > 0 ? 'shown' : 'quiet'}`).toBe(way);
  if (!way.includes('nothing')) expect(made.payload).toMatchObject({ campo: 'valor' });
});
