import { z } from 'zod';
import { remoteName, versionText } from './remote-schema.ts';

/** Minutes since 1970. */
const minute = z.number().int().min(0);
/** Entry of the registry's log that the page was made from: which shares were in force. */
const entry = z.number().int().min(0);
const milliseconds = z.number().int().min(0).max(600_000);

/** Null: not told, because the page is of a shell of before 2026-12. */
const toldLater = z.boolean().nullable().default(null);

/** What happened to one remote during one visit (one loaded page). Nothing in it says who the customer is. */
export const remoteFacts = z.object({
  /** Something of it was drawn. */
  drawn: z.boolean(),
  /** The code of the version that the visit was given arrived: its entry and a module of it. What the server drew says nothing of it. */
  loaded: toldLater,
  /** It could not be shown: neither this version nor, at first, another one. */
  failed: z.boolean(),
  /** It failed because its code did not arrive, or could not be started. */
  loadFailed: toldLater,
  /** It failed while it was drawn. */
  renderFailed: toldLater,
  /** It failed after it had been drawn. */
  failedLater: z.boolean(),
  /** Another version was shown in place of the one the visit was given. */
  fellBack: z.boolean(),
  /** An order or a purchase was sent, or its card was asked for (`payment/begun` of the bus). */
  paymentBegun: toldLater,
  /** What it is there for was done (`task` in remote.json). */
  taskDone: z.boolean(),
  /** Of the page, for the remote it began with; null where the browser does not tell. `cls` in thousandths. */
  lcpMs: milliseconds.nullable(),
  inpMs: milliseconds.nullable(),
  cls: z.number().int().min(0).max(100_000).nullable(),
});

/** What a browser tells at the end of a visit: the visit as the server wrote it, and what happened. */
export const visitBeacon = z.object({ visit: z.string().max(120), /** The versions that the page was sent with, as the page lists them. */ versions: z.string().max(2000), remotes: z.record(remoteName, remoteFacts) });

/** One vote per visit and remote: a later one of the same visit replaces it. */
export const vote = remoteFacts.extend({ visit: z.string().regex(/^[0-9a-f]{32}$/), minute, entry, remote: remoteName, version: versionText });

/** Pages that a shell has sent, by remote, version, minute and entry. */
export const visitCount = z.object({ minute, entry, remote: remoteName, version: versionText, visits: z.number().int().min(1).max(1_000_000) });

/** What a shell hands on to the registry. `batch`: the same when it is sent again because the answer was lost. */
export const figuresBatch = z.object({ batch: z.string().regex(/^[0-9a-f]{32}$/), counts: z.array(visitCount).max(5_000), votes: z.array(vote).max(5_000) });

export type RemoteFacts = z.infer<typeof remoteFacts>;
export type VisitBeacon = z.infer<typeof visitBeacon>;
export type Vote = z.infer<typeof vote>;
export type VisitCount = z.infer<typeof visitCount>;
export type FiguresBatch = z.infer<typeof figuresBatch>;
