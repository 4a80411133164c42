/** What a new password needs, each with a name, so that a form can show which is still missing [VAL-011…VAL-017]. */
export const passwordNeeds = {
  length: (value: string) => value.length >= 8 && value.length <= 72 && !/\s/.test(value),
  upper: (value: string) => /[A-Z]/.test(value),
  lower: (value: string) => /[a-z]/.test(value),
  digit: (value: string) => /\d/.test(value),
  special: (value: string) => /[^A-Za-z0-9\s]/.test(value),
} as const satisfies Record<string, (value: string) => boolean>;
