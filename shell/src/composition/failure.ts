/** Where browsers tell what failed. */
export const failurePath = '/failures';

export type FailurePhase = 'load' | 'render' | 'uncaught' | 'recoverable';

/** One failure, as it is told. Nothing in it says who the customer is. */
export type ToldFailure = { readonly remote: string; readonly version: string; readonly phase: FailurePhase; readonly reason: string };
