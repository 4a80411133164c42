import { z } from 'zod';

/**
 * What a remote is, for everybody who has to do with one: how it introduces itself (remote.json), what a build of it consists of
 * (artifact.json), and what the registry says about its versions (the discovery document). tools/remote.schema.json is made of it
 * (`node tools/write-remote-schema.mjs`). Additive only: stored descriptions and logs are read for ever.
 */

export const remoteName = z.string().regex(/^mf-[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be mf- and small letters, digits and single dashes, as in mf-menu').max(60).describe('The folder’s name. Also the policy `webpack-<name>` of Trusted Types.');

/** `<semver>+<8 hex digits>`: what a person counts and what the machine made of it. */
export const versionText = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?\+[0-9a-f]{8}$/, 'has to be a version and eight digits of its hash, as in 1.4.0+0a1b2c3d').max(80);

const pattern = z.string().regex(/^\//).max(200);

/** Pages that the frame leads to. `order` has the parameter `hash`. */
export const pageRoles = ['menu', 'jobs', 'stores', 'gift-cards', 'cart', 'log-in', 'profile', 'favorites', 'coupons', 'orders', 'order'] as const;

export const remoteRoute = z.strictObject({
  pattern: pattern.describe('As react-router writes it, absolute: /menu/categoria/:categoria'),
  title: z.string().optional().describe('document.title before the area knows better.'),
  page: z.enum(pageRoles).optional().describe('What the frame calls this page: its links with that meaning lead here, and are not there when no remote offers it.'),
  private: z.boolean().optional().describe('In descriptions of format 1 only: as guests: log-in.'),
  guests: z.enum(['log-in', 'home']).optional().describe('For customers who are logged in; where others are led: log-in, which leads back here afterwards, or home.'),
  customers: z.enum(['home']).optional().describe('For guests; where customers who are logged in are led.'),
  needs: z.enum(['certificates']).optional().describe('Exists only while the shop has this switched on.'),
  ssr: z.boolean().optional().describe('false: the server sends the frame and a reserved box only. Default true.'),
  drawnUnlessStored: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(60)
    .optional()
    .describe('Name of an entry of localStorage. Devices that have it do not see what the server drew: it is removed before it is seen, and the browser draws the page.'),
  frame: z.boolean().optional().describe('false: alone on the page, without header, footer and bottom navigation. Default true.'),
  header: z.array(z.enum(['search', 'cart'])).optional().describe('What the header of small screens offers beside the title. Default: the cart.'),
  tab: z.enum(['menu', 'favorites', 'coupons', 'profile']).optional().describe('The tab at the lower edge that this page belongs to.'),
  tabs: z.boolean().optional().describe('false: no tabs, because something of the page is pressed at the lower edge. Default true.'),
  browsing: z.boolean().optional().describe('true: who is done with an order and remembers no page is led back here. Default false.'),
  secret: z.boolean().optional().describe('true: the address holds a secret; no other address is told where the visitor came from. Default false.'),
  indexed: z.boolean().optional().describe('false: about one customer or one order, and not for search engines. Default: whether guests may see it.'),
  canonical: pattern.optional().describe('The address under which search engines know this page, where it has several.'),
  facts: z.enum(['restaurant', 'menu']).optional().describe('What search engines are told: the restaurant; or the category and the product that the parameters category, subcategory and product name.'),
  names: z
    .enum(['shop', 'promotion'])
    .optional()
    .describe('What the address names: the shop of the parameter slug, whose page says 404 when there is none; or the promotion of its last part, of which an unknown one leads home.'),
  edits: z.boolean().optional().describe('true: the page of a product, where a product of the cart is changed in its place when the address says so (editar). Default false: the cart does not lead here.'),
  keepsVersions: z.boolean().optional().describe('true: from here on the visitor keeps the versions of the page, whatever is published, until an order is placed or gift cards are bought. Default false.'),
});

export const remoteSlot = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).describe('A place of the frame; filled by src/slots/<name>.tsx, exposed as ./slot-<name>.'),
  place: z.enum(['above', 'below', 'over']).optional().describe('Where it stands: above the page, below the footer, or over everything (default). The server draws the first two.'),
  opens: z.string().regex(/^[a-z]+\/[a-z-]+$/).max(60).optional().describe('With load: demand, the event of the bus that opens it as a dialog: search/requested.'),
  load: z.enum(['now', 'idle', 'demand']).optional().describe('With the page, when the browser is idle (default), or when the shell opens it.'),
  routes: z.array(pattern).optional().describe('Patterns where it shows; everywhere when left out.'),
  when: z
    .enum(['cart', 'order', 'certificates'])
    .optional()
    .describe('Loaded only once there is something for it: cart, a product in the cart; order, that or an order whose end is not known; certificates, gift cards in their cart, or a purchase of them whose end is not known.'),
});

const introduction = {
  title: z.string().min(1).describe('What the customer reads in the card that stands in for it.'),
  criticality: z
    .enum(['primary', 'essential', 'regular'])
    .describe('What its absence costs: primary, nothing can be bought; essential, something on the way to an order is missing; regular, the rest goes on. `pz off` of the first two says what stops. Pages are the same for all: 200, a card in place of an area, nothing in place of a slot.'),
  offline: z.enum(['everything', 'start']).optional().describe('What is kept on the device for the day without a network: all its files, or those it starts with. Default: nothing that was not seen.'),
  routes: z.array(remoteRoute),
  slots: z.array(remoteSlot),
  task: z.string().regex(/^[a-z]+\/[a-z-]+$/).max(60).optional().describe('The event of the bus that says that what it is there for was done: order/placed. Counted by `pz compare`.'),
  fallback: z.string().min(1).describe('The sentence when it cannot be shown, ending with a way on.'),
};

/** remote.json, without the `$schema` that editors read. Who publishes may say nothing else: what is not known would have no effect. */
export const remoteDescription = z.strictObject({ name: remoteName, ...introduction });

const withoutSchema = (description: unknown): unknown =>
  typeof description === 'object' && description !== null ? Object.fromEntries(Object.entries(description).filter(([key]) => key !== '$schema')) : description;

/** A path below the artifact that cannot leave it. */
const filePath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_@-][A-Za-z0-9._@-]*(\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*$/, 'is not a plain relative path');
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const files = z.record(filePath, z.object({ integrity, size: z.number().int().min(0) }));
const globalName = z.string().regex(/^pz_[a-z0-9_]+$/);

/** artifact.json: everything the registry knows about one build of one remote. */
export const artifactDescription = z.strictObject({
  /** 1: built before 2026-12, when routes and slots did not say what they are (`older-descriptions.ts`). */
  format: z.literal([1, 2]),
  name: remoteName,
  version: versionText,
  globalName,
  entry: filePath,
  exposes: z.record(z.string().regex(/^\.\/(area|slot-[a-z0-9-]+)$/), z.array(filePath).min(1)),
  shared: z.record(z.string(), z.string()),
  /** Share key → the names the build takes from it. Not there in descriptions stored before; their digest must stay what it was. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  remote: z.preprocess(withoutSchema, remoteDescription),
  files,
  node: z.object({ entry: filePath, files }).nullable(),
});

/*
 * Readers of an earlier release meet keys and values that a later one added. They must not cost a shell the whole document, nor a registry its start: beside
 * what is known and in a route they count as not given; a slot that is described with such a value is left out, because nobody can say where it would
 * stand; a criticality that is not known is the highest one, so that whoever switches the remote off is warned. What keeps somebody out
 * (`guests`, `needs`) stays strict.
 */
const { page, tab, header, facts, names } = remoteRoute.shape;
const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);
const tolerantRoute = remoteRoute.strip().extend({
  page: page.catch(undefined),
  tab: tab.catch(undefined),
  header: z.array(header.unwrap().element.nullable().catch(null)).transform(known).optional(),
  facts: facts.catch(undefined),
  names: names.catch(undefined),
});
const tolerant = {
  criticality: introduction.criticality.catch('primary'),
  offline: introduction.offline.catch(undefined),
  routes: z.array(tolerantRoute),
  slots: z.array(remoteSlot.strip().extend({ load: remoteSlot.shape.load.catch(undefined) }).nullable().catch(null)).transform(known),
};

/** artifact.json as it is read from where it was stored, most likely by another release of the registry. */
export const storedArtifact = artifactDescription.strip().extend({ remote: remoteDescription.strip().extend(tolerant) });

/** `canary`: the candidate. `draining`: stable before the stable one. `retired`: was shown lately, for pages and checkouts that began with it. */
export type VersionState = 'canary' | 'stable' | 'draining' | 'retired';

/** A path on the storefront's own origin, or an address of another one. */
const place = z.string().regex(/^(https:\/\/|\/|http:\/\/localhost[:/])/);

/** One version of a remote in the discovery document. `extras` is free in the published shape, fixed in ours. */
export const discoveredVersion = z.object({
  url: place,
  fallbackUrl: place,
  metadata: z.object({ integrity, version: versionText }),
  deployment: z.object({
    /** Percent of visitors. */
    traffic: z.number().min(0).max(100),
    /** For all who do not get the candidate. */
    default: z.boolean(),
    salt: z.string().min(1),
    /** A `VersionState`; readers leave others alone. */
    state: z.string().regex(/^[a-z-]+$/),
  }),
  extras: z.object({
    modulefederation: z.object({
      name: remoteName,
      globalName,
      entry: place,
      /** Exposed module → the scripts it needs. */
      exposes: z.record(z.string(), z.array(place).min(1)),
      /** Share key → range that the shell must satisfy. */
      shared: z.record(z.string(), z.string().min(1)),
      /** Share key → the names that the shell must hand out under it; a copy on disk of before these were noted has none. */
      uses: z.record(z.string(), z.array(z.string().min(1)).min(1)).default({}),
    }),
    base: place,
    fallbackBase: place,
    /** Script → hash. */
    assets: z.record(z.string(), integrity),
    ...introduction,
    ...tolerant,
    /** Addresses and places of the frame that belong to it and that another remote declares, too, most likely because they were handed over: on a page with this version it shows them. */
    takesOver: z.array(z.string().min(1)).default([]),
    /** Switched off: its pages say so, and nothing of it is in the frame. Missing in what registries of before say (`older-descriptions.ts`). */
    off: z.boolean().optional(),
    node: z.object({ base: place, entry: z.string(), files: z.record(z.string(), integrity) }).nullable(),
  }),
});

/** The discovery document; valid under the shape the frontend-discovery project calls v1-pre. */
export const discoveryDocument = z.object({
  schema: z.string(),
  microFrontends: z.record(remoteName, z.array(discoveredVersion).min(1).refine((versions) => versions.filter(({ deployment }) => deployment.default).length <= 1, 'A remote has one default at most')),
});

/** What a page knows of one version of a remote. */
const pageVersion = z
  .object({
    version: versionText,
    globalName,
    /** Where its files are, ending with a slash, and where the same files are a second time. */
    base: place,
    fallbackBase: place,
    /** File names below either base. */
    entry: filePath,
    exposes: z.record(z.string(), z.array(filePath).readonly()).readonly(),
    /** File name → hash, every script. */
    integrity: z.record(filePath, integrity).readonly(),
  })
  .readonly();

/** What a page says of a remote: one version, picked for the visitor, and the name of the last good one to fall back on. Browsers take its types only, and ignore keys that they do not know. */
export const pageRemote = z
  .object({
    name: remoteName,
    title: introduction.title,
    /** What of it is kept on the device for the day without a network. */
    offline: tolerant.offline,
    routes: tolerant.routes.readonly(),
    slots: tolerant.slots.readonly(),
    /** Switched off: its pages say that they are not available for now. */
    isOff: z.literal(true).optional(),
    /** Shown to this browser alone, for a trial (`pz override`): no later page keeps the version. */
    isTried: z.literal(true).optional(),
    /** The event of the bus that says that what it is there for was done. */
    task: introduction.task,
    /** The sentence for the customer when it cannot be shown. */
    apology: introduction.fallback,
    chosen: pageVersion,
    /** The version that was live before and worked; absent when it is the chosen one. What it consists of is asked for when it is needed. */
    lastGood: versionText.optional(),
  })
  .readonly();

export type PageRole = (typeof pageRoles)[number];
export type RemoteRoute = z.infer<typeof remoteRoute>;
export type RemoteSlot = z.infer<typeof remoteSlot>;
export type Artifact = z.infer<typeof artifactDescription>;
export type DiscoveredVersion = z.infer<typeof discoveredVersion>;
export type PageVersion = z.infer<typeof pageVersion>;
export type PageRemote = z.infer<typeof pageRemote>;
export type DiscoveryDocument = z.infer<typeof discoveryDocument>;
/** What of the document is about remotes. */
export type DiscoveredRemotes = Pick<DiscoveryDocument, 'microFrontends'>;
