import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { artifactDescription, discoveryDocument, pageRemote, storedArtifact } from '@brasa/shared/composition/remote-schema';
import { discover } from '../../registry/src/discovery/discover.ts';
import { fold } from '../../registry/src/log/state.ts';
import { sliceFor } from '../../shell/src/server/slice-for.ts';
import { remotes } from '../build.mjs';
import { root } from '../webpack/root.mjs';
import { countChecks } from './steps.mjs';

const problems = (error) => error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');

/** What keeps a value from being read whole by its description; empty when it is. */
function lost(description, value) {
  const { success, data, error } = description.safeParse(value);
  if (!success) return problems(error);
  return isDeepStrictEqual(data, value) ? '' : 'something of it is left out when it is read';
}

/** As it is sent. */
const plain = (value) => JSON.parse(JSON.stringify(value));

/** Every remote as published for everybody: the document that shells read. */
function documentOf(artifacts) {
  const events = artifacts.flatMap(({ name: remote, version }) => [{ type: 'published', remote, version, digest: '' }, { type: 'promoted', remote, version, traffic: 100 }]);
  return plain(discover(fold(events), (remote) => artifacts.find(({ name }) => name === remote), { first: '', second: '' }));
}

/** Whether what each build says of itself can be published, and is read back whole from where it was stored, from the discovery document and from a page. */
export function checkDescriptions(step, built = remotes().map((name) => ({ name, text: readFileSync(join(root, name, 'dist/artifact.json'), 'utf8') }))) {
  const read = built.map(({ name, text }) => ({ name, ...artifactDescription.safeParse(JSON.parse(text)) }));
  const artifacts = read.flatMap(({ data }) => data ?? []);
  const document = documentOf(artifacts);
  const slice = plain(sliceFor(document, null).map(({ remote }) => remote));
  const checked = [
    ...read.map(({ name, data, error }) => ({ what: `artifact.json of ${name} is as described`, problem: data ? lost(storedArtifact, data) : problems(error) })),
    { what: 'the discovery document of all remotes is as described', problem: lost(discoveryDocument, document) },
    { what: 'what a page says of its remotes is as described', problem: lost(pageRemote.array(), slice) },
  ];
  countChecks(step, checked);
}
