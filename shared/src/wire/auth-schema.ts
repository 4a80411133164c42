import { z } from 'zod';
import { answer } from './envelope-schema.ts';
import { email, required } from './text-schema.ts';

/** Older passwords may be shorter or longer than new ones must be: login takes any. */
export const loginRequest = z.object({ email, password: z.string(required).min(1, required).max(256), captcha: z.string().max(4096).optional() });

export const loginAnswer = answer({ token: z.string().optional(), refreshToken: z.string().optional(), showReCaptcha: z.boolean() });

/** A challenge as altcha-lib makes and solves it. */
export const captchaAnswer = answer({ data: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }) });

export const guestAnswer = answer({ token: z.string() });
