/** First data. */
import type { Crowd } from '../config/index.ts';
import type { Db } from '../database/index.ts';
import type { HashPassword } from './accounts.ts';
import { referenceData, seedReference } from './reference.ts';
import { giveOpeningCredits, refuseDemoAccounts } from './accounts.ts';
import { jobData, seedJobs } from './jobs.ts';
import { sendCvs } from './cvs.ts';
import { candidatesOf } from './data/candidates.ts';
import { demoProfiles } from './data/demo-profiles.ts';
import { leadSeeds } from './data/leads.ts';
import { leadOwner, seedLeads } from './leads.ts';
import { countReached } from './reached.ts';
import { seedDemoProfiles } from './profiles.ts';
import { sandboxData, seedSandbox } from './sandbox.ts';
import { seedStarters, starterData } from './starters.ts';

export { demoAccounts, demoPassword, type DemoAccount } from './data/accounts.ts';

export interface SeedOptions {
  /** Whether to add the invented institutes, companies and demo accounts. */
  sandbox: boolean;
  /** Whether the sandbox has jobs and candidates too. */
  withJobs: boolean;
  /** How many candidates these are. @default few */
  crowd?: Crowd;
  /** The moment that the sandbox's dates are relative to. */
  now: Date;
  hashPassword: HashPassword;
}

/** Writes what is missing, all or nothing. The caller makes sure that no other copy of the server does so meanwhile. */
export async function seed(
  db: Db,
  { sandbox, withJobs, crowd = 'few', now, hashPassword }: SeedOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    await seedReference(tx);
    const accounts = sandbox ? await seedSandbox(tx, hashPassword, now) : [];
    if (sandbox && !withJobs) await giveOpeningCredits(tx, accounts);
    if (sandbox && withJobs) {
      const isNew = await seedJobs(tx, { crowd, accounts, hashPassword, now });
      await seedDemoProfiles(tx, now);
      if (isNew) await sendCvs(tx);
      await seedLeads(tx, now);
    }
    if (sandbox) await countReached(tx);
    if (!sandbox) {
      await seedStarters(tx);
      await refuseDemoAccounts(tx);
    }
  });
}

/** All that the seed writes and that does not depend on the moment. */
export function seededData({
  sandbox,
  withJobs,
  crowd = 'few',
}: Pick<SeedOptions, 'sandbox' | 'withJobs' | 'crowd'>): unknown[] {
  return [
    referenceData,
    sandbox && withJobs ? [jobData, candidatesOf(crowd), demoProfiles(0), leadSeeds(leadOwner)] : null,
    sandbox ? sandboxData : starterData,
  ];
}
