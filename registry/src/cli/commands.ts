import { join } from 'node:path';
import type { Client } from './client.ts';
import { share } from '../log/events.ts';
import { readBuild } from './built-remote.ts';
import { explainLines, logLines, shareLine, sharesOf, shellLines, statusLines, statusOf } from './explain.ts';
import { remoteOfToken, remoteTokenOf, shellTokenOf } from '../token.ts';
import { compareLines } from './compare-lines.ts';
import { remoteName, versionText } from '@brasa/shared/composition/remote-schema';
import { overridePath } from '@brasa/shared/server/override';
import { PzError } from './pz-error.ts';
import { stoppedLines, whatStops } from './what-stops.ts';

/** What `pz` needs of the build tools. */
export type Tools = {
  readonly root: string;
  readonly remotes: () => readonly string[];
  readonly build: (packages: readonly string[], say: (line: string) => void) => Promise<unknown>;
};
export type Say = (line: string) => void;

/** What a command has done or found: for people, and for programs (`--json`). */
export type Report = { readonly lines: readonly string[]; readonly data: unknown };

/** A share as it was typed, in percent. */
function percentOf(typed: string): number {
  const traffic = Number(/^\s*(\d*\.?\d+)\s*%?\s*$/.exec(typed)?.[1] ?? Number.NaN);
  if (!share.safeParse(traffic).success) throw new PzError(`--to takes a share from 0 to 100 percent with two decimals at most, not ${JSON.stringify(typed)}. Example: --to 5`, 'usage');
  return traffic;
}

/** A version as it was typed: the whole of it, or its number alone when one build of it was published. */
async function wholeVersion(client: Client, remote: string, typed: string): Promise<string> {
  if (versionText.safeParse(typed).success) return typed;
  if (!versionText.safeParse(`${typed}+00000000`).success) throw new PzError(`${JSON.stringify(typed)} is no version. One is written as in 1.4.0+0a1b2c3d, or 1.4.0 when one build of it was published. \`pz explain ${remote}\` lists what there is.`, 'usage');
  const published = Object.keys((await client.log()).state[remote]?.versions ?? {}).filter((version) => version.startsWith(`${typed}+`));
  const [only] = published;
  if (only === undefined) throw new PzError(`${remote} ${typed} was never published here. \`pz explain ${remote}\` lists what there is.`, 'refused');
  if (published.length > 1) throw new PzError(`${remote} ${typed} was published in several builds. Name one of them: ${published.join(', ')}`, 'refused');
  return only;
}

const who = (traffic: number): string => (traffic === 100 ? 'every visitor gets it' : traffic === 0 ? 'nobody gets it' : `${traffic} % of visitors get it`);

export type PublishOptions = {
  readonly build: boolean;
  /** Percent of visitors that get it; null registers it only. */
  readonly traffic: number | null;
  /** Leaves a version alone that the registry has already, whatever became of it. */
  readonly onlyNew: boolean;
};
export type Published = { readonly remote: string; readonly version: string; /** False: the registry had it. */ readonly isNew: boolean; readonly share: number | null };

/** One remote: uploaded, checked and registered by the registry, given its share. */
async function publishOne(client: Client, tools: Tools, name: string, { traffic, onlyNew }: PublishOptions, say: Say): Promise<Published> {
  const built = await readBuild(join(tools.root, name));
  const { artifact } = built;
  const { version } = artifact;
  if (onlyNew && (await client.log()).state[name]?.versions[version]) {
    say(`${name} ${version} is published already`);
    return { remote: name, version, isNew: false, share: null };
  }
  const { changed } = await client.publish(artifact, built.files);
  const promoted = traffic === null ? null : await client.promote({ remote: name, version, traffic });
  const what = changed ? 'published' : 'was published already';
  say(promoted ? `${name} ${version} ${what}, ${who(traffic ?? 0)} ${promoted.changed ? 'now' : 'already'}` : `${name} ${version} ${what}, nobody gets it yet: \`pz ramp ${name} ${version} --to 5\``);
  return { remote: name, version, isNew: changed, share: traffic };
}

/** `to`: percent of visitors, as typed. */
export const trafficFor = (to: string | undefined): number | null => (to === undefined ? null : percentOf(to));

/** Says what it does as it goes: the remotes before one that is refused are published. */
export async function publish(client: Client, tools: Tools, names: readonly string[], options: PublishOptions, say: Say): Promise<readonly Published[]> {
  const known = tools.remotes();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new PzError(`There is no remote called ${unknown.join(', ')}. There is: ${known.join(', ')}.`, 'usage');
  const chosen = names.length > 0 ? names : known;
  if (options.build) await tools.build(chosen, say);
  const published: Published[] = [];
  for (const name of chosen) published.push(await publishOne(client, tools, name, options, say));
  return published;
}

export async function status(client: Client): Promise<Report> {
  const log = await client.log();
  return { lines: [...statusLines(log), ...shellLines(log, Date.now())], data: { head: log.head, remotes: statusOf(log), shells: log.shells } };
}

export async function log(client: Client): Promise<Report> {
  const view = await client.log();
  return { lines: logLines(view), data: view.entries };
}

export async function explain(client: Client, names: readonly string[]): Promise<Report> {
  const view = await client.log();
  const chosen = names.length > 0 ? names : Object.keys(view.state).toSorted();
  const lines = chosen.flatMap((name) => [name, ...explainLines(view, name).map((line) => `  ${line}`.trimEnd()), '']);
  const statuses = statusOf(view);
  const data = chosen.map((name) => ({ remote: name, status: statuses.find(({ remote }) => remote === name) ?? null, history: view.entries.filter(({ event }) => event.remote === name) }));
  return { lines, data };
}

/** What the shares do not say; `pz` does not see the cookies of a browser. */
const exceptions = [
  'This is what the shares give her. Her browser may show other versions, and says so:',
  '  a page that is open keeps what it began with: `data-version` of its elements',
  '  who pays keeps the versions in her cookie pz_pin, two hours at most, until the order is placed',
  '  who opened a link of `pz override` has the versions that the strip above her pages names, for eight hours (cookie pz_prueba)',
  'Pages with one of these two cookies are in no figure of `pz compare`.',
];

/** Why a visitor gets what she gets. `visitor`: her cookie pz_vid. */
export async function explainVisitor(client: Client, names: readonly string[], visitor: string): Promise<Report> {
  if (!/^[0-9a-f]{32}$/.test(visitor)) throw new PzError('A visitor is 32 hexadecimal digits: the value of her cookie pz_vid.', 'usage');
  const shares = sharesOf(await client.discovery(), visitor).filter(({ remote }) => names.length === 0 || names.includes(remote));
  return { lines: [...shares.map(shareLine), '', ...exceptions], data: { visitor, remotes: shares } };
}

export async function rollBack(client: Client, remote: string, to: string | undefined, reason: string): Promise<Report> {
  const { version } = await client.rollBack(remote, to === undefined ? undefined : await wholeVersion(client, remote, to), reason);
  return { lines: [`${remote} is back to ${version}. Pages that load from now on get it; open tabs keep what they started with.`], data: { remote, version } };
}

type PromoteOptions = { readonly keepsCandidate: boolean; readonly reason: string };

export async function promote(client: Client, remote: string, typed: string, { keepsCandidate, reason }: PromoteOptions): Promise<Report> {
  const version = await wholeVersion(client, remote, typed);
  const { changed } = await client.promote({ remote, version, traffic: 100, keepsCandidate, reason });
  const everybody = keepsCandidate ? 'Every visitor without the candidate' : 'Every visitor';
  return { lines: [changed ? `${everybody} gets ${remote} ${version} now.` : `${everybody} had ${remote} ${version} already.`], data: { remote, version, share: 100, changed } };
}

type RampOptions = { readonly newExperiment: boolean; readonly reason: string };

/** `to`: percent of visitors, as typed. */
export async function ramp(client: Client, remote: string, typed: string, to: string, { newExperiment, reason }: RampOptions): Promise<Report> {
  const traffic = percentOf(to);
  const version = await wholeVersion(client, remote, typed);
  const { changed } = await client.promote({ remote, version, traffic, newExperiment, reason });
  const others = traffic > 0 && traffic < 100 ? ' They are always the same ones; all others keep the stable version.' : '';
  return { lines: [`${remote} ${version}: ${who(traffic)} ${changed ? 'now' : 'already'}.${others}`], data: { remote, version, share: traffic, changed } };
}

export async function block(client: Client, remote: string, typed: string, reason: string): Promise<Report> {
  const version = await wholeVersion(client, remote, typed);
  await client.block(remote, version, reason);
  return { lines: [`${remote} ${version} is blocked for good.`], data: { remote, version } };
}

export async function switchTo(client: Client, remote: string, on: boolean, reason: string): Promise<Report> {
  const { changed } = await client.switchTo(remote, on, reason);
  const now = changed ? 'now' : 'already';
  const line = on ? `${remote} is on ${now}.` : `${remote} is off ${now}: its pages say that they are not available for now, and its links and places in the frame are gone. \`pz on ${remote}\` brings it back.`;
  const stopped = on ? null : whatStops(await client.discovery(), remote);
  return { lines: [line, ...(stopped ? stoppedLines(remote, stopped) : [])], data: { remote, on, changed, ...(stopped && { stopped }) } };
}

/** `claim`: an address as remote.json writes it, the name of a place of the frame, or a role: `page:cart`, `opens:search/requested`. */
export async function handOver(client: Client, claim: string, from: string, to: string, reason: string): Promise<Report> {
  const { changed } = await client.handOver(from, to, claim, reason);
  return { lines: [changed ? `${claim} belongs to ${to} now. ${from} goes on showing it on pages whose version of ${to} does not declare it.` : `${claim} belongs to ${to} already.`], data: { claim, from, to, changed } };
}

/** Other tokens follow from the one that is for all remotes. */
async function wholeToken({ token, log: ask }: Client): Promise<string> {
  const remote = remoteOfToken(token);
  if (remote !== null) throw new PzError(`This is the token of ${remote}; other tokens follow from the publish token of all remotes.`, 'unauthorised');
  // A token that the registry does not know would make tokens that nobody knows.
  await ask();
  return token;
}

/** What REGISTRY_SHELL_TOKEN of the shells has to be. */
export async function shellToken(client: Client): Promise<Report> {
  const made = shellTokenOf(await wholeToken(client));
  return { lines: [made], data: { shellToken: made } };
}

/** What the team of a remote publishes with, before its first version, too. */
export async function remoteToken(client: Client, remote: string): Promise<Report> {
  if (!remoteName.safeParse(remote).success) throw new PzError(`${JSON.stringify(remote)} is no name of a remote. Example: mf-menu`, 'usage');
  const made = remoteTokenOf(await wholeToken(client), remote);
  return { lines: [made], data: { remote, remoteToken: made } };
}

/** How the candidate does beside the stable version, since the shares were set. */
export async function compareArms(client: Client, remote: string): Promise<Report> {
  const comparison = await client.compare(remote);
  return { lines: compareLines(comparison), data: comparison };
}

/** A link that shows a version to whoever opens it, for eight hours. `storefront`: address of the shop. */
export async function override(client: Client, remote: string, typed: string, storefront: string): Promise<Report> {
  if (!/^https?:/.test(storefront) || !URL.canParse(storefront)) throw new PzError(`${JSON.stringify(storefront)} is no address of a storefront. Example: --storefront https://shop.example`, 'usage');
  const version = await wholeVersion(client, remote, typed);
  const { signed, expires } = await client.override(remote, version);
  const link = new URL(overridePath + signed, storefront).href;
  return { lines: [link, '', `Whoever opens it gets ${remote} ${version} in that browser until ${new Date(expires * 1000).toISOString().replace('T', ' ').slice(0, 16)} UTC, or until «Salir de la prueba». Nobody else does, and it is in no figure.`], data: { remote, version, link, expires } };
}
