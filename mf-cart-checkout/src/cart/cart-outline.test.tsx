/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { emptyCart, type Cart, type CartLine } from '@brasa/shared/domain/cart';
import { displayGroups } from '@brasa/shared/domain/cart-operations';
import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { encrypt } from '@brasa/shared/runtime';
import { aCart, aLine, anExampleMenu, anOption, aPizzaChoice, aSpecialty, aTopping } from '@brasa/shared/testing';
import { cartOutline, CartOutline } from './cart-outline.tsx';

const menu = anExampleMenu();
const key = 'clave pública';
const page = globalThis as unknown as { eval: (code: string) => unknown };
const fill = page.eval(`(async (view, stored, key) => {${cartOutline.fill}\n})`) as (view: Element, stored: string, key: string) => Promise<void>;
const sealed = (cart: Cart): string => encrypt(JSON.stringify({ format: 1, value: cart }), key);

async function filled(cart: Cart): Promise<HTMLElement> {
  const { container } = render(<CartOutline />);
  await fill(container, sealed(cart), key);
  return container;
}

const rowsOf = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>('[data-row]')];
const namesIn = (view: HTMLElement) => rowsOf(view).map((row) => row.querySelector('h2')?.textContent);
const optionsIn = (row: HTMLElement) => [...row.querySelectorAll('[data-option]')].map(({ textContent }) => textContent);

afterEach(cleanup);

test('names, pictures and what was chosen show; nothing in it can be pressed, and it names no price', async () => {
  const picture = { jpg: '/a.jpg', webp: '/a.webp' };
  const alitas = aLine({ name: 'Alitas <16>', pictures: { small: picture, medium: picture }, unitPrice: 12_345, selection: [anOption({ name: 'Salsa BBQ' }), anOption({ name: 'Fija', hidden: true })] });
  const view = await filled(aCart([alitas, alitas]));
  expect(namesIn(view)).toEqual(['Alitas <16>']);
  expect(view.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
  expect(rowsOf(view).map(optionsIn)).toEqual([['Salsa BBQ']]);
  expect(view.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
  expect(view.textContent).not.toMatch(/Q\d|\d{3}/);
});

test('a product that is there once has no price for each; what a promotion brought says so and is not counted', async () => {
  const view = await filled(aCart([aLine({ name: 'Dos', sequence: 0 }), aLine({ name: 'Dos', sequence: 0 }), aLine({ name: 'Una', sequence: 1 }), aLine({ name: 'Gratis', sequence: 2, promo: { promotionId: 1, triggerSequence: 1, price: 0 } })]));
  const parts = rowsOf(view).map((row) => ['each', 'stepper', 'promotion'].filter((part) => row.querySelector(`[data-${part}]`)).join());
  expect(parts).toEqual(['each,stepper', 'stepper', 'promotion']);
  expect(rowsOf(view).map(({ dataset }) => dataset.promo)).toEqual([undefined, undefined, 'true']);
});

const topping = fc.record({ id: fc.constantFrom(...menu.toppings.map(({ id }) => id)), coverage: fc.constantFrom('whole' as const, 'first-half' as const, 'second-half' as const), origin: fc.constantFrom('added' as const, 'default' as const, 'removed' as const) }).map(({ id, coverage, origin }) => aTopping(id, coverage, origin));
const specialty = fc.record({ id: fc.constantFrom(...menu.specialties.map(({ id }) => id)), coverage: fc.constantFrom('whole' as const, 'first-half' as const, 'second-half' as const) }).map(({ id, coverage }) => aSpecialty(id, coverage));
const option = fc.oneof(
  fc.record({ name: fc.constantFrom('Té frío', 'Gaseosa', ''), hidden: fc.boolean() }).map((change) => anOption(change)),
  fc.array(fc.oneof(topping, specialty), { maxLength: 4 }).map((ingredients) => anOption({ kind: 'pizza', pizza: aPizzaChoice(ingredients) })),
);
const line = fc.record({ sequence: fc.nat(5), trigger: fc.option(fc.option(fc.nat(5))), selection: fc.array(option, { maxLength: 3 }) });

/** `trigger`: null for what no promotion brought, its inner value for what the promotion names. */
const aRandomCart = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines): Cart => {
  const first = new Map<number, CartLine>();
  return aCart(lines.map(({ sequence, trigger, selection }, index) => {
    const fresh = aLine({ sequence, name: `Producto ${index}`, selection, promo: trigger === null ? null : { promotionId: 1, triggerSequence: trigger as number | null, price: 100 } });
    // The units of one add are alike.
    const same = first.get(sequence) ?? fresh;
    first.set(sequence, same);
    return same;
  }));
});

test('rows stand as the cart draws them, each with as many lines', () =>
  fc.assert(
    fc.asyncProperty(aRandomCart, async (cart) => {
      const view = await filled(cart);
      const groups = displayGroups(cart);
      expect(namesIn(view)).toEqual(groups.map(({ lines }) => lines[0]?.name));
      rowsOf(view).forEach((row, index) => {
        const selection = groups[index]?.lines[0]?.selection ?? [];
        const drawn = describeSelection(menu, selection);
        const shown = optionsIn(row);
        expect(shown).toHaveLength(drawn.length);
        // Those that stay gray are of pizzas.
        shown.forEach((text, at) => text === '' || expect(text).toBe(drawn[at]));
        expect(shown.filter((text) => text !== '')).toEqual(selection.filter(({ hidden, pizza, name }) => !hidden && !pizza && name !== '').map(({ name }) => name));
      });
      cleanup();
    }),
    { numRuns: 100 },
  ));

test('a cart that cannot be read, or has nothing in it, leaves the outline as it was drawn', async () => {
  const { container } = render(<CartOutline />);
  const drawn = container.innerHTML;
  await fill(container, sealed(emptyCart), key);
  expect(container.innerHTML).toBe(drawn);
  for (const [stored, its] of [[sealed(aCart([aLine()])), 'otra'], [sealed(aCart([aLine()])), ''], ['noise', key], [encrypt('{"format":1,"value":{"lines":[{"sequence":0}]}}', key), key]] as const) {
    await expect(fill(container, stored, its)).rejects.toThrow();
    expect(container.innerHTML).toBe(drawn);
  }
});
