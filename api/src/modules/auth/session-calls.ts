import { plainAnswer } from '@brasa/shared/wire/account-schema';
import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { endSessionRequest, sessionsAnswer } from '@brasa/shared/wire/sessions-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall, type Call } from '../../calls/call.ts';
import type { Services } from '../../services.ts';
import { accountText } from './account-text.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts';
import { recordSecurityEvent } from './security-events.ts';
import { fromOwnSession } from './session-wire.ts';
import { revokeSessions } from './sessions.ts';

const perSession = { by: 'caller', max: 30, seconds: 60 } as const;

/** Where a customer is logged in, and ending it there. */
export function sessionCalls({ database, clock }: Pick<Services, 'database' | 'clock'>): Call[] {
  const list = defineCall({
    path: 'cuenta/sesiones',
    summary: 'The sessions of the account that still work, with the device in words and the last use; no addresses.',
    request: emptyRequest,
    response: sessionsAnswer,
    limits: [perSession],
    handler: async (_input, { caller: { customerId, sessionId } }) => {
      const sessions = await ownSessions(database.db, customerId, clock.now());
      return done({ data: sessions.map((session) => fromOwnSession(session, sessionId)) });
    },
  });

  const end = defineCall({
    path: 'cuenta/terminarSesion',
    summary: 'Ends one session of the account; its tokens work nowhere any more.',
    request: endSessionRequest,
    response: plainAnswer,
    limits: [perSession],
    fieldMessage: accountText.noSession,
    handler: async ({ id }, { caller, ip, userAgent }) =>
      (await endOwnSession(database, { ...caller, ip, userAgent }, id, clock.now())) ? done({ data: {} }, accountText.sessionEnded) : refused(accountText.noSession),
  });

  const endOthers = defineCall({
    path: 'cuenta/terminarOtrasSesiones',
    summary: 'Ends all sessions of the account but the one that asks.',
    request: emptyRequest,
    response: plainAnswer,
    limits: [perSession],
    handler: async (_input, { caller, ip, userAgent }) => {
      await endOtherSessions(database, { ...caller, ip, userAgent }, clock.now());
      return done({ data: {} }, accountText.otherSessionsEnded);
    },
  });

  const logOut = defineCall({
    path: 'cuenta/cerrarSesion',
    summary: 'Ends the session of the caller; its tokens work nowhere any more.',
    request: emptyRequest,
    response: plainAnswer,
    limits: [perSession],
    handler: async (_input, { caller: { customerId, sessionId }, ip, userAgent }) => {
      await database.inTransaction(async (trx) => {
        await revokeSessions(trx, [sessionId], 'LOGOUT', clock.now());
        await recordSecurityEvent(trx, { customerId, event: 'log-out', ip, userAgent, now: clock.now() });
      });
      return done({ data: {} });
    },
  });

  return [list, end, endOthers, logOut];
}
