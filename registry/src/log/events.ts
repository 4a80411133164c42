import { remoteName, versionText } from '@brasa/shared/composition/remote-schema';
import { z } from 'zod';

export const reason = z.string().max(500);
const shares = 'a share is a number from 0 to 100 with two decimals at most, as in 5 or 12.5';
const percent = z.number(shares).min(0, shares).max(100, shares);
/** As the log has it: read for ever. */
const recordedShare = percent.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, shares);
/** Percent of visitors, with two decimals at most: a visitor's bucket is one of 10,000. */
export const share = percent.refine((value) => Math.round(value * 100) / 100 === value, shares);

/** Everything that can happen to a remote, in the past tense. Additive only: an old log is read for ever. */
export const registryEvent = z.discriminatedUnion('type', [
  /**
   * The files are stored; nobody sees them yet. `digest` is the SHA-256 of artifact.json. `claims`: the addresses and places of the frame that the
   * remote shows from now on, which belong to it; entries of before 2026-12 have none.
   */
  z.object({ type: z.literal('published'), remote: remoteName, version: versionText, digest: z.string(), claims: z.object({ routes: z.array(z.string()).readonly(), slots: z.array(z.string()).readonly() }).optional() }),
  /**
   * From now on `traffic` percent of visitors get this version. 100 makes it the stable one; below that it is the candidate,
   * and the others keep the stable one. `newExperiment`: other visitors get it than those who had the candidates before it.
   * `keepsCandidate` (with 100): whoever has the candidate keeps it.
   */
  z.object({ type: z.literal('promoted'), remote: remoteName, version: versionText, traffic: recordedShare, newExperiment: z.literal(true).optional(), keepsCandidate: z.literal(true).optional(), reason: reason.optional() }),
  /** Everybody gets this version: the stable one, when a candidate is taken back, else an earlier one. */
  z.object({ type: z.literal('rolled-back'), remote: remoteName, version: versionText, reason }),
  /** This version is never shown again, whoever asks. */
  z.object({ type: z.literal('blocked'), remote: remoteName, version: versionText, reason }),
  /** Its pages say that they are not available for now, and nothing of it is in the frame; or that is over. */
  z.object({ type: z.literal('switched'), remote: remoteName, on: z.boolean(), reason }),
  /** An address, a place of the frame or a role (`page:cart`, `opens:search/requested`) belongs to the remote `to` from now on. */
  z.object({ type: z.literal('handed-over'), remote: remoteName, to: remoteName, claim: z.string().max(200), reason }),
]);

export type RegistryEvent = z.infer<typeof registryEvent>;
