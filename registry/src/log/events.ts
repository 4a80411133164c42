import { z } from 'zod';

export const remoteName = z.string().regex(/^mf-[a-z0-9]+(-[a-z0-9]+)*$/).max(60);
/** `<semver>+<8 hex digits>`: what a person counts and what the machine made of it. */
export const versionText = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?\+[0-9a-f]{8}$/).max(80);
const reason = z.string().max(500);

/** Everything that can happen to a remote, in the past tense. Additive only: an old log is read for ever. */
export const registryEvent = z.discriminatedUnion('type', [
  /** The files are stored; nobody sees them yet. `digest` is the SHA-256 of artifact.json. */
  z.object({ type: z.literal('published'), remote: remoteName, version: versionText, digest: z.string() }),
  /** From now on `traffic` percent of visitors get this version; below 100 the rest stays with the one before. */
  z.object({ type: z.literal('promoted'), remote: remoteName, version: versionText, traffic: z.number().min(0).max(100) }),
  z.object({ type: z.literal('rolled-back'), remote: remoteName, version: versionText, reason }),
  /** This version is never shown again, whoever asks. */
  z.object({ type: z.literal('blocked'), remote: remoteName, version: versionText, reason }),
]);

export type RegistryEvent = z.infer<typeof registryEvent>;
