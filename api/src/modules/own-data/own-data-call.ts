import { ownDataAnswer } from '@brasa/shared/wire/own-data-schema';
import { identityProof } from '@brasa/shared/wire/passkeys-schema';
import { done } from '../../calls/answer.ts';
import { defineCall, type Call } from '../../calls/call.ts';
import type { Services } from '../../services.ts';
import { passwordLimit } from '../auth/confirm-password.ts';
import { recordSecurityEvent } from '../auth/security-events.ts';
import { confirmIdentity } from '../passkeys/confirm-identity.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { ownData } from './own-data.ts';

/** A copy of everything that is stored of the caller. Whoever holds only the session does not get it. */
export function ownDataCall({ database, clock, config, release }: Services): Call {
  const context = { db: database.db, party: relyingPartyOf(config), now: () => clock.now() };
  return defineCall({
    path: 'cuenta/misDatos',
    summary: 'Everything that is stored of the caller, in words, for whoever confirms with password or passkey.',
    request: identityProof,
    response: ownDataAnswer,
    limits: [passwordLimit, { by: 'caller', max: 10, seconds: 3600 }],
    handler: async (proof, { caller, ip, userAgent }) => {
      await confirmIdentity(database, context, proof, caller);
      await recordSecurityEvent(database.db, { customerId: caller.customerId, event: 'data-exported', ip, userAgent, now: clock.now() });
      return done({ data: await ownData(database.db, caller.customerId, release.current(), clock.now()) });
    },
  });
}
