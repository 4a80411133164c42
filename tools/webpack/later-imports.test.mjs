import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesAtStart, laterImports } from './later-imports.mjs';
import { root } from './root.mjs';

const entry = join(root, 'shell/src/browser/index.ts');
const decide = laterImports([entry]);
/** What webpack is told about an import: where it is found outside of the build, or nothing. */
function told(issuer, request) {
  const answers = [];
  decide({ request, contextInfo: { issuer: issuer && join(root, issuer) } }, (...answer) => answers.push(answer));
  return answers[0]?.[1];
}

test('what the entry brings along is known without what is asked for later', () => {
  const files = [...filesAtStart([entry])].map((file) => file.slice(root.length));
  expect(files).toEqual(expect.arrayContaining(['shell/src/browser/start.tsx', 'shared/src/runtime.ts', 'shared/src/ui/index.ts', 'shared/src/ui/button.tsx', 'shell/src/layout/desktop-header.tsx']));
  expect(files.filter((file) => /overlays|user-menu|toast-list|node_modules/.test(file))).toEqual([]);
});

test('only files that come later take the libraries from the page', () => {
  expect(told('shell/src/browser/overlays.tsx', '@brasa/shared/runtime')).toBe('var self.__pzLibraries["@brasa/shared/runtime"].lib()');
  expect(told('shared/src/ui/toast-list.tsx', 'react-dom')).toMatch(/^var /);
  expect(told('shell/src/browser/overlays.tsx', './intent.ts')).toBeUndefined();
  expect(told('shell/src/browser/start.tsx', '@brasa/shared/runtime')).toBeUndefined();
  expect(told('shell/src/libraries.ts', 'react')).toBeUndefined();
  expect(told('node_modules/markdown-to-jsx/dist/react.js', 'react')).toBeUndefined();
  expect(told('tools/webpack/lucide-icon.mjs', 'react')).toBeUndefined();
  expect(told('', 'react')).toBeUndefined();
});
