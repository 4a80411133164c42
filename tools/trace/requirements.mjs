import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const row = /^\| ([A-Z]+-\d{2,3}) \| (.*?) \| ([^|]*) \| ([^|]*) \| (unit|api|e2e) \|$/;

/** Every requirement of docs/requirements, in order: the tables are the data. */
export function readRequirements(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .map((line) => row.exec(line))
    .filter(Boolean)
    .map(([, id, text, , owner, verify]) => ({ id, area: id.split('-')[0], text, owner: owner.trim(), verify }));
}

/** Decisions, wordings, titles and amendments may be named by tests too. */
export function readOtherIds(folder) {
  return ['decisions.md', 'wordings.md', 'titles.md', 'amendments.md'].flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^\| ((?:DEC|WRD|TTL|AMD)-\d+) \|/gm)].map(([, id]) => id));
}
