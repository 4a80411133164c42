import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { pageAt } from './page-at.tsx';

/** What the shell's server sends for an address, lazy screens included. */
export async function serverPage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(pageAt(path, 'server', failures), { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
