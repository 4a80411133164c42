import { project } from '../jest/preset.mjs';

/** The tests that speak for the rules: pure functions, no page and no database. */
export default { ...project('shared', { testMatch: ['<rootDir>/src/domain/**/*.test.ts'] }), testTimeout: 60_000 };
