import { activateRequest, mailboxRequest, newPasswordRequest, plainAnswer, signUpRequest } from '@brasa/shared/wire/account-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call } from '../../calls/call.ts';
import type { Services } from '../../services.ts';
import { queueLimited } from '../mail/outbox.ts';
import { accountText } from './account-text.ts';
import { activateAccount } from './activate-account.ts';
import { setPasswordByLink } from './change-password.ts';
import { acceptedBirthday, toPerson } from './person-wire.ts';
import { signUp } from './sign-up.ts';

const hour = 3600;
const perNetwork = { by: 'ip', max: 5, seconds: hour } as const;
const perMailbox = { by: ({ email }: { email: string }) => email, max: 3, seconds: hour } as const;
const perLink = { by: 'ip', max: 20, seconds: hour } as const;

/** Opening an account and getting back into it; none of these calls tells who has one. */
export function accountCalls({ database, clock }: Services): Call[] {
  const register = defineCall({
    path: 'auth/signupEmail',
    summary: 'An account that waits for the link sent to its mailbox.',
    request: signUpRequest,
    response: plainAnswer,
    limits: [perNetwork, perMailbox],
    handler: async (input) => {
      const details = { ...toPerson(input), birthday: acceptedBirthday(input.fechaNacimiento, clock.now()) };
      await signUp(database, { email: input.email, password: input.contrasena, details }, clock.now());
      return done({ data: {} }, accountText.signedUp);
    },
  });

  const resend = defineCall({
    path: 'auth/resendActivation',
    summary: 'Another activation mail, for an account that waits for it.',
    request: mailboxRequest,
    response: plainAnswer,
    limits: [perNetwork, perMailbox],
    handler: async ({ email }) => {
      await queueLimited(database.db, { to: email, template: 'activate-again', vars: {}, now: clock.now() });
      return done({ data: {} }, accountText.activationSent);
    },
  });

  const recover = defineCall({
    path: 'auth/recoveryPassword',
    summary: 'A link to a new password, for whoever has an account.',
    request: mailboxRequest,
    response: plainAnswer,
    limits: [perNetwork, perMailbox],
    handler: async ({ email }) => {
      await queueLimited(database.db, { to: email, template: 'recover-password', vars: {}, now: clock.now() });
      return done({ data: {} }, accountText.recoverySent);
    },
  });

  const activate = defineCall({
    path: 'auth/activate',
    summary: 'Opens the account of a mailed link; the guest token of the same browser may come along to bring its orders.',
    request: activateRequest,
    response: plainAnswer,
    limits: [perLink],
    handler: async ({ hash }, { caller }) => {
      const activated = await activateAccount(database, hash, caller.kind === 'guest' ? caller.guestId : null, clock.now());
      return activated ? done({ data: {} }, accountText.activated) : refused(accountText.badActivation);
    },
  });

  const setPassword = defineCall({
    path: 'auth/changePassword',
    summary: 'A new password by a mailed link, which is used up by it; all sessions end, and the passkeys are removed.',
    request: newPasswordRequest,
    response: plainAnswer,
    limits: [perLink],
    handler: async ({ hash, contrasena }, { ip }) => {
      const changed = await setPasswordByLink(database, { secret: hash, password: contrasena, ip }, clock.now());
      return changed ? done({ data: {} }, accountText.passwordChanged) : refused(accountText.badRecovery);
    },
  });

  return [register, resend, recover, activate, setPassword];
}
