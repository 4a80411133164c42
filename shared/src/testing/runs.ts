/** Runs of a property test: few while working, many at night. */
export const runs = (usual: number): { numRuns: number } => ({ numRuns: process.env['NIGHTLY'] ? 10_000 : usual });
