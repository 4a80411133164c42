/** `00` done, `01` refused, `02` already in process. */
export type ReturnCode = '00' | '01' | '02';

export type FieldProblem = { readonly field: string; readonly message: string };

/** `motivo` of a 401: the customer ended this session, on whatever device. */
export const endedByOwner = 'CERRADA';

/** What every body carries besides its own fields. */
export type Envelope = {
  readonly codigoRetorno: ReturnCode;
  readonly mensajeRetorno: string;
  readonly errores?: readonly { readonly campo: string; readonly mensaje: string }[];
  readonly error?: string;
  readonly traza?: string;
};

export type Outcome = {
  readonly code: ReturnCode;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
  /** Machine-readable name of a failure with its own HTTP status. */
  readonly failure?: string;
  readonly trace?: string;
};

export function toEnvelope<Body extends object>(outcome: Outcome, body?: Body): Envelope & Body {
  const { code, message, problems, failure, trace } = outcome;
  return {
    codigoRetorno: code,
    mensajeRetorno: message,
    ...(body as Body),
    ...(problems && { errores: problems.map(({ field, message: text }) => ({ campo: field, mensaje: text })) }),
    ...(failure && { error: failure }),
    ...(trace && { traza: trace }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads any body; one without a known code counts as refused. */
export function readOutcome(body: unknown): Outcome {
  const wire = isObject(body) ? body : {};
  const code = wire['codigoRetorno'];
  const problems = Array.isArray(wire['errores'])
    ? wire['errores'].filter(isObject).map((problem) => ({ field: textOf(problem['campo']), message: textOf(problem['mensaje']) }))
    : undefined;
  return {
    code: code === '00' || code === '02' ? code : '01',
    message: textOf(wire['mensajeRetorno']),
    ...(problems && { problems }),
    ...(wire['error'] !== undefined && { failure: textOf(wire['error']) }),
    ...(wire['traza'] !== undefined && { trace: textOf(wire['traza']) }),
  };
}
