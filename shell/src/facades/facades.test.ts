import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const facadeOf = { rxjs: 'rxjs.ts', '@tanstack/react-query': 'react-query.ts', '@emotion/react': 'emotion-react.ts', 'react-router-dom': 'react-router-dom.ts' } as const;

/** What customers are sent: neither tests nor what only servers run. */
const isShipped = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|test|server|render)\//.test(file);

const sources = ['shared/src', 'shell/src', ...readdirSync(root).filter((name) => name.startsWith('mf-')).map((name) => `${name}/src`)].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((file) => join(root, folder, file)).filter(isShipped),
);

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const exported = (facade: string): string[] => namesIn(/export \{([^}]*)\}/.exec(readFileSync(join(import.meta.dirname, facade), 'utf8'))?.[1] ?? '');

/** What other packages import of a library, and our own sources do not. */
const usedByPackages: Readonly<Record<string, readonly string[]>> = { '@emotion/react': ['ThemeContext', 'jsx', 'withEmotionCache'] };

test.each(Object.entries(facadeOf))('everything that is used of %s is handed out by its façade, and nothing else', (name, facade) => {
  const imports = new RegExp(`(?:im|ex)port \\{([^}]*)\\} from '${name}'`, 'g');
  const used = new Set(sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, list = '']) => namesIn(list))));
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((used) => !exported(facade).includes(used))).toEqual([]);
  expect(exported(facade).filter((each) => !used.has(each))).toEqual(usedByPackages[name] ?? []);
});
