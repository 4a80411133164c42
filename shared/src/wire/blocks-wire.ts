import type { Block, Blocks } from '../domain/blocks.ts';
import { type WireObject, listOf, numberOf, objectOf, textOf } from './read.ts';

const always = new Set(['', 'TODOS']);
const home = new Set(['DOMI', 'DOMICILIO', 'DOM']);
const pickup = new Set(['LLEV', 'LLEVAR', 'TRA']);

/** Type of delivery, or the id of a shop [DEC-101]. */
function toScope(wire: unknown): Block['scope'] {
  const text = textOf(wire).trim().toUpperCase();
  if (always.has(text)) return 'always';
  if (home.has(text)) return 'home';
  return pickup.has(text) ? 'pickup' : { shopId: numberOf(text) };
}

const toBlock = (row: WireObject): Block => ({ id: numberOf(row['I']), scope: toScope(row['T']) });
const blocksOf = (wire: unknown): Block[] => listOf(wire).map((row) => toBlock(objectOf(row)));

export function toBlocks(body: unknown): Blocks {
  const outer = objectOf(body);
  const wire = Array.isArray(outer['bloqueos']) ? outer : objectOf(outer['data']);
  return { products: blocksOf(wire['bloqueos']), options: blocksOf(wire['bloqueosOpciones']) };
}

function fromScope(scope: Block['scope']): string {
  if (typeof scope === 'object') return String(scope.shopId);
  return scope === 'always' ? 'TODOS' : scope === 'home' ? 'DOMI' : 'LLEV';
}

const fromBlock = ({ id, scope }: Block) => ({ I: id, T: fromScope(scope) });

export const fromBlocks = ({ products, options }: Blocks) => ({ data: { bloqueos: products.map(fromBlock), bloqueosOpciones: options.map(fromBlock) } });
