/** First data: written at the first start, and looked through when it has changed. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import type { HashPassword } from './accounts.ts';
import { referenceData, seedReference } from './reference.ts';
import { allPermissions } from '../modules/roles/permissions.ts';
import { refuseDemoAccounts } from './accounts.ts';
import { jobData, seedJobs } from './jobs.ts';
import { demoProfiles } from './data/demo-profiles.ts';
import { leadSeeds } from './data/leads.ts';
import { leadOwner, seedLeads } from './leads.ts';
import { seedDemoProfiles } from './profiles.ts';
import { sandboxData, seedSandbox } from './sandbox.ts';
import { seedMarks } from './tables.ts';

export { demoAccounts, demoPassword, type DemoAccount } from './data/accounts.ts';

export interface SeedOptions {
  /** Whether to add the invented institutes, companies and demo accounts. */
  sandbox: boolean;
  /** Whether the sandbox has jobs and candidates too. */
  withJobs: boolean;
  /** The moment that the sandbox's dates are relative to. */
  now: Date;
  hashPassword: HashPassword;
}

/** Writes what is missing, all or nothing. The caller makes sure that no other copy of the server does so meanwhile. */
export async function seed(db: Db, { sandbox, withJobs, now, hashPassword }: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await seedReference(tx);
    if (sandbox) await seedSandbox(tx, hashPassword, now);
    if (sandbox && withJobs) {
      await seedJobs(tx, hashPassword, now);
      await seedDemoProfiles(tx, now);
      await seedLeads(tx, now);
    }
    if (!sandbox) await refuseDemoAccounts(tx);
  });
}

const day = 24 * 60 * 60 * 1000;

/** Seeds unless the last seeding was the same; in the sandbox once a day, because it brings back what was tidied away. */
export async function seedIfChanged(db: Db, options: SeedOptions): Promise<void> {
  const { sandbox, withJobs, now } = options;
  const data = [
    allPermissions(),
    referenceData,
    sandbox && withJobs ? [jobData, demoProfiles(0), leadSeeds(leadOwner)] : null,
    sandbox ? [sandboxData, Math.floor(now.getTime() / day)] : null,
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  const [mark] = await db.select().from(seedMarks).where(eq(seedMarks.name, 'seed'));
  if (mark?.fingerprint === fingerprint) return;
  await seed(db, options);
  await db
    .insert(seedMarks)
    .values({ name: 'seed', fingerprint })
    .onConflictDoUpdate({ target: seedMarks.name, set: { fingerprint } });
}
