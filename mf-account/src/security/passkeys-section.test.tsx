/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@brasa/shared/runtime';
import { resetStores, wayOf, type FakeRoute } from '@brasa/shared/testing';
import { closeAccess, fill, press } from '../access/access-test.tsx';
import { done, openProfile } from '../profile/profile-test.tsx';
import { giveDevice, made, signed, type Device } from './passkey-test.ts';

const path = '/profile/security';
const key = { id: 7, nombre: 'Mi teléfono', inicio: '19/11/2026 12:00', ultimoUso: '' };
const options = { codigoRetorno: '00', mensajeRetorno: '', data: { challenge: 'cmV0bw', rpId: 'localhost', rp: { id: 'localhost', name: 'Brasa' }, user: { id: 'dQ', name: 'ana', displayName: 'ana' }, pubKeyCredParams: [], excludeCredentials: [], allowCredentials: [] } };
const wrong = 'La contraseña actual no es correcta';
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
/** Without what the envelope adds. */
function sentFields({ payload }: { readonly payload: Record<string, unknown> | undefined }): object {
  const { _id, _ts, ...fields } = payload ?? {};
  return fields;
}
const toastTexts = () => toastStore.get().visible.map(({ kind, text }) => [kind, text]);

let device: ReturnType<typeof giveDevice> | undefined;
beforeEach(resetStores);
afterEach(() => {
  closeAccess();
  cleanup();
  device?.takeAway();
});
async function open(routes: Record<string, FakeRoute> = {}, given: Device = {}, keys: readonly object[] = []) {
  device = giveDevice(given);
  return openProfile({ path, routes: { 'cuenta/sesiones': { data: [] }, 'cuenta/llaves': { data: keys }, 'cuenta/retoLlave': options, 'cuenta/retoConfirmacion': options, ...routes } });
}

test('a passkey is added with a name and the password', async () => {
  let keys: object[] = [];
  const { api } = await open({ 'cuenta/llaves': () => ({ body: { data: keys } }), 'cuenta/agregarLlave': () => ((keys = [key]), { body: { codigoRetorno: '00', mensajeRetorno: 'Llave de acceso agregada', data: {} } }) });
  expect(screen.getByText('Todavía no tienes llaves de acceso.')).not.toBeNull();
  await press('Agregar llave de acceso');
  await userEvent.clear(screen.getByLabelText(/^Nombre/));
  await fill({ Nombre: 'Mi teléfono', Contraseña: 'clave-demo-1' });
  await press('Continuar');
  const [asked] = api.callsTo('cuenta/retoLlave');
  expect([asked && wayOf(asked), asked?.payload?.['contrasena']]).toEqual(['customer, envelope', 'clave-demo-1']);
  await waitFor(() => expect(api.callsTo('cuenta/agregarLlave').map(({ payload }) => payload)).toEqual([{ nombre: 'Mi teléfono', credencial: expect.objectContaining({ id: 'bGxhdmU', response: expect.objectContaining({ transports: ['internal'] }) }) }]));
  expect(await screen.findByText('Sin usar todavía')).not.toBeNull();
  expect(toastTexts()).toEqual([['success', 'Llave de acceso agregada']]);
  expect(document.activeElement?.textContent).toBe('Llaves de acceso');
  expect(device?.asked).toEqual([{ kind: 'create', mediation: undefined }]);
});

test('a wrong password stands at its field, with everything typed; a device that is closed makes no key', async () => {
  let isKnown = false;
  const { api } = await open({ 'cuenta/retoLlave': () => ({ body: isKnown ? options : { codigoRetorno: '01', mensajeRetorno: wrong, errores: [{ campo: 'contrasena', mensaje: wrong }] } }) }, { create: () => null });
  await press('Agregar llave de acceso');
  await fill({ Contraseña: 'No-es-esta-1' });
  await press('Continuar');
  expect(document.getElementById('campo-confirm-password-error')?.textContent).toBe(wrong);
  expect((screen.getByLabelText(/^Contraseña/) as HTMLInputElement).value).toBe('No-es-esta-1');
  isKnown = true;
  await press('Continuar');
  expect((await screen.findByRole('alert')).textContent).toContain('No se creó la llave de acceso. Puedes intentarlo de nuevo.');
  expect(api.callsTo('cuenta/agregarLlave')).toHaveLength(0);
});

test('a device that nobody touches is waited for until the customer closes the dialog; then nothing is made, and she can begin anew', async () => {
  let isTouched = false;
  const untouched: Device['create'] = (_, signal) => new Promise((resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  const { api } = await open({ 'cuenta/agregarLlave': done('Llave de acceso agregada'), 'cuenta/renombrarLlave': done('Nombre guardado') }, { create: (...asked) => (isTouched ? made : untouched(...asked)), get: (...asked) => (isTouched ? signed : untouched(...asked)) }, [key]);
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const add = async () => {
    await press('Agregar llave de acceso');
    await fill({ Contraseña: 'clave-demo-1' });
    await press('Continuar');
  };
  await add();
  await waitFor(() => expect(device?.asked).toHaveLength(1));
  await press('Cancelar');
  await isClosed();
  await press('Cambiar nombre de Mi teléfono');
  await press('Confirmar con mi llave de acceso');
  await waitFor(() => expect(device?.asked).toHaveLength(2));
  await press('Cerrar');
  await isClosed();
  isTouched = true;
  await add();
  await isClosed();
  expect([api.callsTo('cuenta/agregarLlave').length, api.callsTo('cuenta/renombrarLlave').length, toastTexts()]).toEqual([1, 0, [['success', 'Llave de acceso agregada']]]);
});

test('another name is confirmed with the passkey itself, and the removal with the password', async () => {
  const { api } = await open({ 'cuenta/renombrarLlave': done('Nombre guardado'), 'cuenta/eliminarLlave': done('Llave de acceso eliminada') }, {}, [key]);
  await press('Cambiar nombre de Mi teléfono');
  await userEvent.clear(screen.getByLabelText(/^Nombre/));
  await press('Confirmar con mi llave de acceso');
  expect(screen.getByText('Este campo es requerido')).not.toBeNull();
  await fill({ Nombre: 'Mi laptop' });
  await press('Confirmar con mi llave de acceso');
  await waitFor(() => expect(api.callsTo('cuenta/renombrarLlave').map(sentFields)).toEqual([{ id: 7, nombre: 'Mi laptop', credencial: expect.objectContaining({ id: 'bGxhdmU' }) }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press('Eliminar Mi teléfono');
  await fill({ Contraseña: 'clave-demo-1' });
  await press('Eliminar');
  await waitFor(() => expect(api.callsTo('cuenta/eliminarLlave').map(sentFields)).toEqual([{ id: 7, contrasena: 'clave-demo-1' }]));
  expect(toastTexts().at(-1)).toEqual(['success', 'Llave de acceso eliminada']);
});

const phone = { id: 'p', dispositivo: 'Chrome en Android', inicio: '19/11/2026 12:00', ultimoUso: '19/11/2026 12:00', actual: 'N' };
const lost = { status: 503, body: null };
async function confirmRemoval(): Promise<void> {
  await press('Eliminar Mi teléfono');
  await fill({ Contraseña: 'clave-demo-1' });
  await press('Eliminar');
}

test('sessions that end with a removed passkey leave their list', async () => {
  let inUse: object[] = [phone];
  await open({ 'cuenta/sesiones': () => ({ body: { data: inUse } }), 'cuenta/eliminarLlave': () => ((inUse = []), { body: done('Llave de acceso eliminada') }) }, {}, [key]);
  expect(screen.getByText('Chrome en Android')).not.toBeNull();
  await confirmRemoval();
  await waitFor(() => expect(screen.queryByText('Chrome en Android')).toBeNull());
});

test('a removal whose answer was lost is looked up: made, it is done; not made, the passkeys are as they were; unknown, that is said', async () => {
  let keys: object[] = [key];
  let isAway = false;
  let isMade = false;
  const { api } = await open({ 'cuenta/llaves': () => (isAway ? lost : { body: { data: keys } }), 'cuenta/eliminarLlave': () => (isMade && (keys = []), lost) }, {}, [key]);
  await confirmRemoval();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No pudimos comunicarnos.*Tus llaves de acceso siguen como estaban\.$/);
  isAway = true;
  await press('Eliminar');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/No pudimos comunicarnos.*No sabemos si el cambio se hizo: revisa la lista cuando tengas conexión\.$/));
  isAway = false;
  isMade = true;
  await press('Eliminar');
  expect(await screen.findByText('Todavía no tienes llaves de acceso.')).not.toBeNull();
  expect([api.callsTo('cuenta/eliminarLlave').length, screen.queryByRole('dialog'), toastTexts().at(-1)]).toEqual([3, null, ['success', 'Llave de acceso eliminada']]);
});

test('a new passkey and a new name whose answers were lost are found in the list', async () => {
  let keys: object[] = [];
  await open({ 'cuenta/llaves': () => ({ body: { data: keys } }), 'cuenta/agregarLlave': () => ((keys = [key]), lost), 'cuenta/renombrarLlave': () => ((keys = [{ ...key, nombre: 'Mi laptop' }]), lost) });
  await press('Agregar llave de acceso');
  await userEvent.clear(screen.getByLabelText(/^Nombre/));
  await fill({ Nombre: 'Mi teléfono', Contraseña: 'clave-demo-1' });
  await press('Continuar');
  await waitFor(() => expect([screen.queryByRole('dialog'), toastTexts()]).toEqual([null, [['success', 'Llave de acceso agregada']]]));
  await press('Cambiar nombre de Mi teléfono');
  await userEvent.clear(screen.getByLabelText(/^Nombre/));
  await fill({ Nombre: 'Mi laptop', Contraseña: 'clave-demo-1' });
  await press('Guardar nombre');
  await waitFor(() => expect([screen.queryByRole('dialog'), toastTexts().at(-1)]).toEqual([null, ['success', 'Nombre guardado']]));
  expect(screen.getByText('Mi laptop')).not.toBeNull();
});

test('what another tab changed is seen as soon as this one is visible again', async () => {
  let [keys, sessions]: object[][] = [[key], [phone]];
  await open({ 'cuenta/llaves': () => ({ body: { data: keys } }), 'cuenta/sesiones': () => ({ body: { data: sessions } }) });
  expect([screen.queryByText('Mi teléfono'), screen.queryByText('Chrome en Android')]).not.toContain(null);
  [keys, sessions] = [[], []];
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect([screen.queryByText('Mi teléfono'), screen.queryByText('Chrome en Android')]).toEqual([null, null]));
});

test('a browser without passkeys says so', async () => {
  await openProfile({ path, routes: { 'cuenta/sesiones': { data: [] }, 'cuenta/llaves': { data: [] } } });
  expect(screen.getByText('Este navegador no puede usar llaves de acceso. Prueba con otro, o en tu teléfono.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
});

test('the own data are a file after the password, with the favourites of the device; a refusal makes none', async () => {
  const files: { readonly name: string; readonly content: Blob }[] = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => ((last = blob as Blob), 'blob:x');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last });
  });
  let isRight = false;
  const { storage } = await open({ 'cuenta/misDatos': () => ({ body: isRight ? { codigoRetorno: '00', mensajeRetorno: '', data: { persona: { nombres: 'Ana María' } } } : { codigoRetorno: '01', mensajeRetorno: wrong, errores: [{ campo: 'contrasena', mensaje: wrong }] } }) });
  storage.local.setItem('favorites', '{"format":1,"value":{"ana@example.com":[2001],"luis@example.com":[3001]}}');
  await press('Descargar mis datos');
  await fill({ Contraseña: 'clave-demo-1' });
  const buttons = screen.getAllByRole('button', { name: 'Descargar mis datos' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  expect(await screen.findByText(wrong)).not.toBeNull();
  expect(files).toEqual([]);
  isRight = true;
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await textOf(files[0]?.content ?? new Blob()))).toEqual({ persona: { nombres: 'Ana María' }, favoritosEnEsteDispositivo: [expect.any(String)] });
  expect(toastTexts().at(-1)).toEqual(['success', 'Descargamos tus datos en un archivo']);
  click.mockRestore();
});
