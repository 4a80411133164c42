/** Runs of a property test: few while working, as many as `npm run nightly` asks for at night. */
export const runs = (usual: number): { numRuns: number } => ({ numRuns: Number(process.env['RANDOM_CASES'] ?? usual) });
