/** Paths are from the root of the project, where `npm run mutation` starts. */
export default {
  mutate: ['shared/src/domain/*.ts', '!shared/src/domain/*.test.ts', '!shared/src/domain/*-text.ts'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'tools/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Machines are shared and small.
  concurrency: 1,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  // What the rules do not need. The compiler's settings stay out as well: they would be read with an interface TypeScript 7 has no more.
  ignorePatterns: ['tsconfig.json', '/jest.config.mjs', 'api', 'registry', 'shell', 'mf-*', 'e2e', 'docs', 'tools/artwork', 'tools/bench', 'tools/webpack'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: null },
};
