import { eq } from 'drizzle-orm';
import type { Db } from '../../src/database/database.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobApprovals, jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import type { User } from '../../src/identity/tables/users.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';

const at = new Date('2026-11-21T04:00:00Z');

let jobNumber = 0;

/** Somebody's application for a job that the owner's institute has approved. */
export async function applicationOf(db: Db, { id: userID }: User): Promise<string> {
  jobNumber += 1;
  const [job] = await db
    .insert(jobDescriptions)
    .values({
      code: `JD-26-9${String(jobNumber).padStart(5, '0')}`,
      companyID: companyID('greengrid'),
      title: 'Trainee',
      audience: 'Fresher',
      status: 'Posted',
      postedAt: at,
      criteria: {},
    })
    .returning();
  const jdID = job?.id ?? '';
  await db.insert(jobApprovals).values({ jdID, instituteID: instituteID('sahyadri'), state: 'Approved' });
  const [row] = await db.insert(applications).values({ jdID, userID, status: 'Applied' }).returning();
  return row?.id ?? '';
}

/** The same with an offer that waits for an answer. */
export async function offerTo(db: Db, owner: User): Promise<string> {
  const id = await applicationOf(db, owner);
  const respondBy = new Date(at.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
  await db
    .update(applications)
    .set({ status: 'Selected', offer: { ctcPaise: 80_000_000, respondBy } })
    .where(eq(applications.id, id));
  return id;
}
