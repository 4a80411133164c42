import { runJest } from './test/unit.mjs';

/** The tests of a file, a folder or a package: `npm run unit -- api/src/seed`. Takes what jest takes, and shows what tests write. */
export async function main(args) {
  const { failed } = await runJest(args, { isSilent: false });
  process.exitCode = failed > 0 ? 1 : 0;
}
