import type { FastifyInstance } from 'fastify';

/** One line per request. The route is logged instead of the address, because addresses carry order hashes. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** Nothing secret reaches the log, whatever is logged. */
export const redaction = {
  paths: ['authorization', 'refresh-token', 'contrasena', 'newcontrasena', 'contrasenaConfirm', 'password', 'codigo', 'token', 'refreshToken', 'ck', 'secret'].flatMap((name) => {
    const key = name.includes('-') ? `["${name}"]` : name;
    return name.includes('-') ? [key, `*${key}`, `*.*${key}`] : [key, `*.${key}`, `*.*.${key}`];
  }),
  censor: '[redacted]',
};
