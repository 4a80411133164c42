/** What the test page answers to a card. `unannounced`: the page says yes, but no notice follows; nothing may be paid by that. */
type CardOutcome = 'approved' | 'declined' | 'failed' | 'challenge' | 'unannounced';

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'approved',
  '5555555555554444': 'approved',
  '4000000000000002': 'declined',
  '4000000000009995': 'declined',
  '4000000000000119': 'failed',
  '4000000000003220': 'challenge',
  '4000000000000341': 'unannounced',
};

export const challengeCode = '123456';


export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The check digit of every card number. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0;
}

/** MM/AA, and not over. */
export function isExpiryAhead(text: string, now: { year: number; month: number }): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim()) ?? [];
  return month !== undefined && (2000 + Number(year)) * 12 + Number(month) >= now.year * 12 + now.month;
}

/** Cards that are no test cards are declined: nobody should try a real one here. */
export const outcomeOf = (number: string): CardOutcome => outcomes[digitsOf(number)] ?? 'declined';

export const brandOf = (number: string): string => (number.startsWith('4') ? 'visa' : /^5[1-5]/.test(number) ? 'mastercard' : 'other');
