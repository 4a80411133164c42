import { randomBytes, randomInt } from 'node:crypto';

/** Nine or ten digits by chance: walking along them finds nothing. */
export const newOrderNumber = (): number => randomInt(100_000_000, 10_000_000_000);

/** 128 random bits in 22 characters: whoever has it may follow the order. */
export const newOrderHash = (): string => randomBytes(16).toString('base64url');

/** What is called out in the shop: its code and the last four digits of the order. */
export const ticketOf = (shopCode: string, orderNumber: number): string => `${shopCode}-${String(orderNumber % 10_000).padStart(4, '0')}`;
