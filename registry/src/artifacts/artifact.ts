import { createHash } from 'node:crypto';
import type { Artifact } from '@brasa/shared/composition/remote-schema';

export const sha384 = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

/** The same for the same facts, in whatever order they were written down. */
export const digestOf = (description: unknown): string => createHash('sha256').update(JSON.stringify(description, sorted)).digest('hex');

/** path → bytes, `web/…` and `node/…`. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What the frame leads to has to be one address, and nobody may be led in a circle. */
function routeProblems({ remote: { routes } }: Artifact): string[] {
  const isAddressOf = (page: string, pattern: string): boolean => (page === 'order' ? /^[^:*?]*\/:hash$/ : /^[^:*?]+$/).test(pattern);
  const twice = routes.filter(({ page }, index) => page !== undefined && routes.findIndex((other) => other.page === page) < index);
  const circles = routes.filter(({ pattern, page, guests, customers }) => (page === 'log-in' && guests !== undefined) || (pattern === '/' && (guests === 'home' || customers === 'home')));
  return [
    ...routes.flatMap(({ page, pattern }) => (page && !isAddressOf(page, pattern) ? [`remote.json calls ${pattern} the page ${page}, which ${page === 'order' ? 'has the one parameter :hash, at its end' : 'is one address without parameters'}`] : [])),
    ...twice.map(({ page }) => `remote.json has two pages ${page}`),
    ...circles.map(({ pattern }) => `remote.json leads visitors of ${pattern} to the page they are on`),
  ];
}

/** What is wrong with a description on its own; empty when nothing is. */
function inconsistencies(artifact: Artifact): string[] {
  const { name, remote, exposes, globalName } = artifact;
  const ownGlobal = `pz_${name.replaceAll('-', '_')}`;
  const promised = [...(remote.routes.length > 0 ? ['./area'] : []), ...remote.slots.map((slot) => `./slot-${slot.name}`)];
  const missing = promised.filter((path) => !exposes[path]).map((path) => `remote.json promises ${path}, which the build does not expose`);
  const absent = [artifact.entry, 'mf-manifest.json', ...Object.values(exposes).flat()].filter((file) => !artifact.files[file]).map((file) => `${file} is referred to but not listed`);
  const node = artifact.node && !artifact.node.files[artifact.node.entry] ? [`node/${artifact.node.entry} is referred to but not listed`] : [];
  return [...(globalName === ownGlobal ? [] : [`its global is ${globalName} and has to be ${ownGlobal}: another one's would be overwritten`]), ...(remote.name === name ? [] : [`remote.json says ${remote.name}, the build says ${name}`]), ...missing, ...absent, ...node, ...routeProblems(artifact)];
}

/** Whether exactly the listed files are there, each with the listed bytes. */
function differences(artifact: Artifact, given: Files): string[] {
  const listed = new Map<string, { integrity: string; size: number }>([
    ...Object.entries(artifact.files).map(([file, facts]) => [`web/${file}`, facts] as [string, typeof facts]),
    ...Object.entries(artifact.node?.files ?? {}).map(([file, facts]) => [`node/${file}`, facts] as [string, typeof facts]),
  ]);
  const wrong = [...listed].flatMap(([path, facts]) => {
    const content = given.get(path);
    if (!content) return [`${path} is listed but was not sent`];
    return content.length === facts.size && sha384(content) === facts.integrity ? [] : [`${path} has other bytes than its hash says`];
  });
  return [...wrong, ...[...given.keys()].filter((path) => !listed.has(path)).map((path) => `${path} was sent but is not listed`)];
}

export const problemsOf = (artifact: Artifact, given: Files): string[] => [...inconsistencies(artifact), ...differences(artifact, given)];
