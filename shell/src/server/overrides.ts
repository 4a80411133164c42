import { completedDocument } from '@brasa/shared/composition/older-descriptions';
import { discoveredVersion, type DiscoveredRemotes, type DiscoveredVersion } from '@brasa/shared/composition/remote-schema';
import { lacking, type Lack, type Provided } from '@brasa/shared/server/lacking';
import { overrideLifetime, overridePath, readOverride, signOverride, type Override } from '@brasa/shared/server/override';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { escapeHtml } from './html.ts';

const cookieName = 'pz_prueba';
/** Between the signed texts of the links that were opened: each of them ends at its own time. */
const separator = '~';
const leavePath = `${overridePath}salir`;
const timeoutMs = 4_000;
/** How long a version is shown after it was looked up: one that is blocked meanwhile is left then. */
const freshMs = 5_000;

/** One version that a visitor tries out; `problem`: why this shell cannot show it, in Spanish. */
export type TriedVersion = { readonly remote: string; readonly version: string; readonly problem: string | null };

/** What a visitor with an override is shown. */
export type Overridden = {
  /** The document with the tried versions in it. */
  readonly document: DiscoveredRemotes;
  /** Remote → tried version, of those that can be shown. */
  readonly versions: ReadonlyMap<string, string>;
  readonly tried: readonly TriedVersion[];
};

export type Overrides = {
  /** For a visitor with this Cookie header; null without an override. */
  readonly apply: (document: DiscoveredRemotes, cookies: string | undefined) => Promise<Overridden | null>;
  readonly routes: (app: FastifyInstance) => void;
};

type Options = {
  readonly registryUrl: string;
  /** What shells prove themselves to the registry with. */
  readonly token: string;
  readonly provides: Provided;
  /** Cookies are for https only. */
  readonly secure: boolean;
  readonly now?: () => number;
  readonly fetch?: typeof fetch;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/** A registry of before answers as it does in its document. */
const completed = (remote: string, entry: DiscoveredVersion): DiscoveredVersion | null => completedDocument({ schema: '', microFrontends: { [remote]: [entry] } }).microFrontends[remote]?.[0] ?? null;

/** Null: it was never published, or is blocked. Undefined: the registry could not be asked. */
type LookUp = (remote: string, version: string) => Promise<DiscoveredVersion | null | undefined>;

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">Ir al inicio</a></p></html>`;
const pageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'" };

/** Asks the registry for one version. While it is away the last answer counts. */
function versionSource({ registryUrl, token, now = Date.now, fetch = globalThis.fetch, log }: Options): LookUp {
  const cache = new Map<string, { readonly at: number; readonly entry: ReturnType<LookUp> }>();

  const ask: LookUp = async (remote, version) => {
    const answer = await fetch(`${registryUrl}/versions/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    return completed(remote, discoveredVersion.parse(await answer.json()));
  };

  return (remote, version) => {
    const name = `${remote}@${version}`;
    const cached = cache.get(name);
    if (cached && now() - cached.at < freshMs) return cached.entry;
    const entry = ask(remote, version).catch((error: Error) => {
      log.warn(`What ${name} consists of could not be asked: ${error.message}`);
      return cached?.entry;
    });
    cache.set(name, { at: now(), entry });
    return entry;
  };
}

const inSpanish = (lack: Lack): string => ('range' in lack ? `${lack.key} ${lack.range}` : `${lack.name} de ${lack.key}`);

function problemOf(entry: DiscoveredVersion | null | undefined, provides: Provided): string | null {
  if (entry === undefined) return 'no se pudo consultar; recarga la página en un momento';
  if (!entry) return 'no está publicada o fue bloqueada';
  const lacks = lacking(entry.extras.modulefederation, provides);
  return lacks.length > 0 ? `necesita ${lacks.map(inSpanish).join(', ')}` : null;
}

/** In no place among the versions that visitors get: shown to who asks for it alone. */
const unplaced = (entry: DiscoveredVersion): DiscoveredVersion => ({ ...entry, deployment: { ...entry.deployment, traffic: 0, default: false, state: 'retired' } });

/** Versions that one browser shows for a trial (`pz override`): a signed cookie says which, and nobody else is touched. */
export function createOverrides(options: Options): Overrides {
  const { token, provides, secure, now = Date.now } = options;
  const lookUp = versionSource(options);

  /** What the links that were opened say, those that are over left out; the last one last. */
  const read = (cookies: string | undefined): readonly Override[] => {
    const texts = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.~-]{1,2000})(?:;|$)`).exec(cookies ?? '')?.[1] ?? '';
    return texts.split(separator).flatMap((text) => readOverride(token, text, now()) ?? []);
  };

  const cookie = (value: string, seconds: number): string => `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

  const cookieOf = (overrides: readonly Override[]): string => {
    const last = Math.max(...overrides.map(({ expires }) => expires));
    return cookie(overrides.map((override) => signOverride(token, override)).join(separator), last - Math.floor(now() / 1000));
  };

  return {
    apply: async (document, cookies) => {
      const wanted = new Map(read(cookies).flatMap(({ versions }) => [...versions]));
      if (wanted.size === 0) return null;
      const answers = await Promise.all([...wanted].map(async ([remote, version]) => ({ remote, version, entry: await lookUp(remote, version) })));
      const tried = answers.map(({ remote, version, entry }) => ({ remote, version, problem: problemOf(entry, provides) }));
      const shown = answers.flatMap(({ remote, version, entry }, index) => (entry && tried[index]?.problem === null ? [{ remote, version, entry: unplaced(entry) }] : []));
      // Entries of other visitors stay: what fails on trial falls back like anything else.
      const added = shown.map(({ remote, version, entry }): [string, DiscoveredVersion[]] => [remote, [...(document.microFrontends[remote] ?? []).filter(({ metadata }) => metadata.version !== version), entry]]);
      return {
        document: { microFrontends: { ...document.microFrontends, ...Object.fromEntries(added) } },
        versions: new Map(shown.map(({ remote, version }) => [remote, version])),
        tried,
      };
    },

    routes: (app) => {
      app.get(leavePath, (_request, reply) => reply.headers(pageHeaders).header('set-cookie', cookie('', 0)).redirect('/', 302));
      app.get<{ Params: { signed: string } }>(`${overridePath}:signed`, (request, reply) => {
        const wanted = readOverride(token, request.params.signed, now());
        if (!wanted) return reply.code(410).headers(pageHeaders).type('text/html; charset=utf-8').send(page('Este enlace ya no sirve', 'El enlace de prueba venció o está incompleto. Pide uno nuevo a quien te lo envió: dura ocho horas.'));
        const others = read(request.headers.cookie).map((before) => ({ ...before, versions: new Map([...before.versions].filter(([remote]) => !wanted.versions.has(remote))) }));
        const expires = Math.min(wanted.expires, Math.floor(now() / 1000) + overrideLifetime);
        const all = [...others.filter(({ versions }) => versions.size > 0), { ...wanted, expires }];
        return reply.headers(pageHeaders).header('set-cookie', cookieOf(all)).redirect('/', 302);
      });
    },
  };
}

/** What a page with an override says below its header. */
export function overrideStrip(tried: readonly TriedVersion[], nonce: string): string {
  const what = tried.map(({ remote, version, problem }) => (problem === null ? `${remote} ${version}` : `${remote} ${version} (no se muestra: ${problem})`)).join(' · ');
  const style = '#shell-trial{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:6px 16px;background:#1d120c;color:#fff;font-size:.875rem;overflow-wrap:anywhere}#shell-trial a{display:inline-flex;align-items:center;min-height:44px;color:#ffd9a8;font-weight:700}#shell-trial a:focus-visible{outline:3px solid #ffd9a8}';
  return `<style nonce="${nonce}">${style}</style><aside id="shell-trial" aria-label="Prueba"><span>Estás probando: ${escapeHtml(what)}</span><a href="${leavePath}">Salir de la prueba</a></aside>`;
}
