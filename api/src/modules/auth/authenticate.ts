import type { Authenticate, Authentication } from '../../calls/caller.ts';
import type { Services } from '../../services.ts';
import { activeSession, noteUse, rotateSession, wasEndedByOwner } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** Who calls, and the trade of an expired access token for a new pair. */
export function authenticator(services: Services, tokens: Tokens): Authenticate {
  const { database, clock, config } = services;

  async function renewSession(publicId: string, sessionId: string, refreshToken: string | undefined): Promise<Authentication> {
    const presented = tokens.readRefresh(refreshToken ?? '');
    if (!presented || presented.sessionId !== sessionId) return { kind: 'unknown' };
    const rotation = await rotateSession(database, presented, { now: clock.now(), life: config.refreshTokenSeconds * 1000 });
    if (rotation.kind === 'refused') return { kind: 'unknown' };
    return { kind: 'renewed', token: await tokens.access(publicId, sessionId), refreshToken: tokens.refresh(sessionId, rotation.generation) };
  }

  /** The row is read every time: a logout, a new password or a closed account counts at once, on every instance. */
  async function readSession(publicId: string, sessionId: string): Promise<Authentication> {
    const session = await activeSession(database.db, sessionId, clock.now());
    if (!session || session.publicId !== publicId) return { kind: 'unknown' };
    if (session.status !== 'ACT') return { kind: 'forbidden' };
    await noteUse(database.db, sessionId, session.usedAt, clock.now());
    return { kind: 'known', caller: { kind: 'customer', customerId: session.customerId, publicId, email: session.email, sessionId } };
  }

  return async ({ bearer, refreshToken }, { renew }) => {
    const read = bearer === undefined ? { kind: 'invalid' as const } : await tokens.readBearer(bearer);
    if (read.kind === 'invalid') return { kind: 'unknown' };
    if (read.kind === 'guest') return { kind: 'known', caller: read };
    const { publicId, sessionId, expired } = read;
    if (expired && !renew) return { kind: 'unknown' };
    const authentication = await (expired ? renewSession(publicId, sessionId, refreshToken) : readSession(publicId, sessionId));
    return authentication.kind === 'unknown' && renew && (await wasEndedByOwner(database.db, sessionId)) ? { kind: 'ended' } : authentication;
  };
}
