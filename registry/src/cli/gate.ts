import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import semver from 'semver';
import { problemsOf } from '../artifacts/artifact.ts';
import type { BuiltRemote } from './built-remote.ts';

const run = promisify(execFile);
const toGzip = promisify(gzip);

/** Loaded by every page that has the remote, before anything of it shows. */
const largestEntry = 9 * 1024;
const usualLoadLimitMs = 8_000;

/** share key → exact version that the shell provides. */
export type SharedVersions = Readonly<Record<string, string>>;

function shareProblems({ artifact }: BuiltRemote, provided: SharedVersions): string[] {
  return Object.entries(artifact.shared).flatMap(([key, range]) => {
    const version = provided[key];
    if (!version) return [`needs ${key}, which the shell does not provide. Bundle it, or add it to tools/webpack/shared-keys.mjs.`];
    return semver.satisfies(version, range) ? [] : [`needs ${key} ${range}, the shell provides ${version}. Build it again with the installed packages.`];
  });
}

async function sizeProblems({ artifact, files }: BuiltRemote): Promise<string[]> {
  const { length } = await toGzip(files.get(`web/${artifact.entry}`) ?? new Uint8Array(), { level: 9 });
  return length <= largestEntry ? [] : [`its entry has ${length} bytes compressed, ${largestEntry} are allowed. Something is imported where it should be loaded: only src/area.tsx and src/slots belong to it.`];
}

async function loadProblems({ artifact, folder }: BuiltRemote, provided: SharedVersions, timeout: number): Promise<string[]> {
  if (!artifact.node) return ['has no build for the server. Use remoteConfig(import.meta.url) in webpack.config.mjs, which makes both.'];
  const loader = join(import.meta.dirname, 'load-node-build.ts');
  const entry = join(folder, 'dist/node', artifact.node.entry);
  try {
    await run(process.execPath, [loader, entry, JSON.stringify(provided), ...Object.keys(artifact.exposes)], { timeout });
    return [];
  } catch (error) {
    const { stderr = '', killed } = error as { stderr?: string; killed?: boolean };
    const said = stderr.split('\n').find((line) => /Error:|Error /.test(line))?.trim() ?? stderr.trim().split('\n').at(-1) ?? '';
    return [killed ? `does not finish loading on the server within ${timeout / 1000} s. Something runs when it is imported.` : `cannot be loaded on the server: ${said} Nothing may touch window, document or storage while it is imported.`];
  }
}

/** What keeps a build from being published; empty when it may go. */
export async function gate(built: BuiltRemote, provided: SharedVersions, loadLimitMs = usualLoadLimitMs): Promise<string[]> {
  const [sizes, loads] = await Promise.all([sizeProblems(built), loadProblems(built, provided, loadLimitMs)]);
  return [...problemsOf(built.artifact, built.files), ...shareProblems(built, provided), ...sizes, ...loads];
}
