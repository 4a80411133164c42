/** Who an account belongs to [AUTH-033]. */
export type Person = {
  readonly firstNames: string;
  readonly lastNames: string;
  /** dd/MM/yyyy or empty. */
  readonly birthday: string;
  readonly nickname: string;
  readonly email: string;
  readonly phone: string;
  readonly wantsAdvertising: boolean;
  readonly gender: Gender;
};

export type Gender = 'male' | 'female' | 'unsaid';

const longestNickname = 40;

/** The nickname somebody typed, else the part of the e-mail before the at sign [AUTH-035]. */
export const nicknameOf = (nickname: string, email: string): string => nickname.trim() || (email.trim().split('@')[0] ?? '').slice(0, longestNickname);
