/** First data: run at every start, and from the second start on a few queries that change nothing. */
import type { Db } from '../database/open.ts';
import type { HashPassword } from './accounts.ts';
import { seedReference } from './reference.ts';
import { refuseDemoAccounts } from './accounts.ts';
import { seedSandbox } from './sandbox.ts';

export { demoAccounts, demoPassword, type DemoAccount } from './data/accounts.ts';

export interface SeedOptions {
  /** Whether to add the invented institutes, companies and demo accounts. */
  sandbox: boolean;
  /** The moment that the sandbox's dates are relative to. */
  now: Date;
  hashPassword: HashPassword;
}

/** Writes what is missing, all or nothing. The caller makes sure that no other copy of the server does so meanwhile. */
export async function seed(db: Db, { sandbox, now, hashPassword }: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await seedReference(tx);
    if (sandbox) await seedSandbox(tx, hashPassword, now);
    else await refuseDemoAccounts(tx);
  });
}
