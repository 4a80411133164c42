/** An account keeps this many addresses. */
export const mostAddresses = 15;
