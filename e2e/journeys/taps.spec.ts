import type { Locator, Page } from '@playwright/test';
import { countsTaps, type Taps } from '../support/taps.ts';
import { alone, expect, mapTest as test } from '../support/test.ts';

const isNightly = process.env.ALL_FAULTS !== undefined;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const radio = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });

type Order = {
  readonly product: string;
  /** What the product is made of, by group; each is one tap more. */
  readonly choices: readonly (readonly [group: string, choice: string | RegExp])[];
  /** Taps without those, and fields that are typed into. */
  readonly effort: readonly [taps: number, fields: number];
  readonly choosesPlace: (page: Page, taps: Taps) => Promise<void>;
  /** Seconds that all waits together may take with 400 kbit/s: the engine of the map alone is 278 KB, 5.6 s. Its worker comes at full speed: the throttling of DevTools does not reach it. */
  readonly narrowSeconds: number;
  /** Read on the page of the order. */
  readonly shown: readonly string[];
};

const orders = {
  'a pizza brought to a pin on the map': {
    product: 'Arma tu pizza',
    effort: [11, 5],
    narrowSeconds: 30,
    choices: [['Tamaño', /Grande/], ['Masa', 'Tradicional'], ['¿Cómo la quieres?', 'Mitad y mitad'], ['Primera mitad', 'Chapina'], ['Segunda mitad', 'Hawaiana']],
    choosesPlace: async (page, taps) => {
      await taps.until(button(page, 'Acercar el mapa'));
      await expect(radio(page, /A domicilio/)).toBeChecked();
      await taps.on(page.locator('canvas').first(), { position: { x: 160, y: 60 } });
      await taps.until(page.getByText(/^Sí llegamos a/));
      await taps.types(page.getByLabel(/^Dirección/), '5a avenida 12-31');
    },
    shown: ['Grande, masa tradicional', 'Primera mitad: Chapina', 'Segunda mitad: Hawaiana', '5a avenida 12-31'],
  },
  'a combo that is picked up': {
    product: 'Combo Amigos',
    effort: [12, 4],
    narrowSeconds: 25,
    choices: [['Masa', 'Tradicional'], ['Primera bebida', /Té frío/], ['Segunda bebida', /Té frío/]],
    choosesPlace: async (page, taps) => {
      await taps.on(radio(page, /Recoger en tienda/));
      await taps.on(radio(page, /Zona 10 Oakland/));
    },
    shown: ['Combo Amigos', 'Zona 10 Oakland'],
  },
} as const satisfies Record<string, Order>;

/** A phone a quarter as fast as this machine; `isNarrow`: with 400 kbit/s that take 200 ms to answer. */
async function slowsDown(page: Page, isNarrow: boolean): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!isNarrow) return;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, latency: 200, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
}

/** From home to the order on its way, as somebody with a phone who was never here. */
async function walks(page: Page, taps: Taps, { product, choices, choosesPlace, shown }: Order): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await taps.on(button(page, 'Aceptar'));
  await taps.on(page.getByRole('main').getByRole('link', { name: product, exact: true }).first());
  for (const [group, name] of choices) await taps.on(page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }));
  await taps.on(button(page, /^Añadir Q/));
  await taps.on(button(page, /Ver mi orden/));
  await taps.on(button(page, /Pagar mi orden/));
  await choosesPlace(page, taps);
  await taps.on(button(page, 'Confirmar'));
  await taps.until(button(page, 'Continuar sin registrarme'));
  // On the first screen of a small phone: nobody has to look for it.
  await expect(button(page, 'Continuar sin registrarme')).toBeInViewport({ ratio: 1 });
  await taps.on(button(page, 'Continuar sin registrarme'));
  await taps.types(page.getByLabel('Nombres'), 'Ana María');
  await taps.types(page.getByLabel('Apellidos'), 'López Pérez');
  await taps.types(page.getByLabel(/^Teléfono/), '+502 5550 1234');
  await expect(page.getByLabel(/^Teléfono/)).toHaveValue('5550-1234');
  await taps.types(page.getByLabel(/^Correo electrónico/), 'ana.lopez@example.com');
  await taps.on(page.getByRole('checkbox', { name: /Acepto los términos/ }));
  await taps.on(button(page, 'Continuar'));
  await taps.until(radio(page, /Efectivo/));
  await expect(radio(page, /Efectivo/)).toBeChecked();
  await taps.on(button(page, /^Confirmar/));
  await page.waitForURL(/\/tracking\/[A-Za-z0-9_-]{22}$/, { waitUntil: 'commit' });
  for (const words of shown) await taps.until(page.getByRole('main').getByText(words).first());
}

for (const [what, order] of Object.entries<Order>(orders)) {
  test(`a new guest's first order, ${what} and paid in cash, takes ${order.effort[0]} taps, one for each choice of the product, and ${order.effort[1]} fields [GEN-007] [PAY-018] [PAY-019]`, async ({ page }) => {
    const taps = await countsTaps(page);
    await walks(page, taps, order);
    expect([taps.count() - order.choices.length, taps.fields()]).toEqual(order.effort);
  });

  for (const [where, isNarrow, seconds] of isNightly ? ([['', false, 25], [' and a narrow network', true, order.narrowSeconds]] as const) : [])
    test(`${what}: on a slow phone${where} it waits ${seconds} seconds in all at most`, alone, async ({ page }) => {
      test.setTimeout(300_000);
      await slowsDown(page, isNarrow);
      const taps = await countsTaps(page);
      await walks(page, taps, order);
      const { totalMs, longest } = taps.waited();
      expect(totalMs, longest).toBeLessThanOrEqual(seconds * 1000);
    });
}
