/** What a telephone dials for a number as people write it. */
export const dialing = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
