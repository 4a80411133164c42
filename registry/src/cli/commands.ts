import { join } from 'node:path';
import type { Client } from './client.ts';
import { share } from '../log/events.ts';
import { readBuild } from './built-remote.ts';
import { explainLines, statusLines } from './explain.ts';
import { gate, type SharedVersions } from './gate.ts';

/** What `pz` needs of the build tools. */
export type Tools = {
  readonly root: string;
  readonly remotes: () => readonly string[];
  readonly build: (packages: readonly string[], say: (line: string) => void) => Promise<unknown>;
  readonly sharedVersions: () => SharedVersions;
  /** How long a build may take to load on the server; eight seconds when nothing is said. */
  readonly loadLimitMs?: number;
};
export type Say = (line: string) => void;
export type PublishOptions = { readonly build: boolean; readonly promote: boolean; readonly onlyNew: boolean };

/** One remote: checked, uploaded, registered, promoted. `onlyNew` leaves a version alone that the registry has already, whatever became of it. */
async function publishOne(client: Client, tools: Tools, name: string, options: PublishOptions, say: Say): Promise<void> {
  const built = await readBuild(join(tools.root, name));
  const { artifact } = built;
  if (options.onlyNew && (await client.log()).state[name]?.versions[artifact.version]) return say(`${name} ${artifact.version} is published already`);
  const problems = await gate(built, tools.sharedVersions(), tools.loadLimitMs);
  if (problems.length > 0) throw new Error(`${name} ${artifact.version} is not published:\n${problems.map((problem) => `  it ${problem}`).join('\n')}`);
  const published = await client.publish(artifact, built.files);
  const promoted = options.promote ? await client.promote({ remote: name, version: artifact.version, traffic: 100 }) : null;
  const what = [published.changed ? 'published' : 'was published already', ...(promoted ? [promoted.changed ? 'every visitor gets it now' : 'every visitor had it already'] : ['nobody gets it until it is promoted'])];
  say(`${name} ${artifact.version} ${what.join(', ')}`);
}

export async function publish(client: Client, tools: Tools, names: readonly string[], options: PublishOptions, say: Say): Promise<void> {
  const known = tools.remotes();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}. There is: ${known.join(', ')}.`);
  const chosen = names.length > 0 ? names : known;
  if (options.build) await tools.build(chosen, say);
  for (const name of chosen) await publishOne(client, tools, name, options, say);
}

export async function status(client: Client, say: Say): Promise<void> {
  statusLines(await client.log()).forEach((line) => say(line));
}

export async function explain(client: Client, names: readonly string[], say: Say): Promise<void> {
  const log = await client.log();
  const chosen = names.length > 0 ? names : Object.keys(log.state).toSorted();
  for (const name of chosen) [name, ...explainLines(log, name).map((line) => `  ${line}`.trimEnd()), ''].forEach((line) => say(line));
}

export async function rollBack(client: Client, name: string, to: string | undefined, reason: string, say: Say): Promise<void> {
  const { version } = await client.rollBack(name, to, reason);
  say(`${name} is back to ${version}. Pages that load from now on get it; open tabs keep what they started with.`);
}

type PromoteOptions = { readonly keepsCandidate: boolean; readonly reason: string };

export async function promote(client: Client, remote: string, version: string, { keepsCandidate, reason }: PromoteOptions, say: Say): Promise<void> {
  const { changed } = await client.promote({ remote, version, traffic: 100, keepsCandidate, reason });
  const who = keepsCandidate ? 'Every visitor without the candidate' : 'Every visitor';
  say(changed ? `${who} gets ${remote} ${version} now.` : `${who} had ${remote} ${version} already.`);
}

type RampOptions = { readonly newExperiment: boolean; readonly reason: string };

/** `to`: percent of visitors, as typed. */
export async function ramp(client: Client, remote: string, version: string, to: string, { newExperiment, reason }: RampOptions, say: Say): Promise<void> {
  const traffic = Number(to.replace(/\s*%?\s*$/, '') || Number.NaN);
  if (!share.safeParse(traffic).success) throw new Error(`--to takes a share from 0 to 100 percent with two decimals at most, not ${to}. Example: --to 5`);
  const { changed } = await client.promote({ remote, version, traffic, newExperiment, reason });
  const what = traffic === 100 ? `Every visitor gets ${remote} ${version}` : traffic === 0 ? `Nobody gets ${remote} ${version}` : `${traffic} % of visitors get ${remote} ${version}`;
  say(`${what}${changed ? ' now' : ' already'}.${traffic > 0 && traffic < 100 ? ' Always the same ones; all others keep the stable version.' : ''}`);
}

export async function block(client: Client, name: string, version: string, reason: string, say: Say): Promise<void> {
  await client.block(name, version, reason);
  say(`${name} ${version} is blocked for good.`);
}
