import { testsOf } from '../jest/preset.mjs';

const commonJs = ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }];

/**
 * The tests that speak for the rules: pure functions, no page and no database. As CommonJS, because a mutant is one more run in
 * the same process and Jest never lets go of native modules.
 */
export default {
  ...testsOf(['shared/src/domain']),
  extensionsToTreatAsEsm: [],
  transform: { '\\.[jt]s$': commonJs },
  transformIgnorePatterns: ['/node_modules/(?!temporal-)'],
  setupFiles: [new URL('./setup.cjs', import.meta.url).pathname],
  testTimeout: 60_000,
};
