import { fieldMessages, type FieldRule } from './field-rules.ts';

/**
 * What people choose when they must have a capital letter, a figure and a sign. The lists of the most common passwords hold
 * little else that passes that rule, so the words they are made of are refused, however they are dressed up.
 */
const words = new Set(['password', 'passw', 'pass', 'contrasena', 'contraseña', 'clave', 'qwerty', 'qwertyuiop', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm', 'admin', 'administrator', 'welcome', 'letmein', 'iloveyou', 'teamo', 'abc', 'abcd', 'abcdef', 'monkey', 'dragon', 'master', 'login', 'user', 'usuario', 'test', 'prueba', 'hola', 'guatemala', 'guate', 'pizza']);

const disguises: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '1': 'i', '!': 'i', '3': 'e', $: 's', '5': 's' };

/** What is left of `P@ssw0rd123!` is `password`. */
function coreOf(password: string): string {
  const trimmed = password.toLowerCase().replace(/^[^a-zñ@$]+|[^a-zñ]+$/g, '');
  return [...trimmed].map((letter) => disguises[letter] ?? letter).join('');
}

/** Also refused offline: the list is part of the form. */
export const isCommonPassword = (password: string): boolean => words.has(coreOf(password));

/** A common password gets the sentence of one that breaks the rule: the documents have no other [VAL-018]. */
export const uncommonPassword: FieldRule = (value) => (isCommonPassword(value) ? fieldMessages.newPassword : undefined);
