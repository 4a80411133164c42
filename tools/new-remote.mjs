import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './webpack/root.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What every remote gets from the shell, in the versions that are installed. */
const provided = ['@emotion/react', '@emotion/styled', '@tanstack/react-query', 'react', 'react-dom', 'react-router-dom', 'rxjs'];

/** path → content of a remote that shows one page at `/<short name>`. */
export function remoteFiles(name) {
  const short = name.slice('mf-'.length);
  const { dependencies, version } = read(join(root, 'shared/package.json'));
  const title = short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ');
  return {
    'package.json': json({
      name: `@brasa/${name}`,
      version: '1.0.0',
      private: true,
      license: 'MIT',
      type: 'module',
      scripts: { build: `node ../tools/run.mjs build ${name}` },
      dependencies: { '@brasa/shared': version },
      peerDependencies: Object.fromEntries(provided.map((library) => [library, dependencies[library]])),
    }),
    'remote.json': json({ $schema: '../tools/remote.schema.json', name, title, criticality: 'regular', routes: [{ pattern: `/${short}`, title }], slots: [], fallback: 'No pudimos cargar esta página. Intenta de nuevo en un momento.' }),
    'webpack.config.mjs': `import { remoteConfig } from '../tools/webpack/remote.mjs';\n\nexport default remoteConfig(import.meta.url);\n`,
    'src/area.tsx': `import { defineArea } from '@brasa/shared/react';\nimport { App } from './app.tsx';\n\nexport const area = defineArea({ name: '${name}', App });\n`,
    [`src/${short}-text.ts`]: `/** Every sentence the customer can read here. */\nexport const text = {\n  title: '${title}',\n  welcome: 'Aquí empieza una página nueva.',\n};\n`,
    'src/app.tsx': `import { usePageTitle } from '@brasa/shared/react';\nimport { Heading, Text } from '@brasa/shared/ui';\nimport { Route, Routes } from 'react-router-dom';\nimport { text } from './${short}-text.ts';\n\nfunction HomeScreen() {\n  usePageTitle(text.title);\n  return (\n    <>\n      <Heading level={1}>{text.title}</Heading>\n      <Text>{text.welcome}</Text>\n    </>\n  );\n}\n\n/** Routes are absolute and the same as in remote.json. */\nexport const App = () => (\n  <Routes>\n    <Route path="/${short}" element={<HomeScreen />} />\n  </Routes>\n);\n`,
  };
}

export function createRemote(name, folder = join(root, name)) {
  if (!/^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not a name for a remote: use lower case and hyphens, for example \`npm run new-remote -- mf-loyalty\`.`);
  if (existsSync(folder)) throw new Error(`${name} exists already. Choose another name, or delete its folder first.`);
  for (const [path, content] of Object.entries(remoteFiles(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export async function main([given = '']) {
  const name = given.startsWith('mf-') ? given : `mf-${given}`;
  createRemote(name);
  console.log(`${name} is written; adding it to package-lock.json …`);
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) console.log('The lockfile could not be written now; run `npm install` later.');
  const { build } = await import('./build.mjs');
  await build({ packages: [name] });
  console.log(`\nNext: \`npm start\` shows it at /${name.slice('mf-'.length)}, or publish it to what runs: \`npm run pz -- publish ${name} --to 100\``);
}
