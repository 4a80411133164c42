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

/**
 * One jest project per package. Everything runs as native ES modules (NODE_OPTIONS=--experimental-vm-modules),
 * so that servers are tested exactly as Node runs them; swc only strips types and compiles JSX.
 */
export function project(name, { environment = 'node', ...more } = {}) {
  return {
    displayName: name,
    rootDir: new URL(`../../${name}/`, import.meta.url).pathname,
    testEnvironment: environment,
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx', '<rootDir>/**/*.test.mjs'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.ts$': compiled(false), '\\.tsx$': compiled(true) },
    setupFiles: [new URL('./setup.mjs', import.meta.url).pathname],
    setupFilesAfterEnv: [new URL('./screens.mjs', import.meta.url).pathname],
    transformIgnorePatterns: ['/node_modules/', '\\.mjs$'],
    ...more,
  };
}
