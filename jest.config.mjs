import { existsSync, readdirSync } from 'node:fs';
import { project } from './tools/jest/preset.mjs';

const root = new URL('./', import.meta.url);
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(new URL(`${name}/package.json`, root)));

// Machines are shared and busy: a test has half a minute before it counts as stuck.
export default { testTimeout: 30_000, projects: ['shared', 'tools', 'api', 'registry', 'shell', ...remotes].map((name) => project(name)) };
