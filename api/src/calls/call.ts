import { type CallOptions, type CallPath, callOptions } from '@brasa/shared/wire/call';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Limit } from '../rate-limiter.ts';
import type { HandlerResult } from './answer.ts';
import type { WrongCodes } from './wrong-codes.ts';
import type { Caller, CustomerCaller, GuestCaller } from './caller.ts';

/** Who may be calling, by the access the call asks for. */
export type CallerOf<Path extends CallPath> = (typeof callOptions)[Path] extends { readonly secure: true }
  ? CustomerCaller
  : (typeof callOptions)[Path] extends { readonly guest: true }
    ? CustomerCaller | GuestCaller
    : Caller;

export type CallContext<Who extends Caller = Caller> = {
  readonly caller: Who;
  /** `cli:…`, `gst:…` or `ip:…`. */
  readonly callerKey: string;
  readonly ip: string;
  readonly origin: string | undefined;
  readonly userAgent: string;
  /** The last path segment; empty when the call takes none. */
  readonly parameter: string;
  /** `_id` of an encrypted or plain body; null when the client sent none. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of the accepted input: equal content has equal hashes. */
  readonly contentHash: string;
  readonly trace: string;
  readonly log: FastifyBaseLogger;
  /** Ends the call with 429 once the limit is used up. `count` it for every miss; `guard` it before looking. */
  readonly misses: (name: string, limit: Limit) => { guard(): void; count(): void };
  /** The same for codes that are worth money. */
  readonly wrongCodes: (name: string) => WrongCodes;
};

/**
 * `by` a function: counted per its result, after the fields are known to be valid. `onlyRefused`: a call that is not refused is
 * taken off again, so that calls at the same moment are no way around the limit. `name`: calls with the same one share the limit.
 */
export type CallLimit<Input> = Limit & ({ readonly by: 'ip' | 'caller'; readonly onlyRefused?: true; readonly name?: string } | { readonly by: (input: Input) => string });

type Definition<Path extends CallPath, Request extends z.ZodType, Response extends z.ZodType> = {
  readonly path: Path;
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
  readonly limits?: readonly CallLimit<z.output<Request>>[];
  /** `order`: 256 KB in the clear, 350 KB in the envelope. Everything else: 64 KB. */
  readonly size?: 'order';
  /** Takes the envelope and plain JSON alike. */
  readonly encryptionOptional?: true;
  /** Said for every wrong field instead of the field's own message. */
  readonly fieldMessage?: string;
  readonly handler: (input: z.output<Request>, context: CallContext<CallerOf<Path>>) => HandlerResult | Promise<HandlerResult>;
};

/** A call as the server registers it; its types were checked where it was defined. */
export type Call = {
  readonly path: CallPath;
  readonly options: CallOptions;
  readonly summary: string;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
  readonly limits: readonly CallLimit<never>[];
  readonly size: 'order' | 'normal';
  readonly encryptionOptional: boolean;
  readonly fieldMessage: string | undefined;
  readonly handler: (input: never, context: CallContext<never>) => HandlerResult | Promise<HandlerResult>;
};

/** Path, access and encoding come from the list of calls in `shared/src/wire/call.ts`, schemas from `shared/src/wire/*-schema.ts`. */
export function defineCall<Path extends CallPath, Request extends z.ZodType, Response extends z.ZodType>(definition: Definition<Path, Request, Response>): Call {
  const { limits = [], size = 'normal', encryptionOptional = false, fieldMessage, ...rest } = definition;
  return { ...rest, options: callOptions[definition.path], limits, size, encryptionOptional, fieldMessage };
}

