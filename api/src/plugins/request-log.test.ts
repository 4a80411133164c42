import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testApi, type TestApi } from '../../test/helper.ts';
import { aDraft, customer, guest, place } from '../../test/ordering.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { LOG_LEVEL: 'debug' }, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => api.close());

test('the log tells which calls were answered how, and nothing of who made them', async () => {
  const ana = await customer(api);
  const who = await guest(api);
  const { body } = await place(api, aDraft(api.services), who);
  const { hash } = body.data.orden;
  await api.call(`cliente/getOrdenHash/${hash}`);
  await api.call('auth/login', { email: 'ana@example.com', password: 'una-clave-equivocada' });
  await api.call('auth/activate', { hash: 'un-enlace-secreto' });
  await api.call('data/activarCertificado', { correo: 'ana@example.com', codigo: 'CODIGO-SECRETO' }, ana);
  await api.call('cliente/getDataUser', undefined, ana);
  await api.call('data/checkPr', '{"broken":');

  const log = lines.join('');
  expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered').map(({ route, status }) => `${route} ${status}`)).toEqual(expect.arrayContaining(['/api/auth/login 200', '/api/cliente/getOrdenHash/:hash 200', '/api/data/checkPr 400']));
  const tokens = [ana, who].flatMap(({ headers = {} }) => Object.values(headers)).map((value) => value.replace('Bearer ', ''));
  for (const secret of [...tokens, hash, 'clave-demo-1', 'una-clave-equivocada', 'un-enlace-secreto', 'CODIGO-SECRETO', 'ana@example.com', 'ana.guest@example.com', '55501234', 'Ana L', api.secrets.paymentSecret, api.secrets.serviceKey, api.secrets.ckSecrets[0]?.secret ?? '?']) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
});
