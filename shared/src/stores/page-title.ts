import { createStore } from './store.ts';

/** Title of the page as the area names it, without the brand. The shell writes it to the document and to the small header. */
export const pageTitle = createStore('page-title', '');
