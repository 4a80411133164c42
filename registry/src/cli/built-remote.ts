import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@brasa/shared/composition/remote-schema';
import { readDescription } from '../artifacts/read-description.ts';

export type BuiltRemote = { readonly folder: string; readonly artifact: Artifact; readonly files: ReadonlyMap<string, Uint8Array> };

/** What lies in a remote's dist folder, as it will be sent. */
export async function readBuild(folder: string): Promise<BuiltRemote> {
  const text = await readFile(join(folder, 'dist/artifact.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${folder}. Run \`npm run build -- ${folder.split('/').at(-1)}\` first.`);
  });
  const description = readDescription(JSON.parse(text));
  if ('problem' in description) throw new Error(`${folder}: ${description.problem}`);
  const { artifact } = description;
  const paths = [...Object.keys(artifact.files).map((file) => `web/${file}`), ...Object.keys(artifact.node?.files ?? {}).map((file) => `node/${file}`)];
  const read = async (path: string): Promise<[string, Uint8Array]> => [path, await readFile(join(folder, 'dist', path))];
  return { folder, artifact, files: new Map(await Promise.all(paths.map(read))) };
}
