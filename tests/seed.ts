/** What the tests of properties draw is drawn from the seed of the run: vitest.config.ts says which it is. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env.TEST_SEED) });
