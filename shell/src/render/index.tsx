export { renderFragment, type DrawnOutline, type Fragment, type FragmentRequest } from './fragment.tsx';
export { renderFrame, type Frame, type FrameRequest } from './frame.tsx';
export { packQueries } from './queries.ts';
export type { ShopData } from './environment.ts';
export type { Rules } from './styles.ts';
export { loadFilesWith, type NodeContainer } from './containers.ts';
