import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha384 } from '../../registry/src/artifacts/artifact.ts';
import { readBuild } from '../../registry/src/cli/built-remote.ts';
import { connect } from '../../registry/src/cli/client.ts';

const root = join(import.meta.dirname, '..', '..');

/** The registry of the storefront under test, with the right to publish. */
function client() {
  const dataDir = process.env.STOREFRONT_DATA_DIR;
  if (!dataDir) throw new Error('STOREFRONT_DATA_DIR must name the data folder of the storefront at STOREFRONT_URL.');
  const read = (name: string): string => readFileSync(join(dataDir, 'registry', name), 'utf8').trim();
  return connect({ url: read('address'), token: read('token'), by: 'journeys' });
}

export type PublishedBroken = { readonly version: string; readonly before: string; readonly rollBack: () => Promise<unknown> };

/** A new version of a remote that throws as soon as it runs, in browsers and on the server, past the checks of `pz`. */
export async function publishedBroken(name: string): Promise<PublishedBroken> {
  const registry = client();
  const { artifact, files } = await readBuild(join(root, name));
  const before = (await registry.discovery()).microFrontends[name]?.find(({ deployment }) => deployment.traffic > 0)?.metadata.version ?? '';
  const version = `${artifact.version.split('+')[0]}+${randomBytes(4).toString('hex')}`;
  const code = Buffer.from(`throw new Error(${JSON.stringify(`${name} ${version} is broken`)});`);
  const described = { integrity: sha384(code), size: code.length };
  const node = artifact.node;
  await registry.publish(
    {
      ...artifact,
      version,
      files: { ...artifact.files, [artifact.entry]: described },
      ...(node ? { node: { ...node, files: { ...node.files, [node.entry]: described } } } : {}),
    },
    new Map([...files, [`web/${artifact.entry}`, code], ...(node ? [[`node/${node.entry}`, code] as const] : [])]),
  );
  await registry.promote(name, version);
  return { version, before, rollBack: () => registry.rollBack(name, undefined, 'published broken on purpose') };
}
