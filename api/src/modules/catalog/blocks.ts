import type { Block, Blocks } from '@brasa/shared/domain/blocks';
import type { Db } from '../../db/database.ts';

const scopes: Readonly<Record<string, Block['scope']>> = { TODOS: 'always', DOMI: 'home', LLEV: 'pickup' };
const scopeOf = (text: string): Block['scope'] => scopes[text] ?? { shopId: Number(text) };

/** What cannot be sold at this moment; takes a transaction as well. */
export async function readBlocks(db: Db, now: number): Promise<Blocks> {
  const rows = await db
    .selectFrom('block')
    .select(['kind', 'target_id', 'scope'])
    .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', new Date(now))]))
    .orderBy('id')
    .execute();
  const of = (kind: 'P' | 'O') => rows.filter((row) => row.kind === kind).map((row) => ({ id: row.target_id, scope: scopeOf(row.scope) }));
  return { products: of('P'), options: of('O') };
}

const keptFor = 10_000;

/** For whoever only shows them: ten seconds old at most. Saving an order reads afresh. */
export function recentBlocks(db: Db, clock: { now(): number }): () => Promise<Blocks> {
  let kept: { readonly blocks: Promise<Blocks>; readonly until: number } | undefined;
  return () => {
    const now = clock.now();
    if (!kept || now >= kept.until) {
      const blocks = readBlocks(db, now);
      kept = { blocks, until: now + keptFor };
      blocks.catch(() => {
        kept = undefined;
      });
    }
    return kept.blocks;
  };
}
