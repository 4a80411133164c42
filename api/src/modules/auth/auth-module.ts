import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { captchaAnswer, guestAnswer, loginAnswer, loginRequest } from '@brasa/shared/wire/auth-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { CreateModule } from '../../calls/module.ts';
import type { Services } from '../../services.ts';
import { accountCalls } from './account-calls.ts';
import { passkeyCalls } from '../passkeys/passkey-calls.ts';
import { authText } from './auth-text.ts';
import { checkFor, googleCaptcha, ownCaptcha } from './captcha.ts';
import { logIn } from './login.ts';
import type { LoginContext } from './login.ts';
import { sessionCalls } from './session-calls.ts';
import { createTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';

export function tokensOf({ secrets, clock, config }: Services): Tokens {
  return createTokens({ keys: secrets.tokenKeys, now: () => clock.now(), lives: { access: config.accessTokenSeconds, guest: config.guestTokenSeconds } });
}

export const authModule: CreateModule = (services) => {
  const { database, clock, config, release } = services;
  const tokens = tokensOf(services);
  const now = () => clock.now();
  const own = ownCaptcha({ database, secret: services.secrets.tokenKeys[0] ?? '', now });
  const providers = { own: own.check, google: config.captchaSecret ? googleCaptcha({ database, now, secret: config.captchaSecret, verifyUrl: config.captchaVerifyUrl }) : null };
  const context: LoginContext = {
    database,
    tokens,
    now,
    sessionLife: config.refreshTokenSeconds * 1000,
    captchaAfter: () => release.current().catalog.config.captchaAfterFailures,
    captchaCheck: () => checkFor(release.current().catalog.config.captchaSiteKey, providers),
  };

  const guest = defineCall({
    path: 'auth/guest',
    summary: 'A token for buying without an account.',
    request: emptyRequest,
    response: guestAnswer,
    limits: [{ by: 'ip', max: 60, seconds: 3600 }],
    handler: async () => done({ token: await tokens.guest() }),
  });

  const login = defineCall({
    path: 'auth/login',
    summary: 'Tokens for an account; the guest token of the same browser may come along to bring its orders.',
    request: loginRequest,
    response: loginAnswer,
    limits: [{ by: 'ip', max: 10, seconds: 60 }],
    handler: async ({ email, password, captcha = '' }, { caller, ip, userAgent }) => {
      const outcome = await logIn(context, { email, password, captcha, ip, userAgent, guestId: caller.kind === 'guest' ? caller.guestId : null });
      if (outcome.kind === 'refused') return refused(authText[outcome.reason], { showReCaptcha: outcome.askCaptcha });
      return done({ token: outcome.token, refreshToken: outcome.refreshToken, showReCaptcha: false });
    },
  });

  const captcha = defineCall({
    path: 'cuenta/captcha',
    summary: 'A challenge for a log-in after several failures; its solution counts once, for ten minutes.',
    request: emptyRequest,
    response: captchaAnswer,
    limits: [{ by: 'ip', max: 30, seconds: 60 }],
    handler: async () => {
      const { parameters, signature = '' } = await own.challenge();
      return done({ data: { parameters: { ...parameters }, signature } });
    },
  });

  return { name: 'auth', calls: [guest, login, captcha, ...sessionCalls(services), ...passkeyCalls(services, context), ...accountCalls(services)] };
};
