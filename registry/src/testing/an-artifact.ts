import type { Artifact } from '@brasa/shared/composition/remote-schema';
import { sha384, type Files } from '../artifacts/artifact.ts';

const described = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).map(([file, content]) => [file, { integrity: sha384(Buffer.from(content)), size: Buffer.byteLength(content) }]));

type Wanted = { readonly remote?: string; readonly version?: string; readonly content?: string; readonly route?: string };

/** A small complete build: entry, one exposed area, manifest, Node container. */
export function anArtifact({ remote = 'mf-menu', version = '1.0.0+00000001', content = 'á pizza '.repeat(200), route = `/${remote.slice('mf-'.length)}` }: Wanted = {}): { artifact: Artifact; files: Files } {
  const web = { 'remoteEntry.aaaa1111.js': `var pz;/*${content}*/`, 'expose_area.bbbb2222.js': 'area()', 'mf-manifest.json': `{"name":"${remote}"}` };
  const node = { 'remoteEntry.cjs': 'module.exports = { init() {}, get: async () => () => ({ area: {} }) };' };
  const artifact: Artifact = {
    format: 1,
    name: remote,
    version,
    globalName: `pz_${remote.replaceAll('-', '_')}`,
    entry: 'remoteEntry.aaaa1111.js',
    exposes: { './area': ['expose_area.bbbb2222.js'] },
    shared: { react: '^19.3.1' },
    uses: { react: ['useState'] },
    remote: { name: remote, title: 'Menú', criticality: 'primary', routes: [{ pattern: route, title: 'Menú' }], slots: [], fallback: 'No pudimos cargar el menú.' },
    files: described(web),
    node: { entry: 'remoteEntry.cjs', files: described(node) },
  };
  const bytes = (folder: string, files: Record<string, string>) => Object.entries(files).map(([file, text]) => [`${folder}/${file}`, Buffer.from(text)] as const);
  return { artifact, files: new Map([...bytes('web', web), ...bytes('node', node)]) };
}
