/** What a page knows about the remotes: one version each, picked for the visitor, and the last good one to fall back on. */

export type Criticality = 'primary' | 'essential' | 'regular';
export type SlotLoad = 'now' | 'idle' | 'demand';

export type RemoteRoute = {
  readonly pattern: string;
  readonly title?: string;
  readonly private?: boolean;
  /** False: the server sends a reserved box, the browser draws. */
  readonly ssr?: boolean;
  /** False: alone on the page, without header and footer. */
  readonly frame?: boolean;
};

/** `cart`: once there is something in the cart; `order`: that, or an order whose end is not known. */
export type SlotNeed = 'cart' | 'order' | 'certificates';

export type RemoteSlot = { readonly name: string; readonly load?: SlotLoad; readonly routes?: readonly string[]; readonly when?: SlotNeed };

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
  readonly criticality: Criticality;
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly RemoteSlot[];
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
