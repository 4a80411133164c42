/** How a call travels. Nothing set: JSON body, no token needed. */
export type CallOptions = {
  /** Needs a customer token; the refresh token goes along. */
  readonly secure?: true;
  /** Needs a guest token; a customer token is taken too. */
  readonly guest?: true;
  /** Runs without a loading indicator. */
  readonly background?: true;
  /** Sent as a form. */
  readonly multipart?: true;
  /** Sent without a body. */
  readonly empty?: true;
  /** Sent in the `ck` envelope. */
  readonly encrypt?: true;
  /** Name of the last path segment, when the call takes one. */
  readonly parameter?: string;
  /** The client gives up after this long. */
  readonly timeoutMs?: number;
};

/** Every call of the documents, below the API base, and no other [API-131]. */
const documentCalls = {
  'data/getData': {},
  'data/getCatalogos': { empty: true },
  'data/getFechaHora': {},
  'data/getBloqueos': { multipart: true, background: true },
  'data/checkHr': { multipart: true, background: true },
  'data/getVS': { multipart: true, background: true },
  'data/getImages': { background: true },
  'data/checkPr': { multipart: true },
  'data/getPromo': {},
  'data/checkPromocionCheckout': { multipart: true },
  'data/saveOrderPendiente': { guest: true, encrypt: true },
  'data/checkOrder': {},
  'data/getCertificados': {},
  'data/getCertificado': {},
  'data/getCertificadosCliente': { secure: true },
  'data/activarCertificado': { secure: true },
  'data/saveOrderCertificado': { guest: true },
  'cliente/checkCuponera': { secure: true, background: true, empty: true },
  'cliente/getLastOrders': { secure: true, background: true, empty: true },
  'cliente/getOrdersPend': { secure: true },
  'cliente/getOrdenHash': { parameter: 'hash' },
  'cliente/getCoordenadasHash': { parameter: 'hash', timeoutMs: 5000 },
  'cliente/getDataUser': { secure: true },
  'cliente/saveCliente': { secure: true, encrypt: true },
  'cliente/changePassword': { secure: true, encrypt: true },
  'cliente/saveDireccion': { secure: true, encrypt: true },
  'cliente/markPrincipal': { secure: true },
  'cliente/deleteDireccion': { secure: true },
  'cliente/saveSortedAddresses': { secure: true },
  'cliente/unsubscribe': { secure: true },
  'tracker/ordenHasTracked': { parameter: 'id' },
  'geo/validaCobertura': {},
  'geo/getExt': {},
  'checkout/getValidatorTokenPromerica': { guest: true },
  'auth/login': {},
  'auth/guest': {},
  'auth/signupEmail': { encrypt: true },
  'auth/resendActivation': {},
  'auth/recoveryPassword': {},
  'auth/activate': {},
  'auth/changePassword': { encrypt: true },
} as const satisfies Record<string, CallOptions>;

/** Calls of our own, below the origin: same envelope, same access rules. */
const ownCalls = {
  'cuenta/agregarLlave': { secure: true },
  'cuenta/buscarOrden': { guest: true, background: true },
  'cuenta/cancelarOrden': { guest: true },
  'cuenta/captcha': { background: true },
  'cuenta/cerrarSesion': { secure: true, background: true },
  'cuenta/eliminarLlave': { secure: true, encrypt: true },
  'cuenta/ingresarConLlave': {},
  'cuenta/llaves': { secure: true, background: true },
  'cuenta/misDatos': { secure: true, encrypt: true, timeoutMs: 60_000 },
  'cuenta/renombrarLlave': { secure: true, encrypt: true },
  'cuenta/retoConfirmacion': { secure: true, background: true },
  'cuenta/retoIngreso': { background: true },
  'cuenta/retoLlave': { secure: true, encrypt: true },
  'cuenta/compraCertificados': { guest: true },
  'cuenta/corregirCertificado': { guest: true },
  'cuenta/reenviarCertificado': { guest: true },
  'cuenta/sesiones': { secure: true, background: true },
  'cuenta/terminarOtrasSesiones': { secure: true },
  'cuenta/terminarSesion': { secure: true },
} as const satisfies Record<`cuenta/${string}`, CallOptions>;

export const callOptions = { ...documentCalls, ...ownCalls };

export type CallPath = keyof typeof callOptions;

export const callPaths = Object.keys(callOptions) as readonly CallPath[];
/** Those of the documents. */
export const documentCallPaths = Object.keys(documentCalls) as readonly CallPath[];

/** The path segment all calls of our own begin with. */
export const ownCallsBase = 'cuenta';
export const isOwnCall = (path: string): boolean => path.startsWith(`${ownCallsBase}/`);
