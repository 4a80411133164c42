import { createHash } from 'node:crypto';
import { z } from 'zod';
import { remoteName, versionText } from '../log/events.ts';

/** A path below the artifact that cannot leave it. */
const filePath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_@-][A-Za-z0-9._@-]*(\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*$/, 'is not a plain relative path');
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const files = z.record(filePath, z.object({ integrity, size: z.number().int().min(0) }));

const slotName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const pattern = z.string().startsWith('/').max(200);

/** remote.json, as tools/remote.schema.json describes it. */
export const remoteDescription = z.object({
  name: remoteName,
  title: z.string().min(1),
  criticality: z.enum(['primary', 'essential', 'regular']),
  routes: z.array(z.object({ pattern, title: z.string().optional(), private: z.boolean().optional(), ssr: z.boolean().optional(), frame: z.boolean().optional() })),
  slots: z.array(z.object({ name: slotName, load: z.enum(['now', 'idle', 'demand']).optional(), routes: z.array(pattern).optional(), when: z.enum(['cart', 'order', 'certificates']).optional() })),
  fallback: z.string().min(1),
});

/** artifact.json: everything the registry knows about one build of one remote. */
export const artifactDescription = z.object({
  format: z.literal(1),
  name: remoteName,
  version: versionText,
  globalName: z.string().regex(/^pz_[a-z0-9_]+$/),
  entry: filePath,
  exposes: z.record(z.string().regex(/^\.\/(area|slot-[a-z0-9-]+)$/), z.array(filePath).min(1)),
  shared: z.record(z.string(), z.string()),
  /** Share key → the names the build takes from it. Not there in descriptions stored before; their digest must stay what it was. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  remote: remoteDescription,
  files,
  node: z.object({ entry: filePath, files }).nullable(),
});

export type Artifact = z.infer<typeof artifactDescription>;

export const sha384 = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

/** The same for the same facts, in whatever order they were written down. */
export const digestOf = (artifact: Artifact): string => createHash('sha256').update(JSON.stringify(artifact, sorted)).digest('hex');

/** path → bytes, `web/…` and `node/…`. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What is wrong with a description on its own; empty when nothing is. */
function inconsistencies(artifact: Artifact): string[] {
  const { name, remote, exposes } = artifact;
  const promised = [...(remote.routes.length > 0 ? ['./area'] : []), ...remote.slots.map((slot) => `./slot-${slot.name}`)];
  const missing = promised.filter((path) => !exposes[path]).map((path) => `remote.json promises ${path}, which the build does not expose`);
  const absent = [artifact.entry, 'mf-manifest.json', ...Object.values(exposes).flat()].filter((file) => !artifact.files[file]).map((file) => `${file} is referred to but not listed`);
  const node = artifact.node && !artifact.node.files[artifact.node.entry] ? [`node/${artifact.node.entry} is referred to but not listed`] : [];
  return [...(remote.name === name ? [] : [`remote.json says ${remote.name}, the build says ${name}`]), ...missing, ...absent, ...node];
}

/** Whether exactly the listed files are there, each with the listed bytes. */
function differences(artifact: Artifact, given: Files): string[] {
  const listed = new Map<string, { integrity: string; size: number }>([
    ...Object.entries(artifact.files).map(([file, facts]) => [`web/${file}`, facts] as [string, typeof facts]),
    ...Object.entries(artifact.node?.files ?? {}).map(([file, facts]) => [`node/${file}`, facts] as [string, typeof facts]),
  ]);
  const wrong = [...listed].flatMap(([path, facts]) => {
    const content = given.get(path);
    if (!content) return [`${path} is listed but was not sent`];
    return content.length === facts.size && sha384(content) === facts.integrity ? [] : [`${path} has other bytes than its hash says`];
  });
  return [...wrong, ...[...given.keys()].filter((path) => !listed.has(path)).map((path) => `${path} was sent but is not listed`)];
}

export const problemsOf = (artifact: Artifact, given: Files): string[] => [...inconsistencies(artifact), ...differences(artifact, given)];
