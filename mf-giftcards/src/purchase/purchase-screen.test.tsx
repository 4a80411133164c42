/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeRoute } from '@brasa/shared/testing';
import { freshPages, openPage, settle } from '../testing/page.tsx';

freshPages();

const hash = 'Zq3Vn8sKd0LwTt5yRb1XcA';
const calls = { show: 'cuenta/compraCertificados', resend: 'cuenta/reenviarCertificado', correct: 'cuenta/corregirCertificado' } as const;
const card = (id: number, change: object = {}) => ({ id, name: 'Gift Card Q100', amount: 100, nombre: 'Luis', correo: 'luis@example.org', estado: 'ENV', fechaHora: '24/12/2026 08:00', ...change });
const done = (cards: readonly object[], change: object = {}) => ({ codigoRetorno: '00', mensajeRetorno: '', data: { idorder: 7310448211, fechaHora: '19/11/2026 12:00', total: 200, isOwner: true, certificados: cards, ...change } });
const open = (show: FakeRoute, routes: Readonly<Record<string, FakeRoute>> = {}) => openPage({ path: `/certificados/compra/${hash}`, routes: { [calls.show]: show, ...routes } });
const cardOf = async (name: string) => within(await screen.findByRole('article', { name: new RegExp(`Para ${name}$`) }));

test('each card says for whom it is and how it stands; what can no longer be done is not offered', async () => {
  const page = await open(done([
    card(0, { nombre: 'Ana', estado: 'PRO' }),
    card(1, { nombre: 'Bea', estado: 'COL', fechaHora: '' }),
    card(2, { nombre: 'Cris' }),
    card(3, { nombre: 'Dina', estado: 'NOE' }),
    card(4, { nombre: 'Eva', estado: 'ACT', correo: '' }),
    card(5, { nombre: 'Fe', estado: 'VEN', fechaHora: '' }),
    card(6, { nombre: 'Gil', fechaHora: '' }),
  ]));
  const said = (await screen.findAllByRole('article')).map((each) => [each.textContent, within(each).queryAllByRole('button').map((button) => button.textContent)]);
  expect(said).toEqual([
    ['Para AnaGift Card Q100Q100.00ProgramadaSe envía el 24/12/2026 a las 08:00 am a luis@example.org.Corregir correo', ['Corregir correo']],
    ['Para BeaGift Card Q100Q100.00EnviandoLa estamos enviando a luis@example.org.Corregir correo', ['Corregir correo']],
    ['Para CrisGift Card Q100Q100.00EnviadaSe envió el 24/12/2026 a las 08:00 am a luis@example.org.ReenviarCorregir correo', ['Reenviar', 'Corregir correo']],
    ['Para DinaGift Card Q100Q100.00No entregadaEl correo luis@example.org no la recibió. Revisa que esté bien escrito y corrígelo.ReenviarCorregir correo', ['Reenviar', 'Corregir correo']],
    ['Para EvaGift Card Q100Q100.00ActivadaSe activó el 24/12/2026 a las 08:00 am.', []],
    ['Para FeGift Card Q100Q100.00TerminadaYa no se puede activar.', []],
    ['Para GilGift Card Q100Q100.00EnviadaSe envió a luis@example.org.ReenviarCorregir correo', ['Reenviar', 'Corregir correo']],
  ]);
  expect(screen.getByText('Compra #7310448211, del 19/11/2026')).not.toBeNull();
  expect([page.titles.at(-1), page.api.callsTo(calls.show).map(({ payload }) => payload)]).toEqual(['Gift Cards', [{ hash }]]);
});

test('«Reenviar» says that the card is on its way, and focus stays with it', async () => {
  let isResent = false;
  const page = await open(() => ({ body: done([card(0, isResent ? { estado: 'COL', fechaHora: '' } : {})]) }), {
    [calls.resend]: () => {
      isResent = true;
      return { body: { codigoRetorno: '00', mensajeRetorno: 'Enviamos la Gift Card de nuevo', data: card(0, { estado: 'COL', fechaHora: '' }) } };
    },
  });
  const luis = await cardOf('Luis');
  await userEvent.click(luis.getByRole('button', { name: 'Reenviar la Gift Card de Luis' }));
  expect((await luis.findByRole('status')).textContent).toContain('Enviamos la Gift Card de nuevo');
  expect(luis.getByText('Enviando')).not.toBeNull();
  expect(document.activeElement).toBe(luis.getByRole('heading'));
  expect(page.api.callsTo(calls.resend).map(({ payload }) => payload)).toEqual([{ hash, id: 0 }]);
});

test('a look that was under way when a card was changed does not show it as it was', async () => {
  const before = done([card(0)]);
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await open(async (_call: unknown, count: number) => {
    if (count > 1) await answered;
    return { body: before };
  }, { [calls.resend]: { codigoRetorno: '00', mensajeRetorno: 'Enviamos la Gift Card de nuevo', data: card(0, { estado: 'COL', fechaHora: '' }) } });
  const luis = await cardOf('Luis');
  act(() => void page.queryClient.refetchQueries());
  await waitFor(() => expect(page.api.callsTo(calls.show)).toHaveLength(2));
  await userEvent.click(luis.getByRole('button', { name: /^Reenviar/ }));
  expect(await luis.findByText('Enviando')).not.toBeNull();
  await act(async () => answer());
  await settle();
  expect(luis.getByText('Enviando')).not.toBeNull();
});

test('while gift cards are not sold, a purchase can still be looked at, and no other page of theirs', async () => {
  await openPage({ path: `/certificados/compra/${hash}`, enabled: false, routes: { [calls.show]: done([card(0)]) } });
  expect((await cardOf('Luis')).getByText('Enviada')).not.toBeNull();
  cleanup();
  const page = await openPage({ path: '/certificates', enabled: false });
  expect(page.path()).toBe('/');
});

test('why a card is not sent again is said beside it', async () => {
  await open(done([card(0)]), { [calls.resend]: { codigoRetorno: '01', mensajeRetorno: 'Ya reenviaste esta Gift Card varias veces hoy. Inténtalo mañana o corrige el correo.', data: null } });
  const luis = await cardOf('Luis');
  await userEvent.click(luis.getByRole('button', { name: /^Reenviar/ }));
  await waitFor(() => expect(luis.getByRole('status').textContent).toContain('varias veces hoy'));
  expect(luis.getByText('Enviada')).not.toBeNull();
});

test('«Corregir correo» begins with the mailbox, sends the new one, says what came of it and gives the focus back', async () => {
  let current = card(0, { estado: 'NOE' });
  const page = await open(() => ({ body: done([current, card(1, { nombre: 'Eva' })]) }), {
    [calls.correct]: () => {
      current = card(0, { estado: 'COL', fechaHora: '', correo: 'luis.bien@example.org' });
      return { body: { codigoRetorno: '00', mensajeRetorno: 'Corregimos el correo. La Gift Card va con un código nuevo', data: current } };
    },
  });
  const luis = await cardOf('Luis');
  await userEvent.click(luis.getByRole('button', { name: 'Corregir correo de Luis' }));
  const email = luis.getByLabelText(/^Correo de quien la recibe/) as HTMLInputElement;
  expect([email.value, document.activeElement === email, luis.queryByLabelText(/^Teléfono/)]).toEqual(['luis@example.org', true, null]);
  await userEvent.clear(email);
  await userEvent.type(email, 'luis@');
  await userEvent.click(luis.getByRole('button', { name: 'Guardar y enviar' }));
  expect(luis.getByText('Ingresa un correo electrónico válido')).not.toBeNull();
  expect(page.api.callsTo(calls.correct)).toEqual([]);
  await userEvent.clear(email);
  await userEvent.type(email, 'luis.bien@example.org');
  await userEvent.click(luis.getByRole('button', { name: 'Guardar y enviar' }));
  await waitFor(() => expect(luis.getByRole('status').textContent).toContain('Corregimos el correo. La Gift Card va con un código nuevo'));
  expect(luis.getByText('La estamos enviando a luis.bien@example.org.')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(luis.getByRole('button', { name: 'Corregir correo de Luis' })));
  expect(page.api.callsTo(calls.correct).map(({ payload }) => payload)).toEqual([{ hash, id: 0, correo: 'luis.bien@example.org' }]);
});

test('whoever has only the link also types the telephone; a wrong one is said at its field, too many tries in the form, and what was typed stays', async () => {
  const answers = [
    { body: { codigoRetorno: '01', mensajeRetorno: 'El teléfono no es el de esta compra', errores: [{ campo: 'telefono', mensaje: 'El teléfono no es el de esta compra' }], data: null } },
    { status: 429, body: { codigoRetorno: '01', mensajeRetorno: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' } },
  ];
  const page = await open(done([card(0, { correo: 'l•••@example.org' })], { isOwner: false }), { [calls.correct]: (_call: unknown, count: number) => answers[count - 1] ?? { body: null } });
  const luis = await cardOf('Luis');
  await userEvent.click(luis.getByRole('button', { name: /^Corregir/ }));
  const [email, phone] = [luis.getByLabelText(/^Correo de quien/) as HTMLInputElement, luis.getByLabelText(/^Teléfono con el que/) as HTMLInputElement];
  expect(email.value).toBe('');
  await userEvent.type(email, 'luis.bien@example.org');
  await userEvent.click(luis.getByRole('button', { name: 'Guardar y enviar' }));
  expect(luis.getByText('Este campo es requerido')).not.toBeNull();
  await userEvent.type(phone, '55501235');
  await userEvent.click(luis.getByRole('button', { name: 'Guardar y enviar' }));
  expect(await luis.findByText('El teléfono no es el de esta compra')).not.toBeNull();
  expect([phone.getAttribute('aria-invalid'), document.activeElement === phone]).toEqual(['true', true]);
  await userEvent.click(luis.getByRole('button', { name: 'Guardar y enviar' }));
  expect(await luis.findByText('Demasiados intentos. Espera un momento e inténtalo de nuevo.')).not.toBeNull();
  expect([email.value, phone.value, page.api.callsTo(calls.correct).at(-1)?.payload]).toEqual(['luis.bien@example.org', '55501235', { hash, id: 0, correo: 'luis.bien@example.org', telefono: '55501235' }]);
});

test('one form is open at a time; given up, the focus is where it began', async () => {
  await open(done([card(0), card(1, { nombre: 'Eva' })]));
  const [luis, eva] = [await cardOf('Luis'), await cardOf('Eva')];
  await userEvent.click(luis.getByRole('button', { name: /^Corregir/ }));
  await userEvent.click(eva.getByRole('button', { name: /^Corregir/ }));
  expect([luis.queryByRole('textbox'), eva.queryByRole('textbox') !== null]).toEqual([null, true]);
  await userEvent.click(eva.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(document.activeElement).toBe(eva.getByRole('button', { name: 'Corregir correo de Eva' })));
});

test.each([
  ['No encontramos esta compra', 'Abre de nuevo el enlace del correo que te enviamos: tal vez no se copió completo.'],
  ['Esta compra todavía no está pagada', 'En cuanto recibamos el pago verás aquí cada Gift Card.'],
])('«%s» is said, with ways on', async (message, hint) => {
  await open({ codigoRetorno: '01', mensajeRetorno: message, data: null });
  expect(await screen.findByRole('heading', { level: 1, name: message })).not.toBeNull();
  expect(screen.getByText(hint)).not.toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/certificates', '/']);
});

test('what could not be loaded is asked for again', async () => {
  let isAway = true;
  await open(() => (isAway ? { status: 500, body: null } : { body: done([card(0)]) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos cargar tu compra' })).not.toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('article')).not.toBeNull();
});
