import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const hasProc = existsSync('/proc/self/status');

/** Of files under /proc: a process may end while we read. */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

function processInProc(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The name of the program, in brackets, may hold blanks and brackets itself.
  const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(parent), state, started: rest[17] };
}

function processesOfPs() {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,state=,lstart='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, state, ...started] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state, started: started.join(' ') };
  });
}

/** All that run, without those that ended and wait for their parent to notice. `started` tells a process from a later one with the same id. */
export function processes() {
  if (process.platform === 'win32') return [];
  const all = hasProc ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map((name) => processInProc(Number(name))) : processesOfPs();
  return all.filter(({ state, started }) => started && !state.startsWith('Z'));
}

/** Resident memory without shared pages, which would count once for every process that has them. */
const memoryOf = (pid) => 1024 * Number(/^RssAnon:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0);

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Follows a process and everything it starts: also what has lost its parent since, as long as it was seen once.
 * `onMemory` hears how many bytes all of them hold, where /proc says so. `end` ends what is left, with SIGKILL after `graceMs`.
 */
export function followTree(rootPid, { onMemory = () => undefined, graceMs = 5000, lookEveryMs = hasProc ? 1000 : 5000 } = {}) {
  const seen = new Map();

  const living = () => {
    const all = processes();
    const isFirstLook = seen.size === 0;
    const tree = new Set(all.filter(({ pid, started }) => seen.get(pid) === started || (isFirstLook && pid === rootPid)).map(({ pid }) => pid));
    for (let before = -1; before !== tree.size; ) {
      before = tree.size;
      for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
    }
    for (const { pid, started } of all) if (tree.has(pid)) seen.set(pid, started);
    return [...tree];
  };

  const look = () => {
    const tree = living();
    if (hasProc) onMemory(tree.reduce((sum, pid) => sum + memoryOf(pid), 0));
  };
  look();
  const timer = setInterval(look, lookEveryMs);

  return {
    async end() {
      clearInterval(timer);
      for (const name of ['SIGTERM', 'SIGKILL']) {
        const deadline = performance.now() + graceMs;
        let left = living();
        for (const pid of left) signal(pid, name);
        while (left.length > 0 && performance.now() < deadline) {
          await pause(20);
          left = living();
        }
        if (left.length === 0) return;
      }
    },
  };
}
