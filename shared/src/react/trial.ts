/**
 * What the shell wants to know of a version that is new on the page: it may have a better one for what fails
 * now.
 */
export type Trial = {
  /** Whether the shell takes over after a failure now: the boundary then shows nothing. */
  readonly takesOver: () => boolean;
  readonly failed: (error: unknown) => void;
  readonly hasFailed: () => boolean;
  /** Content is on the page, not a skeleton. */
  readonly drawn: () => void;
};
