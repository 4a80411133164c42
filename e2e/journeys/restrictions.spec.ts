import type { Page, Route } from '@playwright/test';
import { customer } from '../support/customer.ts';
import { expect, expectAccessible, expectInteractive, expectNoHorizontalScroll, test } from '../support/test.ts';

/** Nothing is looked at while it is still fading in. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['geolocation'], geolocation: { latitude: 14.599, longitude: -90.5072 } });

// Who has been here before is not welcomed again.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('first-time', 'false')));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const pay = (page: Page) => page.getByRole('button', { name: /^Pagar mi orden/ });
const line = (page: Page, product: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: product }) });
const reason = (page: Page, message: string) => page.getByRole('main').getByText(message, { exact: true });

async function puts(page: Page, path: string, choices: readonly (readonly [group: string, choice: RegExp])[] = [], quantity = 1): Promise<void> {
  await page.goto(path);
  await expectInteractive(page);
  for (const [group, choice] of choices) await page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: choice }).check();
  for (let more = 1; more < quantity; more += 1) await page.getByRole('button', { name: /^Más / }).click();
  await page.getByRole('button', { name: /^Añadir Q/ }).click();
  await expect(page).not.toHaveURL(/\/producto\//);
}

const putsWings = (page: Page): Promise<void> => puts(page, '/menu/categoria/entradas/producto/alitas-16');

async function choosesHome(page: Page): Promise<void> {
  await expect(heading(page, 'Entrega')).toBeVisible();
  await page.getByRole('radio', { name: /A domicilio/ }).check();
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(page.getByText(/^Sí llegamos a/)).toBeVisible();
  await page.getByLabel('Dirección', { exact: true }).fill('5a avenida 12-31');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(heading(page, 'Mi orden')).toBeVisible();
}

/** The button is there, cannot be pressed and says why. */
async function cannotPay(page: Page, message: string): Promise<void> {
  await expect(reason(page, message)).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await expectAccessible(page, `the cart: ${message}`);
  await expectNoHorizontalScroll(page);
  await pay(page).click({ force: true });
  const why = page.getByRole('dialog', { name: 'No se puede realizar la compra' });
  await expect(why).toContainText(message);
  await why.getByRole('button', { name: 'Aceptar' }).click();
  await expect(why).toBeHidden();
}

/** The address of the next page is no way around it. */
async function cannotGoAround(page: Page, message: string): Promise<void> {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(reason(page, message)).toBeVisible();
}

async function canPay(page: Page, message: string): Promise<void> {
  await expect(reason(page, message)).toBeHidden();
  await customer(page).pays();
  await expect(page).toHaveURL(/\/login$/);
}

const byDelivery = 'Productos restringidos por tipo de entrega';

test('what is only delivered cannot be picked up; brought home it can be ordered, with nothing lost [CVAL-018] [CVAL-023] [CVAL-035] [CVAL-043]', async ({ page }) => {
  await puts(page, '/menu/categoria/combos/producto/noche-de-peli');
  await putsWings(page);
  await page.goto('/cart');
  await expect(reason(page, byDelivery)).toBeHidden();
  await pay(page).click();
  await customer(page).choosesPickup('Zona 10 Oakland');

  await expect(line(page, 'Noche de peli')).toContainText('Solo a domicilio.');
  await expect(line(page, 'Alitas 16 piezas')).not.toContainText('Solo');
  await cannotPay(page, byDelivery);
  await cannotGoAround(page, byDelivery);
  await expect(line(page, 'Noche de peli')).toContainText('Q155.00');

  await page.getByRole('region', { name: 'Entrega' }).getByRole('button', { name: 'Cambiar' }).click();
  await choosesHome(page);
  await expect(line(page, 'Noche de peli')).not.toContainText('Solo a domicilio.');
  await expect(page.getByText('Q264.00').filter({ visible: true }).first()).toBeVisible();
  await canPay(page, byDelivery);
});

test('what is only picked up cannot be delivered; without it the rest can be ordered [CVAL-019] [CVAL-023] [CVAL-035] [CVAL-043]', async ({ page }) => {
  await puts(page, '/menu/categoria/combos/producto/almuerzo-personal', [['Tu acompañamiento', /Papas/], ['Tu bebida', /Agua pura/]]);
  await putsWings(page);
  await page.goto('/cart');
  await pay(page).click();
  await choosesHome(page);

  await expect(line(page, 'Almuerzo personal')).toContainText('Solo para recoger en tienda.');
  await cannotPay(page, byDelivery);
  await page.getByRole('button', { name: 'Eliminar Almuerzo personal' }).click();
  await expect(line(page, 'Alitas 16 piezas')).toBeVisible();
  await canPay(page, byDelivery);
});

async function choosesTomorrow(page: Page, time: string): Promise<void> {
  await page.getByRole('region', { name: 'Entrega' }).getByRole('button', { name: 'Recoger en tienda' }).click();
  await page.getByRole('radio', { name: /Zona 10 Oakland/ }).check();
  await page.getByRole('radio', { name: 'Programar pedido' }).check();
  await page.getByLabel('Fecha', { exact: true }).fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guatemala' }).format(Date.now() + 86_400_000));
  await page.getByLabel('Hora', { exact: true }).fill(time);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(heading(page, 'Mi orden')).toBeVisible();
}

/** The server's own answer, but at another hour of the day. */
async function answersAs(page: Page, call: string, change: (data: Record<string, unknown>[]) => unknown): Promise<void> {
  await page.route(`/api/${call}`, async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown>[] };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}

test('soup is not sold in the evening: said beside it, and ordered for tomorrow at noon [CVAL-013] [CVAL-024] [CVAL-037]', async ({ page }) => {
  const byHour = 'Productos restringidos por horario';
  // Without a date the question is about now.
  await page.route('/api/data/checkHr', async (route) => {
    const isLater = /\d\d\/\d\d\/\d{4}/.test(decodeURIComponent(route.request().postData() ?? ''));
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), data: isLater ? [] : [{ I: 5008 }] } });
  });
  await puts(page, '/menu/categoria/entradas/producto/sopa-del-dia', [], 3);
  await page.goto('/cart');
  await expect(line(page, 'Sopa del día')).toContainText('No está disponible a esta hora.');
  await cannotPay(page, byHour);

  await choosesTomorrow(page, '12:00');
  await canPay(page, byHour);
});

test('nobody delivers there any more at this hour: it is said with the hour, and only shops are offered [DLV-006] [DLV-016]', async ({ page }) => {
  const sentence = 'Después de las 07:00 pm no hay servicio a domicilio en tu dirección. Puedes recoger tu orden en una tienda.';
  await answersAs(page, 'geo/validaCobertura', (data) => data.map((item) => (item['TIPO'] === 'TDA' ? { ...item, RESTRICCION_HORARIO: '19:00' } : item)));
  await putsWings(page);
  await page.goto('/cart');
  await pay(page).click();
  await page.getByRole('radio', { name: /A domicilio/ }).check();
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /A domicilio/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /Recoger en tienda/ })).toBeChecked();
  await expectAccessible(page, '/delivery when only shops are left');
  await expectNoHorizontalScroll(page);
  await page.getByRole('radio', { name: /Zona 10 Oakland/ }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Recoger en tienda');
  await expect(line(page, 'Alitas 16 piezas')).toBeVisible();
});

test('the whole chain is closed: its hours are said, and an order for tomorrow can be paid [CVAL-039] [CVAL-042]', async ({ page }) => {
  const isMorning = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Guatemala', hour: '2-digit' }).format()) < 12;
  const [opens, closes, said] = isMorning ? ['13:00', '20:00', 'Horario de atención: 01:00 pm - 08:00 pm'] : ['07:00', '11:00', 'Horario de atención: 07:00 am - 11:00 am'];
  await page.route('**/answers/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"opensAt":"[^"]*"/, `"opensAt":"${opens}"`).replace(/"closesAt":"[^"]*"/, `"closesAt":"${closes}"`) });
  });
  await putsWings(page);
  await page.goto('/cart');
  await cannotPay(page, said);
  await choosesTomorrow(page, opens);
  await canPay(page, said);
});

const answers = {
  unavailable: { code: 2, says: 'La ubicación de tu dispositivo no está disponible.' },
  timeout: { code: 3, says: 'La ubicación de tu dispositivo tardó demasiado.' },
  denied: { code: 1, says: 'Verifica que la ubicación de tu dispositivo este activa.' },
  unsupported: { code: 0, says: 'Tu navegador no soporta geolocalización.' },
} as const;

test('a device that does not say where it is: each reason has its sentence, and the order goes on from lists [GEO-002] [GEO-003] [GEO-004] [GEO-005]', async ({ page }) => {
  await page.addInitScript(() => {
    let code = 2;
    const fake = { getCurrentPosition: (_found: unknown, failed: (error: { code: number }) => void) => failed({ code }) };
    Object.defineProperty(window, 'deviceAnswers', {
      set(next: number) {
        code = next;
      },
    });
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => (code === 0 ? undefined : fake) });
  });
  await page.goto('/delivery?servicio=domicilio');
  await expect(heading(page, 'Entrega')).toBeVisible();
  for (const { code, says } of Object.values(answers)) {
    await page.evaluate((next) => Object.assign(window, { deviceAnswers: next }), code);
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
    const toast = page.getByRole('region', { name: 'Avisos' }).getByText(says, { exact: true });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('button', { name: 'Usar mi ubicación' })).toBeEnabled();
  }
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, '/delivery with toasts about the device');
  await page.getByText('Elegir por departamento y municipio').click();
  await expect(page.getByLabel('Departamento', { exact: true })).toBeVisible();
});
