import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Artifact } from '@brasa/shared/composition/remote-schema';
import { lacking, lackText } from '@brasa/shared/server/lacking';
import { problemsOf, type Files } from '../artifacts/artifact.ts';
import type { LiveShell } from '../shells.ts';

const run = promisify(execFile);
const toGzip = promisify(gzip);

/** Bytes, gzipped. Loaded by every page that has the remote, before anything of it shows. */
const largestEntry = 9 * 1024;
const defaultLoadTimeoutMs = 8_000;

async function sizeProblems({ entry }: Artifact, files: Files): Promise<string[]> {
  const { length } = await toGzip(files.get(`web/${entry}`) ?? new Uint8Array(), { level: 9 });
  return length <= largestEntry ? [] : [`its entry has ${length} bytes compressed, ${largestEntry} are allowed. Something is imported where it should be loaded: only src/area.tsx and src/slots belong to it.`];
}

/** Any version in a range: a stand-in has no behaviour that could differ. */
const plainVersion = (range: string): string => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? '0.0.0';

/** Whether the build for servers can be loaded: in a process that may read nothing else, and is told nothing. */
async function loadProblems(artifact: Artifact, files: Files, timeout: number): Promise<string[]> {
  if (!artifact.node) return ['has no build for the server. Use remoteConfig(import.meta.url) in webpack.config.mjs, which makes both.'];
  const loader = join(import.meta.dirname, 'load-node-build.ts');
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'registry-load-')));
  try {
    for (const [path, content] of files) {
      if (!path.startsWith('node/')) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const versions = JSON.stringify(Object.fromEntries(Object.entries(artifact.shared).map(([key, range]) => [key, plainVersion(range)])));
    const permissions = ['--permission', `--allow-fs-read=${loader}`, `--allow-fs-read=${folder}`];
    await run(process.execPath, [...permissions, loader, join(folder, 'node', artifact.node.entry), versions, ...Object.keys(artifact.exposes)], { timeout, env: {} });
    return [];
  } catch (error) {
    const { stderr = '', killed } = error as { stderr?: string; killed?: boolean };
    const said = stderr.split('\n').find((line) => /Error:|Error /.test(line))?.trim() ?? stderr.trim().split('\n').at(-1) ?? '';
    return [killed ? `does not finish loading on the server within ${timeout / 1000} s. Something runs when it is imported.` : `cannot be loaded on the server: ${said} Nothing may touch window, document, storage, files or processes while it is imported.`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a build needs that a shell which runs now does not hand out. */
export const shellProblems = ({ shared, uses = {} }: Artifact, shells: readonly LiveShell[]): string[] =>
  shells.flatMap(({ id, provides }) => lacking({ shared, uses }, provides).map((lack) => `needs ${lackText(lack)}, which the shell ${id} does not hand out. Deploy the shell first, or build it with what there is.`));

export type CheckOptions = { readonly shells: readonly LiveShell[]; readonly loadTimeoutMs?: number | undefined };

/** What keeps a build from being published; empty when it may go. */
export async function checkBuild(artifact: Artifact, files: Files, { shells, loadTimeoutMs = defaultLoadTimeoutMs }: CheckOptions): Promise<string[]> {
  const wrong = problemsOf(artifact, files);
  // What is not what its description says is not run.
  if (wrong.length > 0) return wrong;
  const [sizes, loads] = await Promise.all([sizeProblems(artifact, files), loadProblems(artifact, files, loadTimeoutMs)]);
  return [...shellProblems(artifact, shells), ...sizes, ...loads];
}
