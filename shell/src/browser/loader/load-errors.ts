/** Failures are told apart by their names, as webpack's are. */
export const namedError = (name: string, message: string): Error =>
  Object.assign(new Error(message), { name });

/**
 * Another origin or another try can help: the network, a missing file, a timeout, bytes that do not match
 * their hash.
 * Everything else is the version's own fault.
 */
export const isRetriable = (error: unknown): boolean =>
  error instanceof Error && ['ScriptError', 'ChunkLoadError', 'LoadTimeout'].includes(error.name);
