import { endedByOwner, type FieldProblem } from '@brasa/shared/wire/envelope';

/** Everything that is not answered with HTTP 200. */
const failures = {
  BAD_REQUEST: { status: 400, message: 'La solicitud no es válida.' },
  CK_UNREADABLE: { status: 400, message: 'No pudimos leer la información enviada. Actualiza la página e inténtalo de nuevo.' },
  UNAUTHENTICATED: { status: 401, message: 'Tu sesión expiró. Ingresa de nuevo.' },
  FORBIDDEN: { status: 403, message: 'No tienes permiso para realizar esta acción.' },
  NOT_FOUND: { status: 404, message: 'El recurso solicitado no existe.' },
  METHOD: { status: 405, message: 'Método no permitido.' },
  IDEMPOTENCY_MISMATCH: { status: 409, message: 'La solicitud ya fue enviada con otros datos.' },
  TOO_LARGE: { status: 413, message: 'La solicitud es demasiado grande.' },
  MEDIA_TYPE: { status: 415, message: 'Formato de solicitud no soportado.' },
  RATE_LIMITED: { status: 429, message: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' },
  INTERNAL: { status: 500, message: 'Ocurrió un error inesperado. Inténtalo de nuevo.' },
  UNAVAILABLE: { status: 503, message: 'El servicio no está disponible en este momento. Inténtalo más tarde.' },
} as const;

export type FailureName = keyof typeof failures;

/** Thrown to end a call with its own HTTP status. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failure: FailureName;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of the body besides those that every failure has. */
  readonly body: Readonly<Record<string, string>>;

  constructor(failure: FailureName, headers: Readonly<Record<string, string>> = {}, { body = {}, ...options }: ErrorOptions & { readonly body?: Readonly<Record<string, string>> } = {}) {
    super(failures[failure].message, options);
    this.failure = failure;
    this.status = failures[failure].status;
    this.headers = headers;
    this.body = body;
  }
}

/** 401 for a session that its customer ended, on this or another device. `motivo` in its body tells it from one that has expired. */
export const sessionEnded = (): Failure => new Failure('UNAUTHENTICATED', {}, { body: { motivo: endedByOwner } });

export const failureForStatus = (status: number): FailureName =>
  (Object.keys(failures) as FailureName[]).find((name) => failures[name].status === status) ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST');

export const unavailable = (cause?: unknown): Failure => new Failure('UNAVAILABLE', { 'retry-after': '5' }, { cause });

/** Thrown to end a call with 200 and code 01, from however deep; inside a transaction it also undoes the work. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: '01' | '02';
  readonly body: object;
  readonly problems: readonly FieldProblem[] | undefined;

  constructor(message: string, more: { code?: '01' | '02'; body?: object; problems?: readonly FieldProblem[] } = {}) {
    super(message);
    this.code = more.code ?? '01';
    this.body = more.body ?? { data: null };
    this.problems = more.problems;
  }
}
