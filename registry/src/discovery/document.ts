/** Where the shape is published. Tests hold us to it in our own words (testing/discovery-schemas.ts). */
export const schemaUrl = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export type VersionState = 'canary' | 'stable' | 'draining' | 'blocked';

/** What browsers and servers need to load one version; free-form in the published shape, fixed in ours. */
export type Extras = {
  readonly modulefederation: {
    readonly name: string;
    readonly globalName: string;
    readonly entry: string;
    /** Exposed module → the scripts it needs. */
    readonly exposes: Readonly<Record<string, readonly string[]>>;
    /** Share key → range that the shell must satisfy. */
    readonly shared: Readonly<Record<string, string>>;
    /** Share key → the names that the shell must hand out under it. */
    readonly uses: Readonly<Record<string, readonly string[]>>;
  };
  readonly base: string;
  readonly fallbackBase: string;
  /** Script → hash. */
  readonly assets: Readonly<Record<string, string>>;
  readonly title: string;
  readonly criticality: string;
  readonly routes: readonly object[];
  readonly slots: readonly object[];
  readonly fallback: string;
  readonly node: { readonly base: string; readonly entry: string; readonly files: Readonly<Record<string, string>> } | null;
};

export type DiscoveredVersion = {
  readonly url: string;
  readonly fallbackUrl: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean; readonly salt: string; readonly state: VersionState };
  readonly extras: Extras;
};

export type Discovery = { readonly schema: string; readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>> };
