/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authStore, bus, history, logOut } from '@brasa/shared/runtime';
import { certificateStore } from '../cart/certificate-store.ts';
import { ana, freshCheckouts, openForm, openPayment, payButton, reload, save, two } from '../testing/checkout-page.tsx';
import { anItem, cartOf, designs, items, settle } from '../testing/page.tsx';
import { boughtStore } from './bought-store.ts';
import { buyerStore } from './buyer-store.ts';

freshCheckouts();

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.queryByRole('heading', { level: 1, name: 'Pagar mis Gift Cards' });
const step = () => screen.getByRole('list', { name: 'Pagar mis Gift Cards' }).querySelector('[aria-current]')?.textContent;

function fillIn(): void {
  type('Nombres', 'Ana');
  type('Apellidos', 'López');
  type('Teléfono', '5550-1234');
  type('Correo electrónico', 'ana@example.com');
}

async function goBack(): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(-1);
    await moved;
  });
  await settle();
}

describe('who buys', () => {
  test('is asked first, as at the checkout of the menu, and then how it is paid: with a card and nothing else [GC-030] [ROUTE-045]', async () => {
    const page = await openForm();
    expect([page.titles.at(-1), title() !== null, step()]).toEqual(['Gift Cards', true, '1Datos personales']);
    // Beside the form, where there is room.
    expect(screen.getByRole('region', { name: 'Resumen de tu compra', hidden: true }).textContent).toMatch(/TotalQ150.00Gift Card Q100Para LuisSe envía al pagarQ100.00/);
    fillIn();
    await press('Continuar');
    expect([step(), document.activeElement]).toEqual(['2Forma de pago', title()]);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['card']);
    expect(screen.getByRole('radio', { name: /Tarjeta/ })).toHaveProperty('checked', true);
    const rows = within(screen.getByRole('list', { name: 'Tus Gift Cards' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Gift Card Q100Para LuisSe envía al pagarQ100.00', 'Gift Card Q50Para EvaSe envía el 27/11/2026 a las 08:00 amQ50.00']);
    expect(payButton().textContent).toBe('PagarQ150.00');
    expect(page.api.callsTo(save)).toHaveLength(0);
  });

  test.each([
    ['Nombres', ' ', 'Este campo es requerido'],
    ['Apellidos', '', 'Este campo es requerido'],
    ['Teléfono', '123', 'Teléfono no válido'],
    ['Correo electrónico', 'ana@', 'Ingresa un correo electrónico válido'],
  ])('%s «%s» is refused at the field, which gets the focus', async (name, value, message) => {
    await openForm();
    fillIn();
    type(name, value);
    await press('Continuar');
    expect([step(), field(name).getAttribute('aria-describedby')?.split(' ').includes(screen.getByText(message).id)]).toEqual(['1Datos personales', true]);
    expect(document.activeElement).toBe(field(name));
  });

  test('an invoice is asked for only when it is wanted', async () => {
    await openForm();
    fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiero factura con nombre' }));
    await press('Continuar');
    expect([step(), screen.getAllByText('Este campo es requerido').length]).toEqual(['1Datos personales', 4]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiero factura con nombre' }));
    await press('Continuar');
    expect(step()).toBe('2Forma de pago');
  });

  test('an invoice takes a NIT and no DUI, at the field and in what is sent [DEC-249] [GC-029]', async () => {
    const page = await openForm({ routes: { [save]: { codigoRetorno: '01', mensajeRetorno: 'Hoy no' } } });
    fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiero factura con nombre' }));
    type('Nombre para la factura', 'Ana López');
    type('Correo para la factura', 'ana@example.com');
    type('Dirección para la factura', 'Ciudad');
    expect(field('NIT').getAttribute('aria-describedby')).not.toBeNull();
    expect(document.body.textContent).not.toContain('DUI');
    for (const wrong of ['123', '12345678-1']) {
      type('NIT', wrong);
      await press('Continuar');
      expect([step(), screen.getByText('NIT no válido').id]).toEqual(['1Datos personales', expect.anything()]);
    }
    type('NIT', '1234-123456-123-1');
    await press('Continuar');
    await userEvent.click(payButton());
    await settle();
    expect(page.api.callsTo(save)[0]?.payload).toMatchObject({ data: { enviarFactura: 'S', factura: { documento: '1234-123456-123-1' } } });
  });

  test('a customer finds what the profile knows', async () => {
    act(() => authStore.set({ token: 't', refresh: 'r', guest: null, session: 's' }));
    await openForm({ routes: { 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } } } });
    expect(['Nombres', 'Apellidos', 'Teléfono', 'Correo electrónico'].map((name) => field(name).value)).toEqual(['Ana', 'López', '55501234', 'ana@example.com']);
  });
});

describe('the payment has an entry of its own', () => {
  test('one page back is the form, with what was typed', async () => {
    const page = await openForm();
    fillIn();
    await press('Continuar');
    expect(history.location.state).toMatchObject({ step: 'payment' });
    await goBack();
    expect([page.path(), step(), field('Nombres').value]).toEqual(['/certificates/checkout', '1Datos personales', 'Ana']);
    type('Nombres', 'Beatriz');
    await press('Continuar');
    expect(screen.getByText('Beatriz López')).not.toBeNull();
  });

  test('«Cambiar» and «Regresar» are one page back', async () => {
    await openForm();
    fillIn();
    for (const name of ['Cambiar: Datos personales', 'Regresar']) {
      await press('Continuar');
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      await press(name);
      await act(async () => void (await moved));
      expect(step()).toBe('1Datos personales');
    }
  });

  test('without a form that is filled in there is no payment', async () => {
    await openForm({ state: { step: 'payment' } });
    expect([step(), history.location.state]).toEqual(['1Datos personales', {}]);
  });
});

describe('what is typed', () => {
  test('is found again after a reload, in this entry of the history only', async () => {
    const page = await openForm();
    fillIn();
    const again = await reload(page);
    expect(['Nombres', 'Apellidos', 'Teléfono', 'Correo electrónico'].map((name) => field(name).value)).toEqual(['Ana', 'López', '5550-1234', 'ana@example.com']);
    expect(JSON.stringify([again.storage.local.entries(), again.storage.session.entries()])).not.toContain('ana@example.com');
  });

  test('brings a reload of the payment back to the payment', async () => {
    const page = await openForm();
    fillIn();
    await press('Continuar');
    await reload(page);
    expect([step(), screen.queryByText('Ana López') !== null]).toEqual(['2Forma de pago', true]);
  });

  test('by a customer is not seen by anybody else', async () => {
    await openForm({ state: { giftBuyerForm: { values: ana, session: 'of-ana' } } });
    expect(field('Nombres').value).toBe('');
  });

  test('is gone with a log-out, from the page, its entry of the history and the device', async () => {
    const page = await openForm();
    fillIn();
    await act(async () => void logOut());
    await settle();
    expect([page.path(), buyerStore.get().email, items(), JSON.stringify(history.location.state)]).toEqual(['/certificates/cart', '', [], 'null']);
    expect(page.storage.local.entries()).toEqual({});
  });
});

describe('a cart that cannot be bought leads back to the cart, which says why, and nothing is sent', () => {
  test.each([
    ['empty', cartOf(), designs, 'Aún no has elegido ninguna Gift Card'],
    ['with a day that is over', cartOf(anItem({ sendDate: '25/11/2026' })), designs, 'Revisa la fecha de envío de tus Gift Cards.'],
    ['with another price', two, designs.map((design) => (design.id === 2 ? { ...design, price: 90 } : design)), 'Con los precios de hoy tus Gift Cards cuestan Q10.00 menos.'],
    ['with a design that is gone', two, designs.filter(({ id }) => id !== 1), 'Ya no se vende y la quitamos: Gift Card Q50 para Eva.'],
  ])('%s [GC-022] [DEC-251]', async (_what, kept, sold, words) => {
    const page = await openPayment({ kept, sold: { data: sold } });
    expect(page.path()).toBe('/certificates/cart');
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(page.api.callsTo(save)).toHaveLength(0);
  });

  test('emptied in another tab', async () => {
    const page = await openPayment();
    await act(async () => certificateStore.set((state) => ({ ...state, cart: cartOf() })));
    expect([page.path(), page.api.callsTo(save)]).toEqual(['/certificates/cart', []]);
  });
});

test('while cards cannot be used the shop’s sentence stands in place of the button', async () => {
  await openPayment({ cardDisabled: 'Por mantenimiento no aceptamos tarjetas.' });
  expect(screen.getByText('Por mantenimiento no aceptamos tarjetas.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});

test('without a network the button says why', async () => {
  const page = await openPayment();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('button', { name: 'Pagar' })).toHaveProperty('disabled', true);
  await userEvent.click(payButton());
  expect(within(screen.getByRole('dialog', { name: 'No se puede realizar la compra' })).getByText('No tienes conexión. Podrás pagar cuando vuelva.')).not.toBeNull();
  expect(page.api.callsTo(save)).toHaveLength(0);
});

test('prices that cannot be had are asked for again before anything is paid', async () => {
  const page = await openPayment({ sold: () => ({ status: 500, body: null }) });
  expect(screen.getByRole('button', { name: 'Pagar' })).toHaveProperty('disabled', true);
  page.api.route('data/getCertificados', { data: designs });
  await press('Reintentar');
  await settle();
  expect(screen.getByRole('button', { name: 'Pagar' })).toHaveProperty('disabled', false);
});

test('the banner shows while its flag is set, with when each card is sent, and leaving the page takes it away [GC-031]', async () => {
  boughtStore.set({ number: 4827, hash: 'Zq3Vn8sKd0LwTt5yRb1XcA', items: two.items });
  const page = await openForm({ kept: cartOf(), state: { step: 'bought' } });
  expect(screen.getByText('Pago exitoso')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Gracias por tu compra' }));
  const rows = within(screen.getByRole('list', { name: 'Tus Gift Cards' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Gift Card Q100Para LuisSe envía ahora a luis@example.comQ100.00', 'Gift Card Q50Para EvaSe enviará el 27/11/2026 a las 08:00 am a eva@example.comQ50.00']);
  expect(screen.getByRole('link', { name: 'Ver cómo van' }).getAttribute('href')).toBe('/certificados/compra/Zq3Vn8sKd0LwTt5yRb1XcA');
  expect(screen.getByRole('link', { name: 'Ver el menú' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'Elegir otra Gift Card' }));
  await settle();
  expect([page.path(), boughtStore.get()]).toEqual(['/certificates', null]);
});

test('a reload after the payment leads to the designs, not to an empty checkout', async () => {
  const page = await openForm({ kept: cartOf(), state: { step: 'bought' } });
  expect(page.path()).toBe('/certificates');
});

test('a log-out forgets what was bought, names included', async () => {
  boughtStore.set({ number: 4827, hash: 'Zq3Vn8sKd0LwTt5yRb1XcA', items: two.items });
  act(() => bus.publish('session/ended', { quiet: false, locationCleared: false }));
  expect(boughtStore.get()).toBeNull();
});
