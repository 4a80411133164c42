/**
 * Start parameters of the embedded PostgreSQL: those it has by itself (`PGlite.defaultStartParams`), with 32 MB of shared buffers
 * instead of 128. It clears all of them when it starts and never gives them back; what they do not hold, the system has of its files.
 */
export const withSmallBuffers = (own: readonly string[]): string[] => [...own, '-c', 'shared_buffers=32MB'];
