import { test } from 'vitest';

/**
 * A test that `npm run test:all` runs and `npm test` leaves out: it starts the program several times, which takes seconds, and nothing
 * that a change touches every day can break it. `SWEEP=1` runs it alone.
 */
export const sweep: (title: string, run: () => Promise<void>, timeoutMs?: number) => void =
  process.env.SWEEP === '1' ? test : () => undefined;
