import type { Remote } from './slice.ts';

/** Where browsers tell how a visit went. */
export const visitPath = '/visits';

/** What a visit consists of, as server and browser write it: the versions it was given. */
export const versionsText = (remotes: readonly Pick<Remote, 'name' | 'chosen'>[]): string => remotes.map(({ name, chosen }) => `${name}@${chosen.version}`).join('|');

/** Where an open page asks which of its versions may not go on. */
export const goneVersionsPath = '/versions/gone';

/** Remotes whose version was blocked, or that are switched off. */
export type GoneVersions = { readonly gone: readonly string[] };
