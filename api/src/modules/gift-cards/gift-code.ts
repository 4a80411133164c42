import { createHmac } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** Figures and letters nobody mixes up: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeBytes = 10;

/** 80 bits that only whoever holds the key can say again: `7KQ2-M9XD-4TWB-HN3P`. `version` counts the codes of the card from 1. */
export function giftCode({ giftKey }: Pick<Secrets, 'giftKey'>, cardId: number, version = 1): string {
  const bytes = createHmac('sha256', giftKey).update(version === 1 ? `gift:${cardId}` : `gift:${cardId}:${version}`).digest().subarray(0, codeBytes);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g) ?? [];
  return letters.map((five) => alphabet[Number.parseInt(five, 2)]).join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: spaces and hyphens do not count, and look-alikes are what was meant. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** What the database knows of a code. */
export const macOfCode = ({ giftPepper }: Pick<Secrets, 'giftPepper'>, code: string): Buffer => createHmac('sha256', giftPepper).update(plain(code)).digest();

export const lastOfCode = (code: string): string => plain(code).slice(-4);
