import { expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createRemote, remoteFiles } from './new-remote.mjs';
import { root } from './webpack/root.mjs';
import { remoteSchema, schemaFile } from './write-remote-schema.mjs';

const isDescription = new Ajv2020().compile(JSON.parse(readFileSync(join(root, 'tools/remote.schema.json'), 'utf8')));

test('a new remote introduces itself in the agreed form and asks for the libraries the shell has', () => {
  const files = remoteFiles('mf-loyalty');
  expect([isDescription(JSON.parse(files['remote.json'])), isDescription.errors]).toEqual([true, null]);
  const versions = Object.values(JSON.parse(files['package.json']).peerDependencies);
  expect(versions).toHaveLength(7);
  expect(versions.every((version) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true);
});

test.each(['mf-', 'loyalty', 'mf-Loyalty', 'mf-a/../b', ''])('"%s" is not accepted as the name of a remote', (name) => {
  expect(() => createRemote(name)).toThrow('is not a name for a remote');
});

test('a remote that exists is not written over', () => {
  expect(() => createRemote('mf-menu')).toThrow('exists already');
});

test('the schema that editors read is what the description of a remote says: `node tools/write-remote-schema.mjs` writes it', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(remoteSchema());
});

const described = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));
test.each(described)('%s introduces itself in the agreed form, under its own name', (name) => {
  const remote = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'));
  expect([isDescription(remote), isDescription.errors]).toEqual([true, null]);
  expect(remote.name).toBe(name);
});
