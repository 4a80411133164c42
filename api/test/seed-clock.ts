/** The shop of the tests opened on Monday, 16 November 2026, so that what the seed dates does not depend on today. */
export const seedClock = { now: () => Date.UTC(2026, 10, 16, 18, 0, 0) };
