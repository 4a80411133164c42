import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteHash } from './source-hash.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** `./area` from src/area.tsx and `./slot-<name>` from each src/slots/<name>.tsx; the chunk names are what the manifest looks up. */
function exposesOf(folder) {
  const area = existsSync(join(folder, 'src/area.tsx')) ? ['area'] : [];
  const slots = existsSync(join(folder, 'src/slots')) ? readdirSync(join(folder, 'src/slots')) : [];
  const names = slots.filter((file) => /^[a-z0-9-]+\.tsx$/.test(file)).map((file) => file.slice(0, -'.tsx'.length)).sort();
  return Object.fromEntries([
    ...area.map(() => ['./area', { import: './src/area.tsx', name: 'expose_area' }]),
    ...names.map((name) => [`./slot-${name}`, { import: `./src/slots/${name}.tsx`, name: `expose_slot-${name}` }]),
  ]);
}

/** Name, version and exposed modules of the remote in a folder. The version is `<package version>+<hash of its sources>`. */
export function remoteFacts(folder) {
  const remote = read(join(folder, 'remote.json'));
  const exposes = exposesOf(folder);
  if (Object.keys(exposes).length === 0) throw new Error(`${remote.name} exposes nothing: write src/area.tsx or src/slots/<name>.tsx.`);
  const hash = remoteHash(folder, Object.values(exposes).map((expose) => join(folder, expose.import)));
  // The prefix keeps a remote called "history" or "status" from replacing the window's own property.
  return { remote, exposes, version: `${read(join(folder, 'package.json')).version}+${hash}`, globalName: `pz_${remote.name.replace(/[^a-z0-9]/gi, '_')}` };
}
