require('fast-check').configureGlobal({ numRuns: Number(process.env.RANDOM_CASES) });
