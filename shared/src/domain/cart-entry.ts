/** What entries of the browser's history say so that editing a line of the cart leads back to it. */
export const cartPath = '/cart';

/** State of the entry of the cart: the group whose product was opened from there. */
export type CartEntry = { readonly line: number };
/** State of the entry of a product that was opened from the cart: the entry before is the cart. */
export const fromCart = { fromCart: true } as const;

const isObject = (state: unknown): state is Readonly<Record<string, unknown>> => typeof state === 'object' && state !== null;

/** The sequence of the group to come back to; null when the cart was not left for a product. */
export const lineOf = (state: unknown): number | null => (isObject(state) && typeof state['line'] === 'number' ? state['line'] : null);

export const cameFromCart = (state: unknown): boolean => isObject(state) && state['fromCart'] === true;
