import { randomBytes } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../calls/failures.ts';
import type { Config } from '../config.ts';

const tokenCookie = 'XSRF-TOKEN';

function xsrfCookie(request: FastifyRequest): string | undefined {
  const pair = request.headers.cookie?.split(';').find((part) => part.trim().startsWith(`${tokenCookie}=`));
  return pair?.trim().slice(tokenCookie.length + 1);
}

/** Gives the browser its token on the first answer that asks for it; a script of the same site reads it and sends it back. */
export function offerXsrfCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  if (xsrfCookie(request) !== undefined) return;
  const secure = config.production ? '; Secure' : '';
  reply.header('set-cookie', `${tokenCookie}=${randomBytes(16).toString('base64url')}; Path=/; SameSite=Lax; Max-Age=86400${secure}`);
}

export async function browserSafety(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  await app.register(cors, {
    origin: [...config.storefrontOrigins],
    methods: ['POST'],
    allowedHeaders: ['accept', 'authorization', 'refresh-token', 'ck-id', 'x-xsrf-token', 'content-type'],
    exposedHeaders: ['token', 'refresh-token', 'ck', 'etag', 'retry-after', 'x-request-id'],
    maxAge: 600,
    credentials: true,
    strictPreflight: false,
  });
}

/** Identity travels only in `Authorization`, so this is an extra: whoever carries the cookie must also show it [HTTP-025]. */
export async function checkXsrf(request: FastifyRequest): Promise<void> {
  const cookie = xsrfCookie(request);
  if (cookie !== undefined && request.headers['x-xsrf-token'] !== cookie) throw new Failure('FORBIDDEN');
}
