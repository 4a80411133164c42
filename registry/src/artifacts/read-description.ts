import { artifactDescription, type Artifact } from '@brasa/shared/composition/remote-schema';
import type { z } from 'zod';

const quoted = (keys: readonly string[]): string => keys.map((key) => JSON.stringify(key)).join(', ');

function problemOf(issue: z.core.$ZodIssue): string {
  const place = ['artifact.json', issue.path.join('.')].filter(Boolean).join(' ');
  if (issue.code !== 'unrecognized_keys') return `${place}: ${issue.message}`;
  return `${place}: ${quoted(issue.keys)} is not known and would have no effect. Correct the spelling (tools/remote.schema.json lists what remote.json may say), or deploy a registry that knows it first.`;
}

export type ReadDescription = { readonly artifact: Artifact } | { readonly problem: string };

/** artifact.json of who publishes; or, in English, what is wrong with it and what to do. */
export function readDescription(description: unknown): ReadDescription {
  const { success, data, error } = artifactDescription.safeParse(description);
  if (success) return { artifact: data };
  return { problem: `The description of the build is wrong, most likely remote.json (see tools/remote.schema.json):\n${error.issues.map((issue) => `  ${problemOf(issue)}`).join('\n')}` };
}
