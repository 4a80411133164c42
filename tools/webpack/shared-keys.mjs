import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The libraries the shell hands to every remote, and the package whose version each one has. Remotes never bundle them. */
const packageOf = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  rxjs: 'rxjs',
  '@tanstack/react-query': '@tanstack/react-query',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
  '@emotion/styled': '@emotion/styled',
  '@brasa/shared/runtime': '@brasa/shared',
  '@brasa/shared/react': '@brasa/shared',
  '@brasa/shared/ui': '@brasa/shared',
};

export const sharedKeys = Object.keys(packageOf);

export function installedVersion(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** key → exact version, what the shell provides. */
export const sharedVersions = () => Object.fromEntries(sharedKeys.map((key) => [key, installedVersion(packageOf[key])]));

/** key → range, what a remote asks for. */
export const sharedRanges = () => Object.fromEntries(Object.entries(sharedVersions()).map(([key, version]) => [key, `^${version}`]));

/** The `shared` option of a remote's container: everything comes from the shell, a wrong version is refused. */
export const consumedFromShell = () =>
  Object.fromEntries(Object.entries(sharedRanges()).map(([key, requiredVersion]) => [key, { import: false, singleton: true, strictVersion: true, requiredVersion }]));
