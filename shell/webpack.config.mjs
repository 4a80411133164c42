import { createRequire } from 'node:module';
import { join } from 'node:path';
import { common } from '../tools/webpack/common.mjs';
import { shellNodeConfig, shellWebConfig } from '../tools/webpack/shell.mjs';

const folder = import.meta.dirname;
const facade = (name) => join(folder, 'src/facades', name);

const facades = {
  'react-router-dom': facade('react-router-dom.ts'),
  rxjs: facade('rxjs.ts'),
  '@tanstack/react-query': facade('react-query.ts'),
  '@emotion/react': facade('emotion-react.ts'),
};

/** The router's package leads to its build with warnings for developers; beside it is the one for customers. */
const router = createRequire(import.meta.url).resolve('react-router').replace(/dist\/development\/.*$/, 'dist/production/index.mjs');
const forCustomers = (config) => ({ ...config, resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'react-router$': router } } });

/** The words of the static pages travel as text. */
const withContent = (config) => ({ ...config, module: { ...config.module, rules: [...config.module.rules, { test: /\.md$/, type: 'asset/source' }] } });

/** One file under one name for ever: it is part of no release, and finds out about them like a page does. */
const workerConfig = {
  ...common({ name: 'shell-worker', context: folder, target: 'web' }),
  target: ['webworker', 'es2022'],
  entry: { offline: './src/worker/offline-worker.ts' },
  output: { path: join(folder, 'dist/worker'), clean: true, filename: '[name].js' },
};

export default [
  forCustomers(shellWebConfig({ folder, entry: { shell: './src/browser/index.ts' }, facades, publicPath: '/s/' })),
  // Servers have the packages installed: nothing to leave out.
  shellNodeConfig({ folder, entry: { render: './src/render/index.tsx' } }),
  workerConfig,
].map(withContent);
