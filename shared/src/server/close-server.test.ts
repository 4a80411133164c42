import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { gracefulClose } from './close-server.ts';

let answer = (): void => {};
let server: Server;
let client: Agent;
beforeEach(async () => {
  client = new Agent({ keepAlive: true });
  server = createServer((_request, response) => {
    answer = () => response.end('done');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => client.destroy());

const ask = (): Promise<string> =>
  new Promise((resolve) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    get(url, { agent: client }, (response) => void response.on('data', (text) => resolve(String(text)))).on('error', ({ message }) => resolve(message));
  });
const closing = (timeoutMs: number) => gracefulClose({ server, close: () => new Promise((closed) => server.close(closed)) }, timeoutMs);

test('what is being answered is answered, and a browser that keeps its connection holds up nothing', async () => {
  const close = closing(30_000);
  const asked = ask();
  await once(server, 'request');
  const closed = close();
  answer();
  expect(await asked).toBe('done');
  await closed;
  expect(server.listening).toBe(false);
});

test('an answer that never comes is not waited for', async () => {
  const close = closing(1);
  const asked = ask();
  await once(server, 'request');
  await close();
  expect(await asked).toBe('socket hang up');
});

test('a connection that a browser opened ahead and never used holds up nothing', async () => {
  const giveUp = jest.spyOn(server, 'closeAllConnections');
  const close = closing(3000);
  const ahead = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await once(server, 'connection');
  await close();
  ahead.destroy();
  expect(giveUp).not.toHaveBeenCalled();
});
