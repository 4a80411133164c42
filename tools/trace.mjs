import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/root.mjs';
import { readOtherIds, readRequirements } from './trace/requirements.mjs';
import { titlesIn } from './trace/test-titles.mjs';

const isTest = /\.(test|spec)\.(ts|tsx|mjs)$/;
const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results']);

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(path);
    return isTest.test(entry.name) || (folder.endsWith('journeys') && entry.name.endsWith('.ts')) ? [path] : [];
  });
}

/** requirement ID → the tests that name it. */
export function trace(folder = root) {
  const docs = join(folder, 'docs/requirements');
  const requirements = readRequirements(docs);
  const known = new Set([...requirements.map(({ id }) => id), ...readOtherIds(docs)]);
  const titles = testFiles(folder).flatMap(titlesIn);
  const provenBy = new Map();
  for (const each of titles) for (const id of each.ids) provenBy.set(id, [...(provenBy.get(id) ?? []), each]);
  return { requirements, provenBy, unknown: [...provenBy].filter(([id]) => !known.has(id)) };
}

const short = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

function summary({ requirements, provenBy }) {
  const areas = [...new Set(requirements.map(({ area }) => area))];
  const lines = areas.map((area) => {
    const all = requirements.filter((each) => each.area === area);
    const open = all.filter(({ id }) => !provenBy.has(id));
    return { area, all: all.length, open: open.length };
  });
  console.log('Area   proven  unproven');
  for (const { area, all, open } of lines) console.log(`${area.padEnd(6)} ${String(all - open).padStart(6)} ${String(open).padStart(9)}`);
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  console.log(`${'Total'.padEnd(6)} ${String(requirements.length - open).padStart(6)} ${String(open).padStart(9)}`);
}

function details({ requirements, provenBy }, areas) {
  for (const { id, text, owner, verify } of requirements.filter(({ area, id }) => areas.length === 0 || areas.includes(area) || areas.includes(id))) {
    const tests = provenBy.get(id) ?? [];
    console.log(`${tests.length > 0 ? '✓' : '·'} ${id} ${short(text, 110)} (${owner}, ${verify})`);
    for (const { file, line, title } of tests) console.log(`    ${title}  ${relative(root, file)}:${line}`);
  }
}

export async function main(args) {
  const result = trace();
  const areas = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.toUpperCase());
  const known = new Set(result.requirements.flatMap(({ area, id }) => [area, id]));
  const strange = areas.filter((area) => !known.has(area));
  if (strange.length > 0) throw new Error(`There is no requirement area called ${strange.join(', ')}. docs/requirements/README.md lists them.`);
  if (args.includes('--summary')) summary(areas.length > 0 ? { ...result, requirements: result.requirements.filter(({ area }) => areas.includes(area)) } : result);
  else details(result, areas);
  if (result.unknown.length > 0) {
    console.log(`\nTests name what no table has: ${result.unknown.map(([id, [{ file }]]) => `${id} (${relative(root, file)})`).join(', ')}`);
    process.exitCode = 1;
  }
}
