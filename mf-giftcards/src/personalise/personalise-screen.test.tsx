/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instantOf } from '@brasa/shared/domain/local-time';
import { clock, history } from '@brasa/shared/runtime';
import { anItem, cartOf, freshPages, items, openPage, settle } from '../testing/page.tsx';

freshPages();
beforeEach(() => {
  jest.spyOn(clock, 'now').mockReturnValue(instantOf('26/11/2026', '22:00') ?? 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const fill = (name: string, typed: string): void => void fireEvent.change(field(name), { target: { value: typed } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const add = () => press('Agregar a mi compra');
const errorOf = (name: string | RegExp): string | undefined => {
  const ids = screen.getByRole('textbox', { name }).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((each) => each?.id.endsWith('-error'))?.textContent ?? undefined;
};
const dedication = /^Dedicatoria/;

function fillContact(): void {
  fill('Tu nombre', ' Ana ');
  fill('Nombre de quien la recibe', 'Luis');
  fill('Correo de quien la recibe', 'luis@example.com');
}

test.each(['/certificate/2', '/certificado/2'])('%s shows one design, what it costs and the form [ROUTE-041] [ROUTE-042]', async (path) => {
  await openPage({ path });
  expect(screen.getByRole('heading', { level: 1, name: 'Gift Card Q100' })).not.toBeNull();
  expect(screen.getByText('Q100.00')).not.toBeNull();
  expect(screen.getByRole('form', { name: 'Personaliza tu Gift Card' })).not.toBeNull();
});

test.each(['/certificate/99', '/certificado/99', '/certificado/x'])('%s, a design nobody knows, leads to all of them [ROUTE-042]', async (path) => {
  const page = await openPage({ path });
  expect(page.path()).toBe('/certificates');
});

test('a card is bought with a dedication: it joins the cart as it was written, line by line [GC-004]', async () => {
  const page = await openPage({ path: '/certificate/2' });
  fillContact();
  await userEvent.clear(screen.getByRole('textbox', { name: dedication }));
  await userEvent.type(screen.getByRole('textbox', { name: dedication }), 'Feliz{enter}cumpleaños');
  await add();
  expect(page.path()).toBe('/certificates/cart');
  expect(items()).toEqual([
    { id: expect.any(String), contact: { buyerName: 'Ana', recipientName: 'Luis', recipientEmail: 'luis@example.com', dedication: 'Feliz\ncumpleaños' }, card: { id: 2, name: 'Gift Card Q100', price: 10_000 }, sendDate: '' },
  ]);
});

test('the dedication begins with the one of the shop, and may be empty [GC-005]', async () => {
  await openPage({ path: '/certificate/2', dedication: 'Buen provecho' });
  const area = screen.getByRole('textbox', { name: dedication });
  expect(area).toHaveProperty('value', 'Buen provecho');
  fillContact();
  fireEvent.change(area, { target: { value: '' } });
  await add();
  expect(items().map(({ contact }) => contact.dedication)).toEqual(['']);
});

test('who gives, who gets and where to are required; the first field that is missing gets the focus [GC-023]', async () => {
  await openPage({ path: '/certificate/2' });
  await add();
  expect(['Tu nombre', 'Nombre de quien la recibe', 'Correo de quien la recibe'].map(errorOf)).toEqual(Array(3).fill('Este campo es requerido'));
  expect(document.activeElement).toBe(field('Tu nombre'));
  expect(items()).toEqual([]);
});

test('an e-mail that is none is refused at its field when it is left [GC-024]', async () => {
  await openPage({ path: '/certificate/2' });
  await userEvent.type(field('Correo de quien la recibe'), 'luis@example');
  await userEvent.tab();
  expect(errorOf('Correo de quien la recibe')).toBe('Ingresa un correo electrónico válido');
});

test('how much of the dedication is left is counted; too much is refused, never cut', async () => {
  await openPage({ path: '/certificate/2', dedication: '' });
  fillContact();
  const area = screen.getByRole('textbox', { name: dedication });
  await userEvent.click(area);
  await userEvent.paste('x'.repeat(249));
  expect(screen.getByText('Te queda 1 carácter.')).not.toBeNull();
  await userEvent.paste('yz');
  await add();
  expect(errorOf(dedication)).toBe('Usa 250 caracteres como máximo');
  expect(area).toHaveProperty('value', `${'x'.repeat(249)}yz`);
  expect(items()).toEqual([]);
});

describe('the day on which it is sent', () => {
  const onADay = async (typed: string): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: /Otro día/ }));
    fill('Fecha de envío', typed);
    await add();
  };

  test.each([
    ['28022027', '28/02/2027'],
    ['27/11/2026', '27/11/2026'],
    ['26/11/2026', '26/11/2026'],
    ['26/11/2027', '26/11/2027'],
  ])('%s, from today in Guatemala to a year from today, is taken [A18]', async (typed, sendDate) => {
    await openPage({ path: '/certificate/2' });
    fillContact();
    await onADay(typed);
    expect(items()).toMatchObject([{ sendDate }]);
  });

  test.each([
    ['25/11/2026', 'Esa fecha ya pasó. Elige hoy o un día próximo'],
    ['31/02/2027', 'Fecha no válida. Escríbela como día/mes/año'],
    ['27/11/2027', 'Elige una fecha hasta el 26/11/2027'],
  ])('%s is refused at the field [A18]', async (typed, message) => {
    await openPage({ path: '/certificate/2' });
    fillContact();
    await onADay(typed);
    expect([errorOf('Fecha de envío'), items()]).toEqual([message, []]);
  });

  test('what was typed for another day does not count after «Al pagar»', async () => {
    await openPage({ path: '/certificate/2' });
    fillContact();
    await onADay('31/02/2027');
    await userEvent.click(screen.getByRole('radio', { name: /Al pagar/ }));
    await add();
    expect(items()).toMatchObject([{ sendDate: '' }]);
  });
});

test('a double click is one card', async () => {
  await openPage({ path: '/certificate/2' });
  fillContact();
  const button = screen.getByRole('button', { name: 'Agregar a mi compra' });
  // Before the page has answered the first.
  act(() => {
    button.click();
    button.click();
  });
  await settle();
  expect(items()).toHaveLength(1);
});

test('the next card is from the same giver', async () => {
  await openPage({ path: '/certificate/1', kept: cartOf(anItem({ buyerName: 'Beatriz' })) });
  expect([field('Tu nombre').value, field('Nombre de quien la recibe').value]).toEqual(['Beatriz', '']);
});

describe('a card of the cart', () => {
  const kept = cartOf(anItem({ dedication: 'Feliz\ndía', sendDate: '24/12/2026' }), anItem({ id: 'b', recipientName: 'Eva' }));

  test('is changed where it is; the others stay as they are', async () => {
    const page = await openPage({ path: '/certificate/2?item=a', kept });
    expect([field('Nombre de quien la recibe').value, field('Fecha de envío').value, screen.getByRole<HTMLTextAreaElement>('textbox', { name: dedication }).value]).toEqual(['Luis', '24/12/2026', 'Feliz\ndía']);
    fill('Nombre de quien la recibe', 'Lucía');
    await press('Guardar cambios');
    expect(page.path()).toBe('/certificates/cart');
    expect(items()).toEqual([{ ...kept.items[0], contact: { ...kept.items[0]?.contact, recipientName: 'Lucía' } }, kept.items[1]]);
  });

  test('stays as it was when the change is given up', async () => {
    const page = await openPage({ path: '/certificate/2?item=a', kept });
    fill('Nombre de quien la recibe', 'Lucía');
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect([page.path(), items()]).toEqual(['/certificates/cart', kept.items]);
  });

  test.each(['/certificate/2?item=z', '/certificate/1?item=a'])('%s, which is not in the cart, leads to the cart', async (path) => {
    const page = await openPage({ path, kept });
    expect(page.path()).toBe('/certificates/cart');
  });
});

test.each([
  ['ten cards', cartOf(...Array.from({ length: 10 }, (_, index) => anItem({ id: String(index), designId: 1, price: 5000 }))), 'Tu compra ya tiene 10 Gift Cards, el máximo. Quita una para agregar otra.'],
  ['two thousand quetzales', cartOf(...Array.from({ length: 4 }, (_, index) => anItem({ id: String(index), designId: 6, price: 50_000 }))), 'Con esta Gift Card tu compra pasaría de Q2000.00, el máximo. Elige una de menor valor o quita otra.'],
])('more than %s is refused before anything is typed, with the way to the cart', async (_what, kept, words) => {
  await openPage({ path: '/certificate/2', kept });
  expect(screen.getByText(words)).not.toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver mi compra' }).getAttribute('href')).toBe('/certificates/cart');
});

test('what was typed stays with the page when it is left, and is gone once the card is in the cart', async () => {
  await openPage({ path: '/certificate/2' });
  fillContact();
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  expect(history.location.state).toMatchObject({ giftCardForm: { values: { recipientName: 'Luis', recipientEmail: 'luis@example.com' }, session: null } });
  await add();
  act(() => history.go(-1));
  expect(await screen.findByRole('form')).not.toBeNull();
  expect(history.location.state).not.toHaveProperty('giftCardForm');
});

const left = { buyerName: 'Ana', recipientName: 'Eva', recipientEmail: 'eva@example.com', dedication: 'Para ti', sendsLater: true, sendDate: '24/12/2026' };

test.each([
  ['a reload finds what was typed', { values: left, session: null }, ['Eva', '24/12/2026']],
  ['a guest does not see what a customer typed', { values: left, session: 'of-ana' }, ['', undefined]],
  ['what is no form is nothing', { values: { ...left, sendDate: 7 }, session: null }, ['', undefined]],
])('%s', async (_what, giftCardForm, shown) => {
  await openPage({ path: '/certificate/2', state: { giftCardForm } });
  expect([field('Nombre de quien la recibe').value, screen.queryByRole<HTMLInputElement>('textbox', { name: 'Fecha de envío' })?.value]).toEqual(shown);
});
