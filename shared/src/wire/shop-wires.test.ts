import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromBlocks, toBlocks } from './blocks-wire.ts';
import { callOptions, callPaths, documentCallPaths } from './call.ts';
import { readOutcome, toEnvelope } from './envelope.ts';
import { flag } from './envelope-schema.ts';
import { fromGiftCard, fromGiftDesign, toGiftDesigns, toOwnedGiftCards } from './gift-card-wire.ts';
import { ids } from './shop-calls-schema.ts';

test('a block holds always, for one kind of delivery or for one shop [MENU-021, DEC-101]', () => {
  const scopes = (['', 'TODOS', undefined, 'DOMI', 'domicilio', 'DOM', 'LLEV', 'llevar', 'TRA', '6', 6] as const).map((T) => toBlocks({ data: { bloqueos: [{ I: 1, T }], bloqueosOpciones: [] } }).products[0]?.scope);
  expect(scopes).toEqual(['always', 'always', 'always', 'home', 'home', 'home', 'pickup', 'pickup', 'pickup', { shopId: 6 }, { shopId: 6 }]);
});

test('blocks written are read back unchanged, and a failed answer blocks nothing [API-013]', () => {
  const blocks = { products: [{ id: 9004, scope: 'always' as const }, { id: 1, scope: { shopId: 6 } }], options: [{ id: 112, scope: 'home' as const }, { id: 2, scope: 'pickup' as const }] };
  expect(toBlocks(fromBlocks(blocks))).toEqual(blocks);
  expect(toBlocks({ codigoRetorno: '01' })).toEqual({ products: [], options: [] });
  fc.assert(fc.property(fc.anything(), (body) => void toBlocks(body)));
});

const wireCard = {
  id: 501,
  name: 'Gift Card Q100',
  code: '****-****-****-HN3P',
  dedication: 'Feliz cumpleaños',
  description: '',
  amount: 100,
  images: { small: { jpg: '/img/g/1-s.jpg', webp: '/img/g/1-s.webp' }, medium: { jpg: '/img/g/1-m.jpg', webp: '/img/g/1-m.webp' } },
  balance: '56.80',
  expiration: '20/11/2027',
};

test('gift cards of an account come with their balance; one that is no number is 0 [GC-001, GC-007, GC-008]', () => {
  const { cards, balance } = toOwnedGiftCards({ data: [wireCard], saldo: 56.8 });
  expect(balance).toBe(5680);
  expect(cards[0]).toMatchObject({ id: 501, amount: 10_000, price: 10_000, balance: 5680, expiresOn: '20/11/2027' });
  expect(cards.map(fromGiftCard)).toEqual([wireCard]);
  for (const saldo of [undefined, null, 'x', {}]) expect(toOwnedGiftCards({ saldo }).balance).toBe(0);
});

test('a card for sale has a price of its own', () => {
  const design = { ...wireCard, id: 1, price: 90, balance: '100.00', expiration: '' };
  expect(toGiftDesigns({ data: [design] }).map(fromGiftDesign)).toEqual([design]);
  expect(toGiftDesigns({ data: [design] })[0]?.price).toBe(9000);
});

test('lists of ids are read in every spelling, and what is no id is dropped', () => {
  const written = ['10,11', ['10', '11'], [10, 11], '[10,11]', ['10,11'], [' 10 ', '11', '0', '-1', '1.5', 'x', null, {}, true, '99999999999']];
  for (const list of written) expect(ids.parse(list)).toEqual([10, 11]);
  for (const none of ['', null, undefined, [], {}, '[[[', 'x']) expect(ids.parse(none)).toEqual([]);
  expect(ids.safeParse(Array.from({ length: 201 }, (_, index) => index + 1)).success).toBe(false);
});

test('a flag is taken as S and N, true and false, 1 and 0, and nothing else', () => {
  expect(['S', true, '1', 1, 'true'].map((value) => flag.parse(value))).toEqual([true, true, true, true, true]);
  expect(['N', false, '0', 0, 'false'].map((value) => flag.parse(value))).toEqual([false, false, false, false, false]);
  for (const other of ['', 'SI', 2, null, {}]) expect(flag.safeParse(other).success).toBe(false);
});

test('an answer without a known code counts as refused [DEC-011]', () => {
  expect(readOutcome(toEnvelope({ code: '02', message: 'Tu orden ya está en proceso' }, { estado: 'INI' }))).toEqual({ code: '02', message: 'Tu orden ya está en proceso' });
  const refused = toEnvelope({ code: '01', message: 'Teléfono no válido', problems: [{ field: 'telefono', message: 'Teléfono no válido' }], trace: 'req-1' });
  expect(readOutcome(refused)).toEqual({ code: '01', message: 'Teléfono no válido', problems: [{ field: 'telefono', message: 'Teléfono no válido' }], trace: 'req-1' });
  for (const body of [null, undefined, '<html>', {}, { codigoRetorno: 0 }]) expect(readOutcome(body).code).toBe('01');
});

test('calls that need a customer are the customer ones but for the two the hash opens [DEC-050, HTTP-002]', () => {
  const open = callPaths.filter((path) => path.startsWith('cliente/') && !('secure' in callOptions[path]));
  expect(open).toEqual(['cliente/getOrdenHash', 'cliente/getCoordenadasHash']);
  expect(documentCallPaths.filter((path) => 'encrypt' in callOptions[path]).sort()).toEqual([
    'auth/changePassword',
    'auth/signupEmail',
    'cliente/changePassword',
    'cliente/saveCliente',
    'cliente/saveDireccion',
    'data/saveOrderPendiente',
  ]);
  expect(documentCallPaths).toHaveLength(41);
});
