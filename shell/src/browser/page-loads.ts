/** What was loaded on this page so far: `<remote> <version>`. */
export const pageLoads = new Set<string>();
