import type { Authenticate, Authentication } from '../../calls/caller.ts';
import type { Services } from '../../services.ts';
import { liveSession, noteUse, rotateSession } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** Who calls, and the trade of an expired access token for a new pair. */
export function authenticator(services: Services, tokens: Tokens): Authenticate {
  const { database, clock, config } = services;

  async function renewed(publicId: string, sessionId: string, refreshToken: string | undefined): Promise<Authentication> {
    const presented = tokens.readRefresh(refreshToken ?? '');
    if (!presented || presented.sessionId !== sessionId) return { kind: 'unknown' };
    const rotation = await rotateSession(database, presented, { now: clock.now(), life: config.refreshTokenSeconds * 1000 });
    if (rotation.kind === 'refused') return { kind: 'unknown' };
    return { kind: 'renewed', token: await tokens.access(publicId, sessionId), refreshToken: tokens.refresh(sessionId, rotation.generation) };
  }

  return async ({ bearer, refreshToken }, { renew }) => {
    const read = bearer === undefined ? { kind: 'invalid' as const } : await tokens.readBearer(bearer);
    if (read.kind === 'invalid') return { kind: 'unknown' };
    if (read.kind === 'guest') return { kind: 'known', caller: read };
    if (read.expired) return renew ? renewed(read.publicId, read.sessionId, refreshToken) : { kind: 'unknown' };

    // The row is read every time: a logout, a new password or a closed account counts at once, on every instance.
    const session = await liveSession(database.db, read.sessionId, clock.now());
    if (!session || session.publicId !== read.publicId) return { kind: 'unknown' };
    if (session.status !== 'ACT') return { kind: 'forbidden' };
    const { customerId, publicId, email } = session;
    await noteUse(database.db, read.sessionId, session.usedAt, clock.now());
    return { kind: 'known', caller: { kind: 'customer', customerId, publicId, email, sessionId: read.sessionId } };
  };
}
