/** Where blocks are asked for. `counter`: the value of a quantity counter on the page, undefined without one [DEC-283]. */
export const needsBlocks = (path: string, counter: number | undefined): boolean =>
  path === '/' || path === '/favorites' || (counter !== undefined && counter >= 0);
