import { z } from 'zod';

export const remoteName = z.string().regex(/^mf-[a-z0-9]+(-[a-z0-9]+)*$/).max(60);
/** `<semver>+<8 hex digits>`: what a person counts and what the machine made of it. */
export const versionText = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?\+[0-9a-f]{8}$/).max(80);
export const reason = z.string().max(500);
/** Percent of visitors, with two decimals at most: a visitor's bucket is one of 10,000. */
export const share = z.number().min(0).max(100).refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9, 'A share has two decimals at most');

/** Everything that can happen to a remote, in the past tense. Additive only: an old log is read for ever. */
export const registryEvent = z.discriminatedUnion('type', [
  /** The files are stored; nobody sees them yet. `digest` is the SHA-256 of artifact.json. */
  z.object({ type: z.literal('published'), remote: remoteName, version: versionText, digest: z.string() }),
  /**
   * From now on `traffic` percent of visitors get this version. 100 makes it the stable one; below that it is the candidate,
   * and the others keep the stable one. `newExperiment`: other visitors get it than those who had the candidates before it.
   * `keepsCandidate` (with 100): whoever has the candidate keeps it.
   */
  z.object({ type: z.literal('promoted'), remote: remoteName, version: versionText, traffic: share, newExperiment: z.literal(true).optional(), keepsCandidate: z.literal(true).optional(), reason: reason.optional() }),
  /** Everybody gets this version: the stable one, when a candidate is taken back, else an earlier one. */
  z.object({ type: z.literal('rolled-back'), remote: remoteName, version: versionText, reason }),
  /** This version is never shown again, whoever asks. */
  z.object({ type: z.literal('blocked'), remote: remoteName, version: versionText, reason }),
]);

export type RegistryEvent = z.infer<typeof registryEvent>;
