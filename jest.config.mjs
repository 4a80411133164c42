import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { testsOf } from './tools/jest/preset.mjs';

const root = new URL('./', import.meta.url);
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(new URL(`${name}/package.json`, root)));

// Machines are shared and busy, and a database is made in half a minute then: after a whole one a test counts as stuck.
// `npm run nightly` asks for far more random cases than a working day has time for.
const testTimeout = 60_000 * (process.env.RANDOM_CASES ? 30 : 1);

// Two workers at least: with one, jest runs every file in its own process, whose memory grows with each file until it ends.
// A worker that has grown past this is replaced before its next file.
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));
const workerIdleMemoryLimit = '700MB';

// The runner hears from the second one what runs, and ends it when nothing gets on.
const reporters = ['default', fileURLToPath(new URL('tools/test/jest-reporter.mjs', root))];

export default { ...testsOf(['shared', 'tools', 'api', 'registry', 'shell', ...remotes]), testTimeout, reporters, maxWorkers, workerIdleMemoryLimit };
