import type { DiscoveredVersion, RemoteRoute, RemoteSlot } from '@brasa/shared/composition/remote-schema';
import type { Events } from '@brasa/shared/runtime';

/** What a page knows about the remotes: one version each, picked for the visitor, and the last good one to fall back on. */

export type RemoteVersion = {
  readonly version: string;
  readonly globalName: string;
  /** Where its files are, ending with a slash, and where the same files are a second time. */
  readonly base: string;
  readonly fallbackBase: string;
  /** File names below either base. */
  readonly entry: string;
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  /** File name → hash, every script. */
  readonly integrity: Readonly<Record<string, string>>;
};

export type Remote = {
  readonly name: string;
  readonly title: string;
  /** What of it is kept on the device for the day without a network. */
  readonly offline?: DiscoveredVersion['extras']['offline'];
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
  /** Switched off: its pages say that they are not available for now. */
  readonly isOff?: true;
  /** The event of the bus that says that what it is there for was done. */
  readonly task?: keyof Events;
  /** The sentence for the customer when it cannot be shown. */
  readonly apology: string;
  readonly chosen: RemoteVersion;
  /** Name of the version that was live before and worked; absent when it is the chosen one. What it consists of is asked for when it is needed. */
  readonly lastGood?: string;
};

/** Where the server says what a version consists of; the same for ever. */
export const versionPath = (remote: string, version: string): string => `/versions/${remote}/${encodeURIComponent(version)}`;

/** URL → hash for everything a remote may load, from either origin. */
export const integrityOf = ({ base, fallbackBase, integrity }: RemoteVersion): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).flatMap(([file, hash]) => [base, fallbackBase].map((origin) => [origin + file, hash])));
