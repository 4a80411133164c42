import type { ReturnCode } from '@brasa/shared/wire/envelope';
import type { BuiltDocument } from './document.ts';

/** What a handler returns: code, message and the fields of the call beside them. */
export type Answer<Body extends object = object> = {
  readonly code: ReturnCode;
  readonly message: string;
  readonly body: Body;
};

export const done = <Body extends object>(body: Body, message = ''): Answer<Body> => ({ code: '00', message, body });

/** Refused without an error: the customer reads the message. Throw a `Refusal` instead where a transaction must be undone. */
export const refused = (message: string, body: object = { data: null }): Answer => ({ code: '01', message, body });

export type HandlerResult = Answer | BuiltDocument;
