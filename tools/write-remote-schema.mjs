import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { remoteDescription } from '@brasa/shared/composition/remote-schema';
import { root } from './webpack/root.mjs';

export const schemaFile = join(root, 'tools/remote.schema.json');

/** JSON Schema of remote.json, for editors: what `shared/src/composition/remote-schema.ts` says. */
export function remoteSchema() {
  const { $schema, properties, ...rest } = z.toJSONSchema(remoteDescription);
  return `${JSON.stringify({ $schema, title: 'How a remote introduces itself: remote.json', ...rest, properties: { $schema: { type: 'string' }, ...properties } }, null, 2)}\n`;
}

if (import.meta.main) {
  const before = readFileSync(schemaFile, 'utf8');
  writeFileSync(schemaFile, remoteSchema());
  console.log(before === remoteSchema() ? 'tools/remote.schema.json is as it was.' : 'tools/remote.schema.json is written anew.');
}
