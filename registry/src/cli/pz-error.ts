/** What a script is told by the exit code; `pz --help` lists them. */
export const exitCodes = { refused: 1, usage: 2, unreachable: 3, unauthorised: 4 } as const;

/** Ends the command with a sentence that says what to do. */
export class PzError extends Error {
  override readonly name = 'PzError';
  readonly exitCode: number;
  constructor(message: string, kind: keyof typeof exitCodes) {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}
