import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';

export type Markup = { readonly html: string; /** Link elements that belong into the head. */ readonly links: string };

const leadingLinks = /^(?:<link [^>]*>)+/;

/** Everything a tree shows, lazy parts included. Fails when any part of it fails: half a page hydrates badly. */
export async function renderRoot(tree: ReactNode, identifierPrefix: string): Promise<Markup> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(tree, {
    identifierPrefix,
    // Parts are written where they belong, whatever their size: moving them takes inline scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error ?? new Error('The render failed without saying why.');
    },
  });
  const html = await text(prelude);
  if (failure) throw failure;
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return { html: html.slice(links.length), links };
}
