import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

test('a free port can be listened on, and is none that outgoing connections are given', async () => {
  for (let round = 0; round < 20; round += 1) {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer((socket) => socket.end()).listen(port);
    await once(server, 'listening');
    const client = connect(port);
    await once(client, 'connect');
    expect((client.address() as AddressInfo).port).not.toBe(port);
    client.destroy();
    server.close();
  }
});
