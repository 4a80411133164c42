import type { DiscoveredVersion, DiscoveryDocument } from '@brasa/shared/composition/remote-schema';

/** What nobody has while a remote is off, as its versions that visitors get, and those of the other remotes, say it. */
type Stopped = {
  readonly criticality: DiscoveredVersion['extras']['criticality'];
  /** Its addresses. */
  readonly pages: readonly string[];
  /** What the frame calls them: header, tabs, footer and other sections lead there by these names. */
  readonly roles: readonly string[];
  /** Addresses of other remotes that ask guests to log in first, when the log-in is its page: guests are led home instead. */
  readonly needLogIn: readonly string[];
  /** Events of the bus that open a dialog of it. */
  readonly opens: readonly string[];
  /** Parts of it on pages of others. */
  readonly slots: readonly { readonly name: string; readonly routes: readonly string[] | null }[];
  /** Events of the bus that say that what it is there for was done. */
  readonly tasks: readonly string[];
};

const shownOf = (versions: readonly DiscoveredVersion[] = []): readonly DiscoveredVersion['extras'][] => versions.filter(({ deployment }) => deployment.traffic > 0).map(({ extras }) => extras);
const once = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Null: nobody misses much, or nobody gets a version of it anyway. */
export function whatStops({ microFrontends }: Pick<DiscoveryDocument, 'microFrontends'>, remote: string): Stopped | null {
  const own = shownOf(Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : []);
  const criticality = own.map((extras) => extras.criticality).find((each) => each !== 'regular');
  if (!criticality) return null;
  const routes = own.flatMap((extras) => extras.routes);
  const slots = own.flatMap((extras) => extras.slots);
  const ofOthers = Object.entries(microFrontends).flatMap(([name, versions]) => (name === remote ? [] : shownOf(versions).flatMap((extras) => extras.routes)));
  const roles = once(routes.flatMap(({ page }) => page ?? []));
  return {
    criticality,
    pages: once(routes.map(({ pattern }) => pattern)),
    roles,
    needLogIn: roles.includes('log-in') ? once(ofOthers.flatMap(({ guests, pattern }) => (guests === 'log-in' ? pattern : []))) : [],
    opens: once(slots.flatMap(({ opens }) => opens ?? [])),
    slots: [...new Map(slots.filter(({ opens }) => !opens).map(({ name, routes: shownOn = null }) => [name, { name, routes: shownOn }])).values()],
    tasks: once(own.flatMap(({ task }) => task ?? [])),
  };
}

export function stoppedLines(remote: string, { criticality, pages, roles, needLogIn, opens, slots, tasks }: Stopped): readonly string[] {
  const line = (what: string, values: readonly string[]): readonly string[] => (values.length > 0 ? [`  ${what}: ${values.join(', ')}`] : []);
  return [
    `WARNING: ${remote} is ${criticality}. While it is off`,
    ...line('nobody can open', pages),
    ...line('neither the frame nor another section can lead to', roles),
    ...line('guests cannot log in for, and are led home from', needLogIn),
    ...line('nothing opens with', opens),
    ...line('pages of others lack', slots.map(({ name, routes }) => `${name} (${routes ? routes.join(' ') : 'everywhere'})`)),
    ...line('nobody can do what it is there for', tasks),
  ];
}
