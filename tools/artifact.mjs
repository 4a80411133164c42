import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** file → hash and size of everything in a built folder. */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))])
      .map(([name, content]) => [name, { integrity: sha384(content), size: content.length }]),
  );
}

/** Everything the registry wants to know about a built remote, from what lies in its dist folder. */
export function describeArtifact(folder) {
  const web = join(folder, 'dist/web');
  const node = join(folder, 'dist/node');
  const manifest = read(join(web, 'mf-manifest.json'));
  return {
    format: 2,
    name: manifest.name,
    version: manifest.metaData.buildInfo.buildVersion,
    globalName: manifest.metaData.globalName,
    entry: manifest.metaData.remoteEntry.name,
    exposes: Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync])),
    shared: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    uses: Object.fromEntries(manifest.shared.filter(({ usedExports }) => usedExports.length > 0).map(({ name, usedExports }) => [name, usedExports])),
    remote: read(join(folder, 'remote.json')),
    files: filesIn(web),
    node: existsSync(node) ? { entry: 'remoteEntry.cjs', files: filesIn(node) } : null,
  };
}

/** dist/artifact.json, beside the two builds it describes. */
export function writeArtifact(folder) {
  const artifact = describeArtifact(folder);
  writeFileSync(join(folder, 'dist/artifact.json'), `${JSON.stringify(artifact, null, 1)}\n`);
  return artifact;
}
