import { discoveredVersion, type DiscoveredRemotes, type DiscoveredVersion } from '@brasa/shared/composition/remote-schema';
import { lacking, type Provided } from '@brasa/shared/server/lacking';
import { overrideLifetime, overridePath, readOverride, signOverride, type Override } from '@brasa/shared/server/override';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { escapeHtml } from './html.ts';

const cookieName = 'pz_prueba';
const leavePath = `${overridePath}salir`;
const timeoutMs = 4_000;
/** How long a version is shown after it was looked up: one that is blocked meanwhile is left then. */
const freshMs = 5_000;

/** One version on trial; `problem` when this shell cannot show it. */
export type Trial = { readonly remote: string; readonly version: string; readonly problem: string | null };

export type Trials = {
  /** The document with the versions on trial in it, which of them a visitor with this Cookie header gets, and what is to be said about it; null without a trial. */
  readonly apply: (document: DiscoveredRemotes, cookies: string | undefined) => Promise<{ readonly document: DiscoveredRemotes; readonly versions: ReadonlyMap<string, string>; readonly trials: readonly Trial[] } | null>;
  readonly routes: (app: FastifyInstance) => void;
};

type Options = { readonly registryUrl: string; readonly token: string; readonly provides: Provided; readonly secure: boolean; readonly now?: () => number; readonly fetch?: typeof fetch; readonly log: Pick<FastifyBaseLogger, 'warn'> };

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">Ir al inicio</a></p></html>`;
const pageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'" };

/** Trials of versions in one browser (`pz override`): a signed cookie says which, and nobody else is touched. */
export function createTrials({ registryUrl, token, provides, secure, now = Date.now, fetch = globalThis.fetch, log }: Options): Trials {
  const looked = new Map<string, { readonly at: number; readonly entry: Promise<DiscoveredVersion | null> }>();

  const ask = async (remote: string, version: string): Promise<DiscoveredVersion | null> => {
    const answer = await fetch(`${registryUrl}/versions/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    return discoveredVersion.parse(await answer.json());
  };

  /** Null when it is not published, or blocked. While the registry is away the last answer counts. */
  const lookUp = (remote: string, version: string): Promise<DiscoveredVersion | null> => {
    const name = `${remote}@${version}`;
    const known = looked.get(name);
    if (known && now() - known.at < freshMs) return known.entry;
    const entry = ask(remote, version).catch((error: Error) => {
      log.warn(`What ${name} consists of could not be asked: ${error.message}`);
      return known?.entry ?? null;
    });
    looked.set(name, { at: now(), entry });
    return entry;
  };

  const read = (cookies: string | undefined): Override | null => {
    const text = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,2000})(?:;|$)`).exec(cookies ?? '')?.[1];
    return text === undefined ? null : readOverride(token, text, now());
  };

  const cookie = (value: string, seconds: number): string => `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

  return {
    apply: async (document, cookies) => {
      const override = read(cookies);
      if (!override) return null;
      const looks = [...override.versions].map(async ([remote, version]) => {
        const entry = await lookUp(remote, version);
        const missing = entry ? lacking(entry.extras.modulefederation, provides) : [];
        const problem = entry ? (missing.length > 0 ? `necesita ${missing.join(', ')}` : null) : 'no está publicada o fue bloqueada';
        return { trial: { remote, version, problem }, entry: problem === null ? entry : null };
      });
      const found = await Promise.all(looks);
      const shown = found.flatMap(({ trial, entry }) => (entry ? [{ remote: trial.remote, version: trial.version, entry: { ...entry, deployment: { ...entry.deployment, traffic: 0, default: false, state: 'retired' } } }] : []));
      const added = shown.map(({ remote, version, entry }): [string, DiscoveredVersion[]] => [remote, [...(document.microFrontends[remote] ?? []).filter(({ metadata }) => metadata.version !== version), entry]]);
      // Entries of other visitors stay: what fails on trial falls back like anything else.
      return {
        document: { microFrontends: { ...document.microFrontends, ...Object.fromEntries(added) } },
        versions: new Map(shown.map(({ remote, version }) => [remote, version])),
        trials: found.map(({ trial }) => trial),
      };
    },

    routes: (app) => {
      app.get(leavePath, (_request, reply) => reply.headers(pageHeaders).header('set-cookie', cookie('', 0)).redirect('/', 302));
      app.get<{ Params: { signed: string } }>(`${overridePath}:signed`, (request, reply) => {
        const wanted = readOverride(token, request.params.signed, now());
        if (!wanted) return reply.code(410).headers(pageHeaders).type('text/html; charset=utf-8').send(page('Este enlace ya no sirve', 'El enlace de prueba venció o está incompleto. Pide uno nuevo a quien te lo envió: dura ocho horas.'));
        const before = read(request.headers.cookie);
        const expires = Math.min(wanted.expires, Math.floor(now() / 1000) + overrideLifetime);
        const value = signOverride(token, { versions: new Map([...(before?.versions ?? []), ...wanted.versions]), expires });
        return reply.headers(pageHeaders).header('set-cookie', cookie(value, expires - Math.floor(now() / 1000))).redirect('/', 302);
      });
    },
  };
}

/** What a page on trial says below its header. */
export function trialStrip(trials: readonly Trial[], nonce: string): string {
  const what = trials.map(({ remote, version, problem }) => (problem === null ? `${remote} ${version}` : `${remote} ${version} (no se muestra: ${problem})`)).join(' · ');
  const style = '#shell-trial{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:4px 16px;background:#1d120c;color:#fff;font-size:14px;overflow-wrap:anywhere}#shell-trial a{display:inline-flex;align-items:center;min-height:32px;color:#ffd9a8;font-weight:700}#shell-trial a:focus-visible{outline:3px solid #ffd9a8}';
  return `<style nonce="${nonce}">${style}</style><aside id="shell-trial" aria-label="Prueba"><span>Estás probando: ${escapeHtml(what)}</span><a href="${leavePath}">Salir de la prueba</a></aside>`;
}
