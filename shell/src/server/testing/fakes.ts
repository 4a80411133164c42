import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Shop } from '../shop-source.ts';
import { DrawingFailed } from '../render-thread.ts';
import type { Renderer, Wanted } from '../renderer.ts';
import type { Fragment } from '../../render/index.tsx';

const rules = { scoped: { abc: '.pz-abc{color:red}' }, global: { xyz: 'body{margin:0}' } };

/** Draws `<h1>path</h1>`; `late` and `broken` addresses get nothing, as when a remote hangs or crashes. */
export function fakeRenderer(): Renderer & { readonly drawn: string[] } {
  const drawn: string[] = [];
  const answers = { '["catalog"]': '/answers/catalog.c1.json', '["geography"]': '/answers/geography.g1.json' };
  const fragment = async ({ assigned, slot, url }: Wanted): Promise<Fragment | null> => {
    drawn.push(`${assigned?.remote.name ?? 'shell'}${assigned ? ` ${assigned.remote.chosen.version}` : ''} ${slot ?? 'area'} ${url}`);
    if (/late|broken/.test(url)) return null;
    return { html: `<h1>${url}</h1>`, links: '', rules, outline: null, title: url.includes('combos') ? 'Combos' : null, queries: url.includes('tiendas') ? ['["geography"]'] : ['["catalog"]'] };
  };
  return {
    drawn,
    setShop: async () => {},
    answers: () => answers,
    frame: async ({ title }) => ({ top: `<header>${title}</header>`, bottom: '<footer></footer>', rules }),
    fragment,
    fragmentAhead: async (wanted) => {
      const result = await fragment(wanted);
      if (!result) throw new DrawingFailed('broken');
      return result;
    },
    close: async () => {},
  };
}

export const aShop = (more: Partial<Shop> = {}): Shop => ({ catalog: { config: { certificatesEnabled: true }, categories: [] as Catalog['categories'] } as Shop['catalog'], geography: null, images: null, release: 'r1', publishedAt: null, key: 'secreto', ...more });
