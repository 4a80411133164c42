import type { Artifact, DiscoveredVersion, DiscoveryDocument } from '@brasa/shared/composition/remote-schema';
import { digestOf, type Files } from './artifacts/artifact.ts';
import { publishedBuilds } from './artifacts/published-builds.ts';
import { readDescription } from './artifacts/read-description.ts';
import type { ArtifactStore } from './artifacts/store.ts';
import { claimsOf, discover, entryForOverride, inheritedClaims, placesOf, type Origins } from './discovery/discover.ts';
import { decide, type Command, type Decision, type Refusal } from './log/decide.ts';
import { checkBuild, shellProblems } from './gate/check-build.ts';
import type { Ledger } from './log/ledger.ts';
import { apply, stateOf, versionOf, type RegistryState } from './log/state.ts';
import type { Shells } from './shells.ts';

export type Outcome = { readonly ok: true; readonly changed: boolean; readonly version: string } | { readonly ok: false; readonly reason: Refusal | 'invalid-artifact' | 'unfit' | 'not-placed'; readonly message: string };

/** `traffic`: percent of visitors. */
export type Promotion = Omit<Extract<Command, { type: 'promote' }>, 'type'>;

export type Registry = {
  /** `missing`: versions that would be in the document if their files could be used; they are looked for again with every `refresh`. */
  readonly discovery: () => { readonly index: number; readonly missing: number; readonly body: string; readonly document: DiscoveryDocument };
  readonly publish: (description: unknown, files: Files, by: string) => Promise<Outcome>;
  readonly promote: (promotion: Promotion, by: string) => Promise<Outcome>;
  readonly rollBack: (remote: string, to: string | undefined, reason: string, by: string) => Promise<Outcome>;
  readonly block: (remote: string, version: string, reason: string, by: string) => Promise<Outcome>;
  readonly switchTo: (remote: string, on: boolean, reason: string, by: string) => Promise<Outcome>;
  readonly handOver: (remote: string, to: string, claim: string, reason: string, by: string) => Promise<Outcome>;
  readonly refresh: () => Promise<void>;
  /** Whether the log has it, also when another copy of the registry wrote it a moment ago, and what lies at its address is what was published. Rejects when that cannot be read. */
  readonly isPublished: (remote: string, version: string) => Promise<boolean>;
  /** A version that may be shown; null when it was never published, or is blocked. */
  readonly version: (remote: string, version: string) => Promise<DiscoveredVersion | null>;
};

const explained: Record<Refusal, string> = {
  'unknown-remote': 'This remote was never published here. `pz status` lists what there is.',
  'version-exists': 'This version is published already with other content. Versions are written once: change the sources, or raise the version in package.json, and publish again.',
  'unknown-version': 'This version was never published here. `pz explain` with the name of the remote lists what there is.',
  'blocked-version': 'This version is blocked and will not be shown again. Publish a corrected one.',
  'stable-version': 'Visitors without a share get this version already. Ramp the version that is tried out, or go back to the one before with `pz rollback`.',
  'nothing-earlier': 'There is no earlier version to go back to. Publish a corrected one.',
  claimed: 'Addresses, places of the frame and roles (`page:…`, `opens:…`) belong to the remote that published them first. Declare others in remote.json, or have them handed over: `pz hand-over <claim> <from> <to>`.',
  'not-owner': 'It does not belong to this remote. An address is written as in remote.json, a place of the frame by its name, a role as `page:cart` or `opens:search/requested`. `pz log` says who published it first, and to whom it was handed over.',
  'not-earlier': 'This version was not live before. Promote it instead.',
};

type Options = {
  readonly ledger: Ledger;
  readonly store: ArtifactStore;
  readonly origins: Origins;
  readonly shells: Pick<Shells, 'live'>;
  /** Milliseconds a build may take to load on the server. */
  readonly loadTimeoutMs?: number | undefined;
  /** Hears of files of a refused build that could not be removed, which are in nobody's way, of those of a published one that could not be put in place, and of versions that visitors do not get because their files cannot be used. */
  readonly warn?: (error: unknown, message: string) => void;
};

const list = (problems: readonly string[]): string => problems.map((problem) => `  - ${problem}`).join('\n');

const refused = ({ reason, detail }: Extract<Decision, { ok: false }>): Outcome => ({ ok: false, reason, message: [explained[reason], detail].filter(Boolean).join('\n') });

const notPlaced = ({ name, version }: Pick<Artifact, 'name' | 'version'>, { message }: Error): string =>
  `${name} ${version} is in the log, but its files are not in place yet (${message}). They are stored: the registry puts them in place when it looks for them again, at the latest when the version is promoted. Correct what keeps it from writing to its artifact folder, then publish again or promote.`;

const versionIn = (about: object | null): string | undefined => (about !== null && 'version' in about ? String(about.version) : undefined);

/** Ledger and store together: what was published, who sees what, and the document that says so, kept ready in memory. */
export async function openRegistry({ ledger, store, origins, shells, loadTimeoutMs, warn = () => undefined }: Options): Promise<Registry> {
  const { described, readable, placed, problemOf } = publishedBuilds({ ledger, store });
  const told = new Set<string>();
  let ready = { index: -1, missing: 0, body: '', document: discover({}, () => undefined, origins) };

  const tell = (problem: string): void => {
    if (!told.has(problem)) warn(null, `${problem} Until then visitors do not get it`);
    told.add(problem);
  };

  const unusable = async (state: RegistryState, remote: string): Promise<{ readonly version: string; readonly problem: string } | null> => {
    for (const { version } of placesOf(stateOf(state, remote))) {
      const problem = await problemOf(remote, version);
      if (problem !== null) return { version, problem };
    }
    return null;
  };

  /** What visitors can get. A version whose files cannot be used is left out as a blocked one is: the last good one takes its place. */
  const usable = async (): Promise<{ readonly state: RegistryState; readonly missing: number }> => {
    let [state, missing] = [ledger.state(), 0];
    for (const remote of Object.keys(state)) {
      for (let left = await unusable(state, remote); left !== null; left = await unusable(state, remote)) {
        tell(left.problem);
        missing += 1;
        state = apply(state, { type: 'blocked', remote, version: left.version, reason: left.problem });
      }
    }
    return { state, missing };
  };

  const prepare = async (): Promise<void> => {
    const index = ledger.head()?.index ?? 0;
    if (index <= ready.index && ready.missing === 0) return;
    const { state, missing } = await usable();
    const document = discover(state, described, origins);
    // Files are read meanwhile: a later call may be done first.
    if (index > ready.index || (index === ready.index && missing < ready.missing)) ready = { index, missing, body: JSON.stringify(document), document };
  };

  const execute = async (command: Parameters<Ledger['execute']>[0], by: string): Promise<Outcome> => {
    const decision = await ledger.execute(command, by);
    if (!decision.ok) return refused(decision);
    await prepare();
    return { ok: true, changed: decision.event !== null, version: versionIn(decision.event) ?? versionIn(command) ?? '' };
  };

  await prepare();
  return {
    discovery: () => ready,
    publish: async (description, files, by) => {
      const read = readDescription(description);
      if ('problem' in read) return { ok: false, reason: 'invalid-artifact', message: read.problem };
      const { artifact } = read;
      const problems = await checkBuild(artifact, files, { shells: await shells.live(), loadTimeoutMs });
      if (problems.length > 0) return { ok: false, reason: 'invalid-artifact', message: `${artifact.name} ${artifact.version} is not published:\n${list(problems)}` };
      const digest = digestOf(artifact);
      const command: Command = { type: 'publish', remote: artifact.name, version: artifact.version, digest, claims: claimsOf(artifact), inherited: inheritedClaims(ledger.state(), described) };
      // What is refused is not stored at all, where that is known by now. Another copy may have written last.
      await ledger.refresh();
      const early = decide(ledger.state(), command);
      if (!early.ok) return refused(early);
      if (early.event === null && (await readable(artifact.name, artifact.version))?.digest === digest) return { ok: true, changed: false, version: artifact.version };
      const staged = await store.stage(artifact, files);
      // When this rejects, the log may have the version all the same: what is stored stays, and is placed when it is asked for.
      const decision = await ledger.execute(command, by);
      if (!decision.ok) {
        // Another build took the version, or what this one declares, while the files were written.
        await staged.discard().catch((error: unknown) => warn(error, `The files of ${artifact.name} ${artifact.version}, which was refused, could not be removed`));
        return refused(decision);
      }
      const failure = await staged.place().then(() => null, (error: Error) => error);
      await prepare();
      if (failure === null) return { ok: true, changed: decision.event !== null, version: artifact.version };
      warn(failure, `The files of ${artifact.name} ${artifact.version} could not be put in place`);
      return { ok: false, reason: 'not-placed', message: notPlaced(artifact, failure) };
    },
    promote: async (promotion, by) => {
      const { remote, version, traffic } = promotion;
      await ledger.refresh();
      const isKnown = versionOf(stateOf(ledger.state(), remote), version) !== undefined;
      const unread = traffic > 0 && isKnown ? await problemOf(remote, version) : null;
      if (unread !== null) return { ok: false, reason: 'unfit', message: unread };
      const artifact = traffic > 0 ? described(remote, version) : undefined;
      const problems = artifact ? shellProblems(artifact, await shells.live()) : [];
      if (problems.length > 0) return { ok: false, reason: 'unfit', message: `${remote} ${version} is shown to nobody new:\n${list(problems)}` };
      return execute({ type: 'promote', ...promotion }, by);
    },
    rollBack: async (remote, to, reason, by) => {
      const command: Command = { type: 'roll-back', remote, to, reason };
      await ledger.refresh();
      const early = decide(ledger.state(), command);
      const event = early.ok ? early.event : null;
      const isShownAnew = event?.type === 'rolled-back' && event.version !== stateOf(ledger.state(), remote).stable;
      const unread = isShownAnew ? await problemOf(remote, event.version) : null;
      if (unread !== null) return { ok: false, reason: 'unfit', message: `${unread} Or say with --to which other version is shown.` };
      return execute(command, by);
    },
    switchTo: (remote, on, reason, by) => execute({ type: 'switch', remote, on, reason }, by),
    handOver: (remote, to, claim, reason, by) => execute({ type: 'hand-over', remote, to, claim, reason, inherited: inheritedClaims(ledger.state(), described) }, by),
    block: (remote, version, reason, by) => execute({ type: 'block', remote, version, reason }, by),
    isPublished: async (remote, version) => {
      if (await placed(remote, version)) return true;
      const isInLog = versionOf(stateOf(ledger.state(), remote), version) !== undefined;
      // Only where there are files: whoever makes addresses up does not reach the database.
      if (isInLog || !(await readable(remote, version))) return false;
      await ledger.refresh();
      return (await placed(remote, version)) !== undefined;
    },
    version: async (remote, version) => {
      const published = versionOf(stateOf(ledger.state(), remote), version);
      const isUsable = published !== undefined && !published.blocked && (await problemOf(remote, version)) === null;
      const artifact = isUsable ? described(remote, version) : undefined;
      return artifact ? entryForOverride(ledger.state(), described, artifact, origins) : null;
    },
    refresh: async () => {
      await ledger.refresh();
      // Also when nothing new was read: the last time its files may have been out of reach.
      await prepare();
    },
  };
}
