import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { closeServer } from './close-server.ts';

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
const closable = () => ({ server, close: () => new Promise((closed) => server.close(closed)) });

test('what is being answered is answered, and a browser that keeps its connection holds up nothing', async () => {
  const asked = ask();
  await once(server, 'request');
  const closing = closeServer(closable(), 30_000);
  answer();
  expect(await asked).toBe('done');
  await closing;
  expect(server.listening).toBe(false);
});

test('an answer that never comes is not waited for', async () => {
  const asked = ask();
  await once(server, 'request');
  await closeServer(closable(), 1);
  expect(await asked).toBe('socket hang up');
});
