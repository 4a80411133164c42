import { existsSync, readdirSync } from 'node:fs';
import { project } from './tools/jest/preset.mjs';

const root = new URL('./', import.meta.url);
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(new URL(`${name}/package.json`, root)));

// Machines are shared and busy, and a database is made in half a minute then: after a whole one a test counts as stuck.
// `npm run nightly` asks for far more random cases than a working day has time for.
const testTimeout = 60_000 * (process.env.RANDOM_CASES ? 30 : 1);

export default { testTimeout, projects: ['shared', 'tools', 'api', 'registry', 'shell', ...remotes].map((name) => project(name)) };
