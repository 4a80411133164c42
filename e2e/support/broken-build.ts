import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Artifact } from '../../shared/src/composition/remote-schema.ts';
import { sha384 } from '../../registry/src/artifacts/artifact.ts';
import { readBuild } from '../../registry/src/cli/built-remote.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * What a broken version does, as code; `react` and `scope` can be used in it. The rest of the remote is the
 * real one.
 */
export type Fault = {
  /** Instead of leaving a container. */
  readonly evaluation?: string;
  readonly init?: string;
  readonly get?: string;
  /** In front of what every area and slot draws. */
  readonly render?: string;
};

export const codeFaults = {
  'throws while it loads': { evaluation: "throw new Error('broken while it loads');" },
  'throws in init': { init: "throw new Error('broken in init');" },
  'hangs in init': { init: 'await new Promise(() => {});' },
  'throws in get': { get: "throw new Error('broken in get');" },
  'hangs in get': { get: 'await new Promise(() => {});' },
  'needs another React': {
    init: "scope = { ...scope, react: { '18.0.0': Object.values(scope.react)[0] } };",
  },
  'throws while it draws': { render: "throw new Error('broken while it draws');" },
  'throws in a layout effect': {
    render: "react.useLayoutEffect(() => { throw new Error('broken in a layout effect'); }, []);",
  },
  'throws in its first effect': {
    render: "react.useEffect(() => { throw new Error('broken in an effect'); }, []);",
  },
  'throws a moment later': {
    render:
      "const [isBroken, setBroken] = react.useState(false); react.useEffect(() => void setTimeout(setBroken, 1500, true), []); if (isBroken) throw new Error('broken a moment later');",
  },
  'crashes when it is pressed': {
    render:
      "const [isBroken, setBroken] = react.useState(false); react.useEffect(() => void document.addEventListener('click', ({ target }) => target.closest('[data-remote]') && setBroken(true)), []); if (isBroken) throw new Error('broken by a press');",
  },
  'throws in an event': {
    render:
      "react.useEffect(() => void document.addEventListener('click', () => { throw new Error('broken in an event'); }), []);",
  },
  'suspends for ever': { render: 'react.use(never);' },
  'sets state without end while it draws': {
    render: 'const [count, setCount] = react.useState(0); setCount(count + 1);',
  },
  'sets state without end in layout effects': {
    render: 'const [count, setCount] = react.useState(0); react.useLayoutEffect(() => setCount(count + 1));',
  },
  'sets state without end in effects': {
    render: 'const [count, setCount] = react.useState(0); react.useEffect(() => setCount(count + 1));',
  },
} satisfies Readonly<Record<string, Fault>>;

/** Stands behind the real container in the same file, and takes its place. */
const wrapper = (globalName: string, { evaluation, init = '', get = '', render = '' }: Fault): string =>
  evaluation
    ? `\n;${globalName} = undefined; ${evaluation}`
    : `
;(() => {
  const real = ${globalName};
  const never = new Promise(() => {});
  let react, shared;
  const library = async (scope, name) => (await Object.values(scope[name])[0].get())();
  const broken = (Real) => (props) => { ${render}; return react.createElement(Real, props); };
  ${globalName} = {
    init: async (scope, ...more) => {
      ${init}
      react = await library(scope, 'react');
      shared = await library(scope, '@brasa/shared/react');
      return real.init(scope, ...more);
    },
    get: async (path) => {
      ${get}
      const { area, slot } = (await real.get(path))();
      const module = area ? { area: shared.defineArea({ name: area.name, App: broken(area.App) }) } : { slot: shared.defineSlot({ name: slot.name, Widget: broken(slot.Widget) }) };
      return () => module;
    },
  };
})();`;

export type BrokenBuild = {
  readonly version: string;
  readonly artifact: Artifact;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/**
 * The built remote under a new version, with a fault in the container for browsers. Every hash is that of the
 * bytes.
 */
export async function brokenBuild(name: string, fault: Fault): Promise<BrokenBuild> {
  const { artifact, files } = await readBuild(join(root, name));
  const [release = '', hash = ''] = artifact.version.split('+');
  const newHash = randomBytes(4).toString('hex');
  // The name of the version is in its code: two versions in one page must not share their chunks.
  const renamed = [...files].map(([path, bytes]): [string, Uint8Array] => {
    if (!/\.c?js$/.test(path)) return [path, bytes];
    const code = Buffer.from(bytes).toString().replaceAll(hash, newHash);
    return [
      path,
      Buffer.from(path === `web/${artifact.entry}` ? code + wrapper(artifact.globalName, fault) : code),
    ];
  });
  const bytesOf = new Map(renamed);
  const described = (folder: string, listed: Artifact['files']): Artifact['files'] =>
    Object.fromEntries(
      Object.keys(listed).map((file) => {
        const bytes = bytesOf.get(`${folder}/${file}`) ?? new Uint8Array();
        return [file, { integrity: sha384(bytes), size: bytes.length }];
      }),
    );
  const version = `${release}+${newHash}`;
  const node = artifact.node && { ...artifact.node, files: described('node', artifact.node.files) };
  return {
    version,
    artifact: { ...artifact, version, files: described('web', artifact.files), node },
    files: bytesOf,
  };
}
