/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instantOf } from '@brasa/shared/domain/local-time';
import { clock } from '@brasa/shared/runtime';
import { wholeStyle, type FakeAnswer } from '@brasa/shared/testing';
import { anItem, cartOf, designs, freshPages, items, openPage, settle } from '../testing/page.tsx';

freshPages();
beforeEach(() => {
  jest.spyOn(clock, 'now').mockReturnValue(instantOf('26/11/2026', '12:00') ?? 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
});

const two = cartOf(anItem(), anItem({ id: 'b', designId: 1, price: 5000, recipientName: 'Eva', recipientEmail: 'eva@example.com', sendDate: '27/11/2026' }));
const open = (kept = two, more: Partial<Parameters<typeof openPage>[0]> = {}) => openPage({ path: '/certificates/cart', kept, ...more });
const rows = (): HTMLElement[] => within(screen.getByRole('list', { name: 'Tus Gift Cards' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the cart of gift cards says of each for whom, from whom, when, with which words and what it costs [ROUTE-044]', async () => {
  const page = await open(cartOf(anItem({ dedication: 'Feliz\ncumpleaños' }), ...two.items.slice(1)));
  const [first, second] = rows().map((row) => within(row).getAllByRole('definition').map(({ textContent }) => textContent));
  expect(first).toEqual(['Luisluis@example.com', 'Ana', 'Al pagar', 'Feliz\ncumpleaños']);
  expect(second).toEqual(['Evaeva@example.com', 'Ana', 'El 27/11/2026 a las 08:00 am', 'Feliz día']);
  expect(rows().map((row) => within(row).getByRole('heading').nextSibling?.textContent)).toEqual(['Q100.00', 'Q50.00']);
  const total = screen.getByText('Q150.00', { selector: 'dd' });
  // Where there is no room for it beside its words, it stands below them.
  expect(wholeStyle(total.parentElement as HTMLElement).flexWrap).toBe('wrap');
  expect(screen.getByText('(2 Gift Cards)')).not.toBeNull();
  expect(page.titles.at(-1)).toBe('Gift Cards');
});

test('a link in a dedication is text, and markup is, too', async () => {
  await open(cartOf(anItem({ dedication: 'https://ejemplo.com <a href="//x">x</a>' })));
  const words = screen.getByText('https://ejemplo.com <a href="//x">x</a>');
  expect([words.querySelector('a'), words.closest('a')]).toEqual([null, null]);
});

test('one is removed without the other, which is said; the focus goes to the row that is left', async () => {
  await open();
  await press('Eliminar Gift Card Q100 para Luis');
  expect(items()).toEqual(two.items.slice(1));
  expect(screen.getByRole('status').textContent).toBe('Gift Card Q100 para Luis ya no está en tu compra.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eliminar Gift Card Q50 para Eva' }));
});

test('one is changed on the page of its design', async () => {
  const page = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Editar Gift Card Q50 para Eva' }));
  expect(page.path()).toBe('/certificate/1?item=b');
});

test('it is emptied after a question, and then leads to the designs', async () => {
  await open();
  await press('Vaciar');
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Vaciar tu compra' })).getByRole('button', { name: 'Cancelar' }));
  expect(items()).toHaveLength(2);
  await press('Vaciar');
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Vaciar tu compra' })).getByRole('button', { name: 'Vaciar' }));
  expect(items()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Tu compra está vacía.');
  expect(screen.getByRole('heading', { level: 1, name: 'Aún no has elegido ninguna Gift Card' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Elegir una Gift Card' }).getAttribute('href')).toBe('/certificates');
});

test('the designs say that there is a cart, and lead to it', async () => {
  const page = await open(two, { path: '/certificates' });
  expect(screen.getByText('Tienes 2 Gift Cards en tu compra: Q150.00.')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Ver mi compra' }));
  expect(page.path()).toBe('/certificates/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tus Gift Cards' })).not.toBeNull();
});

test('without gift cards in the shop there is no cart of them [GC-033] [DEC-033]', async () => {
  const page = await open(two, { enabled: false });
  expect([page.path(), page.api.calls]).toEqual(['/', []]);
});

describe('taken up again', () => {
  const cheaper = designs.filter(({ id }) => id === 2).map((design) => ({ ...design, price: 90 }));

  test('prices are those of today, what is not sold any more is gone, and both are said until they were seen', async () => {
    await open(two, { sold: { data: cheaper } });
    const news = screen.getByRole('alert');
    expect(news.textContent).toContain('Tu compra cambió desde la última vez que la viste');
    expect(news.textContent).toContain('Con los precios de hoy tus Gift Cards cuestan Q10.00 menos.');
    expect(news.textContent).toContain('Ya no se vende y la quitamos: Gift Card Q50 para Eva.');
    expect(screen.getByText('Precio nuevo: antes Q100.00, ahora Q90.00.')).not.toBeNull();
    await press('Entendido');
    expect([screen.queryByRole('alert'), items()]).toEqual([null, [{ ...two.items[0], card: { ...two.items[0]?.card, price: 9000 } }]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('an empty cart says what it lost', async () => {
    await open(two, { sold: { data: [] } });
    expect(screen.getByRole('alert').textContent).toContain('Ya no se vende y la quitamos: Gift Card Q100 para Luis, Gift Card Q50 para Eva.');
    expect(screen.getByRole('heading', { level: 1, name: 'Aún no has elegido ninguna Gift Card' })).not.toBeNull();
  });

  test('prices are asked for each time the page is opened', async () => {
    const page = await open(two, { path: '/certificates' });
    await userEvent.click(screen.getByRole('link', { name: 'Ver mi compra' }));
    await settle();
    expect(page.api.callsTo('data/getCertificados')).toHaveLength(2);
  });

  test('an api that does not answer takes nothing out; it can be asked again', async () => {
    const refused = (): FakeAnswer => ({ status: 500, body: null });
    const page = await open(two, { sold: refused });
    expect(items()).toEqual(two.items);
    expect(screen.getByRole('alert').textContent).toContain('No pudimos comprobar los precios.');
    expect(screen.getByRole('button', { name: 'Ir a pagar', hidden: true })).toHaveProperty('disabled', true);
    page.api.route('data/getCertificados', { data: designs });
    await press('Reintentar');
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ir a pagar', hidden: true })).toHaveProperty('disabled', false);
  });
});

describe('on the way to the checkout', () => {
  const offered = (kept = two) => open(kept);
  const wide = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ir a pagar' });
  const small = () => screen.getByRole('button', { name: /^Ir a pagar Q/ });

  test('a valid cart goes on, and what changed counts as seen', async () => {
    const page = await offered(cartOf(anItem({ price: 9000 })));
    expect(wide().disabled).toBe(false);
    await userEvent.click(small());
    expect([page.path(), items()[0]?.card.seenPrice]).toEqual(['/certificates/checkout', undefined]);
  });

  test.each([
    ['costs nothing', cartOf(anItem({ designId: 3, price: 0 })), 'Estas Gift Cards no tienen un valor que se pueda pagar.'],
    ['has a day that is over', cartOf(anItem({ sendDate: '25/11/2026' })), 'Revisa la fecha de envío de tus Gift Cards.'],
    ['has too many cards', cartOf(...Array.from({ length: 11 }, (_, index) => anItem({ id: String(index), designId: 1, price: 5000 }))), 'Son más de 10 Gift Cards, el máximo por compra. Quita algunas.'],
    ['costs too much', cartOf(...Array.from({ length: 5 }, (_, index) => anItem({ id: String(index), designId: 6, price: 50_000 }))), 'Superaste el monto máximo de Gift Cards: Q2000.00 por compra. Quita algunas.'],
  ])('a cart that %s cannot be checked out; a tap says why [GC-022]', async (_what, kept, reason) => {
    const page = await open(kept, { sold: { data: [...designs, { ...designs[0], id: 3, price: 0 }] } });
    expect(wide().disabled).toBe(true);
    await userEvent.click(small());
    expect(within(screen.getByRole('dialog', { name: 'No se puede realizar la compra' })).getByText(reason)).not.toBeNull();
    expect(page.path()).toBe('/certificates/cart');
  });

  test('an empty cart offers nothing to check out [GC-022]', async () => {
    await offered(cartOf());
    expect(screen.queryByRole('button', { name: /Ir a pagar/ })).toBeNull();
  });

  test('the day that is over stands at its card', async () => {
    await offered(cartOf(anItem({ sendDate: '25/11/2026' }), anItem({ id: 'b' })));
    expect(rows().map((row) => within(row).queryByText('Esa fecha ya pasó. Elige hoy o un día próximo') !== null)).toEqual([true, false]);
  });

  test('without a network it waits, and says so; cards can still be removed', async () => {
    await offered();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert').textContent).toBe('Tus Gift Cards siguen aquí; podrás pagar cuando vuelva la conexión.');
    expect(wide().disabled).toBe(true);
    await press('Eliminar Gift Card Q100 para Luis');
    expect(items()).toHaveLength(1);
  });
});
