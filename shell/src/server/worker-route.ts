import type { FastifyInstance } from 'fastify';
import { workerPath } from '../composition/offline.ts';
import type { ShellConfig } from './config.ts';

/** Takes the place of the worker when the owner switched it off: forgets what was kept, and leaves. */
const leaving = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('brasa-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Browsers ask for it with every visit, past all caches. It may talk to this server only. */
export function workerRoute(app: FastifyInstance, source: string, { offline }: Pick<ShellConfig, 'offline'>): void {
  app.get(workerPath, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
      .type('text/javascript; charset=utf-8')
      .send(offline ? source : leaving),
  );
}
