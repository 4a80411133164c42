/** What server, page and worker must agree on so that a page seen once can be read without a network. */

export const workerPath = '/sw.js';

/** On pages that are the same for everybody: the worker may keep such a page. Its value: the addresses of the answers it was drawn with, with a space between two. */
export const keepHeader = 'x-keep-offline';

export type FileToKeep = { readonly url: string; readonly integrity: string };

/** What a page asks the worker to have at hand. */
export type FetchAhead = { readonly page: string; readonly files: readonly FileToKeep[] };
