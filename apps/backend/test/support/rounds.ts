/** A job of Navyug with applicants, and rounds of its selection. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../src/database/database.ts';
import { applications, jobDescriptions } from '../../src/hiring/index.ts';
import { currentDegrees } from '../../src/candidates/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { postable, postJob } from './jobs.ts';
import { addPerson } from './people.ts';
import type { Call } from './server.ts';

const hour = 60 * 60_000;

/** An applicant. */
export interface Applicant {
  applicationID: string;
  userID: string;
  rollNumber: string;
}

/** A posted job for which this many students of Sahyadri have applied, each with a roll number. */
export async function addSelection(
  db: Db,
  company: Call,
  { now, people }: { now: Date; people: number },
): Promise<{ jdID: string; applicants: Applicant[] }> {
  const { id: jdID } = await postJob(company, postable(now, { openings: 2 }));
  const [model] = await db.select().from(currentDegrees).limit(1);
  if (model === undefined) throw new Error('Nobody studies.');
  const applicants: Applicant[] = [];
  for (let count = 1; count <= people; count += 1) {
    const { id: userID } = await addPerson(db, 'student', instituteID('sahyadri'), {
      firstName: `Student${String.fromCodePoint(64 + count)}`,
    });
    const rollNumber = `CE/${jdID.slice(-12)}/${count}`;
    await db.insert(currentDegrees).values({ ...model, userID, rollNumber });
    const [row] = await db
      .insert(applications)
      .values({ jdID, userID, status: 'Applied', appliedAt: now })
      .returning();
    applicants.push({ applicationID: row?.id ?? '', userID, rollNumber });
  }
  return { jdID, applicants };
}

/** What a round needs, some hours from now. */
export const roundIn = (now: Date, hours: number, more: object = {}) => ({
  name: 'Aptitude test',
  kind: 'Aptitude test',
  startsAt: new Date(now.getTime() + hours * hour).toISOString(),
  endsAt: new Date(now.getTime() + (hours + 1) * hour).toISOString(),
  isFor: 'Applied',
  ...more,
});

/** Adds a round to a job and gives it back. */
export async function addRoundTo(company: Call, jdID: string, round: object) {
  const { data, status, text } = await company('addRound', { body: { jdID, ...round } });
  if (status !== 200) throw new Error(text);
  return data.round;
}

/** Where the applications of a job stand, in the order of these applicants. */
export async function statusesOf(db: Db, jdID: string, applicants: readonly Applicant[]): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(eq(applications.jdID, jdID));
  const found = new Map(rows.map(({ id, status }) => [id, status]));
  return applicants.map(({ applicationID }) => found.get(applicationID) ?? '');
}

/** Cancels a job as its company's decision leaves it. */
export const cancelJob = (db: Db, jdID: string, at: Date) =>
  db
    .update(jobDescriptions)
    .set({ cancelledAt: at, cancelReason: 'The project was given up' })
    .where(eq(jobDescriptions.id, jdID));
