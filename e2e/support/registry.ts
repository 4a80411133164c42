import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha384 } from '../../registry/src/artifacts/artifact.ts';
import { readBuild } from '../../registry/src/cli/built-remote.ts';
import { connect } from '../../registry/src/cli/client.ts';
import { override } from '../../registry/src/cli/commands.ts';
import { brokenBuild, type Fault } from './broken-build.ts';
import { ownStorefront } from './own-storefront.ts';

const root = join(import.meta.dirname, '..', '..');

/** The registry of the storefront under test, with the right to publish. */
function client() {
  const { dataDir } = ownStorefront();
  if (!dataDir) throw new Error('STOREFRONT_DATA_DIR must name the data folder of the storefront at STOREFRONT_URL.');
  const read = (name: string): string => readFileSync(join(dataDir, 'registry', name), 'utf8').trim();
  return connect({ url: read('address'), token: read('token'), by: 'journeys' });
}

export type Published = {
  readonly version: string;
  /** The stable version when this one was published. */
  readonly before: string;
  readonly rollBack: () => Promise<unknown>;
  readonly block: () => Promise<unknown>;
  /** Gives it to `traffic` percent of visitors. */
  readonly ramp: (traffic: number) => Promise<unknown>;
};

/** What `pz override` prints. */
export const overrideLink = async (name: string, version: string): Promise<string> => ((await override(client(), name, version, ownStorefront().url)).data as { link: string }).link;

/** Switched off, its pages say that they are not available for now, and its links leave. */
export const switchedTo = (name: string, on: boolean) => client().switchTo(name, on, 'for a journey');

/** Gives everybody a version that was there before. */
export const restored = (name: string, version: string) => client().promote({ remote: name, version, traffic: 100 });

/** How the versions of a remote do, as `pz compare` says it. */
export const comparisonOf = (name: string) => client().compare(name);

/** Salt of the experiment that runs for a remote. */
export async function saltOf(name: string): Promise<string> {
  const { microFrontends } = await client().discovery();
  return microFrontends[name]?.find(({ deployment }) => deployment.state === 'canary')?.deployment.salt ?? '';
}

/** The version that visitors get who are in no experiment. */
export const stableOf = async (name: string): Promise<string> => (await client().discovery()).microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version ?? '';

type Build = Awaited<ReturnType<typeof readBuild>>;

/** The built remote as a new version that every visitor gets, changed on the way, past the checks of `pz`. */
async function published(name: string, change: (build: Build, version: string) => Pick<Build, 'artifact' | 'files'>, { given, traffic = 100 }: { readonly given?: string; readonly traffic?: number } = {}): Promise<Published> {
  const registry = client();
  const build = await readBuild(join(root, name));
  const before = await stableOf(name);
  const version = given ?? `${build.artifact.version.split('+')[0]}+${randomBytes(4).toString('hex')}`;
  const { artifact, files } = change(build, version);
  await registry.publish({ ...artifact, version }, files);
  await registry.promote({ remote: name, version, traffic });
  const ramp = (share: number) => registry.promote({ remote: name, version, traffic: share });
  return { version, before, ramp, block: () => registry.block(name, version, 'published wrong on purpose'), rollBack: () => registry.rollBack(name, undefined, 'published wrong on purpose') };
}

/** A version that is well on the server and has a fault in browsers. */
export async function publishedFaulty(name: string, fault: Fault, traffic?: number): Promise<Published> {
  const { version, artifact, files } = await brokenBuild(name, fault);
  return published(name, () => ({ artifact, files }), { given: version, ...(traffic !== undefined && { traffic }) });
}

/** A version that throws as soon as it runs, in browsers and on the server, where the registry's trial did not find it: it is well where nobody is told what environment it is. */
export const publishedBroken = (name: string): Promise<Published> => published(name, ({ artifact, files }, version) => {
  const described = (code: Buffer) => ({ integrity: sha384(code), size: code.length });
  const broken = `throw new Error(${JSON.stringify(`${name} ${version} is broken`)});`;
  const web = Buffer.from(broken);
  const { node } = artifact;
  const server = node && Buffer.from(`if (process.env.NODE_ENV === 'production') ${broken}\n${Buffer.from(files.get(`node/${node.entry}`) ?? '').toString()}`);
  return {
    artifact: {
      ...artifact,
      files: { ...artifact.files, [artifact.entry]: described(web) },
      node: node && server && { ...node, files: { ...node.files, [node.entry]: described(server) } },
    },
    files: new Map([...files, [`web/${artifact.entry}`, web], ...(node && server ? [[`node/${node.entry}`, server] as const] : [])]),
  };
});

/** The same under a new name, for `traffic` percent of visitors. */
export const publishedAnew = (name: string, traffic?: number): Promise<Published> => published(name, (build) => build, { ...(traffic !== undefined && { traffic }) });

/** A version that needs what only the next shell will hand out. */
export const publishedEarly = (name: string): Promise<Published> =>
  published(name, ({ artifact, files }) => ({ artifact: { ...artifact, uses: { ...artifact.uses, '@brasa/shared/ui': [...(artifact.uses?.['@brasa/shared/ui'] ?? []), 'PartOfTomorrow'] } }, files }));
