const compiled = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'es6' },
  },
];

const here = (file) => new URL(file, import.meta.url).pathname;

/**
 * How the tests of packages run, in one project: jest keeps what it has resolved and compiled for each project apart. Everything
 * runs as native ES modules (NODE_OPTIONS=--experimental-vm-modules), so that servers are tested exactly as Node runs them; swc only
 * strips types and compiles JSX.
 */
export const testsOf = (packages, more = {}) => ({
  rootDir: here('../../'),
  roots: packages.map((name) => `<rootDir>/${name}`),
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': compiled(false), '\\.tsx$': compiled(true) },
  moduleNameMapper: { '^rxjs$': here('./rxjs.mjs') },
  setupFiles: [here('./setup.mjs')],
  setupFilesAfterEnv: [here('./screens.mjs')],
  transformIgnorePatterns: ['/node_modules/', '\\.mjs$'],
  ...more,
});
