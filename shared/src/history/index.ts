export { history, navigate, type History } from './history.ts';
export { createPath, type Action, type Location } from './location.ts';
export { createMemoryHistory } from './memory-history.ts';
export { keepScroll, type ScrollKeeper } from './scroll.ts';
