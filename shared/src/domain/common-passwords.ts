import { fieldMessages, type FieldRule } from './field-rules.ts';
import { passwordNeeds } from './password-needs.ts';

/** What is known from the start, among it what only people here would choose; `learnKnownPasswords` adds thousands. */
const words = new Set('password passw pass contrasena contraseña clave qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm admin administrator welcome letmein iloveyou teamo abc abcd abcdef monkey dragon master login user usuario test prueba hola guatemala guate guatemalteco chapin chapina quetzal antigua xela pizza pizzeria'.split(' '));
const leaked = new Set<string>();

const listOf = (text: string): readonly string[] => text.split(/\s+/).filter((entry) => entry !== '');

/** Takes in the lists of `known-passwords.ts`, which a browser loads only where a password is chosen. */
export function learnKnownPasswords({ commonWords, leakedPasswords }: { readonly commonWords: string; readonly leakedPasswords: string }): void {
  for (const word of listOf(commonWords)) words.add(word);
  for (const password of listOf(leakedPasswords)) leaked.add(password);
}

const letterFor: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '1': 'i', '!': 'i', '3': 'e', $: 's', '5': 's', '7': 't' };
const undisguised = (text: string): string => [...text].map((character) => letterFor[character] ?? character).join('');

/** Whether a password is one word with figures and signs around it or in it: `P@ssw0rd123!`, `Pizza-2026`, `M1guel*`. */
function isDressedWord(password: string): boolean {
  const small = password.toLowerCase();
  const core = small.replace(/^[^a-zñ@$]+|[^a-zñ]+$/g, '');
  return [undisguised(core), core.replace(/[^a-zñ]/g, ''), undisguised(small.replace(/[^a-zñ]+$/, ''))].some((candidate) => words.has(candidate));
}

/** The figure on the key of a sign, on the keyboards sold here and on the American one. */
const figureOf: Readonly<Record<string, string>> = { '!': '1', '@': '2', '"': '2', '#': '3', '·': '3', $: '4', '%': '5', '^': '6', '&': '6', '*': '8', '/': '7', '(': '9', ')': '0', '=': '0' };
const rows = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p'];
const walks = [...rows, ...columns].flatMap((line) => [line, [...line].reverse().join('')]);
/** Shorter runs of neighbours are found in good passwords, too. */
const shortestWalk = 3;

/** How many characters from `from` on are neighbours, one after the other. */
function walkAt(keys: string, from: number): number {
  let length = shortestWalk;
  while (from + length <= keys.length && walks.some((line) => line.includes(keys.slice(from, from + length)))) length += 1;
  return length > shortestWalk ? length - 1 : 0;
}

/** Whether a password is nothing but keys beside each other and figures: `!QAZ2wsx`, `Qwerty123!`, `Abc.12345`. */
function isKeyboardWalk(password: string): boolean {
  const keys = [...password.toLowerCase()].map((character) => figureOf[character] ?? character).join('');
  let rest = '';
  for (let at = 0; at < keys.length; ) {
    const length = walkAt(keys, at);
    if (length === 0) rest += keys[at];
    at += Math.max(length, 1);
  }
  return rest.length < keys.length && /^[^a-zñ]*$/.test(rest);
}

/** What is guessed first although it may have everything the rule asks for. Also refused without a network. */
export const isCommonPassword = (password: string): boolean => leaked.has(password) || isDressedWord(password) || isKeyboardWalk(password);

/** A common password gets the sentence of one that breaks the rule: the documents have no other [VAL-018]. */
export const uncommonPassword: FieldRule = (value) => (isCommonPassword(value) ? fieldMessages.newPassword : undefined);

/** `weak`: refused; `strong`: long, and not few characters over and over. */
export type PasswordStrength = 'weak' | 'good' | 'strong';

export function passwordStrength(value: string): PasswordStrength {
  const isAllowed = Object.values(passwordNeeds).every((holds) => holds(value)) && !isCommonPassword(value);
  if (!isAllowed) return 'weak';
  return value.length >= 12 && new Set(value).size >= 9 ? 'strong' : 'good';
}
