/** The promotion that an address below `/promociones` names: its last part. Empty for an address that is about a category [DEC-026]. */
export const promotionCodeIn = (rest: string): string => (/(^|\/)categoria/.test(rest) ? '' : (rest.split('/').findLast(Boolean) ?? ''));
