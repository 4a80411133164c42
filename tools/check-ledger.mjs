import { join } from 'node:path';
import { runLedgerCheck } from '../api/src/check-ledger.ts';
import { root } from './webpack/root.mjs';

export async function main() {
  process.exitCode = await runLedgerCheck({ DATA_DIR: join(root, '.data'), ...process.env }, console.log);
}
