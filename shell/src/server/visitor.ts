import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';

const name = 'pz_vid';
const aYear = 31_536_000;
const shape = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{32})(?:;|$)`);

/** A browser without a window is driven by somebody who wants to see what a customer sees. */
const programs = list.filter((pattern) => pattern !== 'headless');
/** Of the list those that name a crawler, not just any program: a program that keeps cookies is a visitor like another. */
const crawlers = programs.filter((pattern) => /bot|crawl|http|lighthouse|scan|search|spider/.test(pattern));
const isProgram = createIsbotFromList(programs);
const isCrawler = createIsbotFromList(crawlers);

/** A browser that opens a page of ours from elsewhere. Inside our pages it would send the cookie, had it kept it. */
const isArrival = ({ 'sec-fetch-mode': mode, 'sec-fetch-dest': target, 'sec-fetch-site': from }: FastifyRequest['headers']): boolean => mode === 'navigate' && target === 'document' && from !== 'same-origin';

/**
 * Who asks, without knowing who it is: a random number of 128 bits in a cookie keeps a visitor on the same versions. Null for
 * crawlers, and for whoever keeps no cookie and so could not be recognised on the next page: they get the versions that
 * most visitors get (docs/decisions/0045).
 */
export function visitorOf({ headers }: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'header'>, secure: boolean): string | null {
  const userAgent = headers['user-agent'] ?? '';
  if (isCrawler(userAgent)) return null;
  const sent = shape.exec(headers.cookie ?? '')?.[1];
  if (sent) return sent;
  const visitor = randomBytes(16).toString('hex');
  reply.header('set-cookie', `${name}=${visitor}; Path=/; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`);
  return isArrival(headers) && !isProgram(userAgent) ? visitor : null;
}
