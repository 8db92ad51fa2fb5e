import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const officer = idOf('9000000031');
const employer = idOf('9000000021');
const pooja = idOf('9000000007');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

/** Somebody who applied to a job of the employer's company, contact shown or not. */
async function applicant(isRevealed: boolean): Promise<string> {
  const [row] = await server.database.db
    .select({ userID: applications.userID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        eq(jobDescriptions.companyID, companyID('navyug')),
        isNotNull(applications.appliedAt),
        isRevealed ? isNotNull(applications.contactRevealedAt) : isNull(applications.contactRevealedAt),
      ),
    );
  if (!row) throw new Error('The seed has no such applicant.');
  return row.userID;
}

test('an officer sees a student of the institute in full, but what only the student knows; the reading is noted', async () => {
  const call = await server.actAs(officer);
  const { data, text } = await call('getStudentProfile', { params: { id: pooja } });
  expect(data.student.student).toMatchObject({ id: pooja, email: expect.any(String) });
  expect(data.student.student.profileCompletion).toBeGreaterThan(0);
  expect(data.student.currDegree).toMatchObject({ verification: { status: expect.any(String) } });
  expect(data.student.education).not.toHaveLength(0);
  for (const secret of [
    'gender',
    'maritalStatus',
    'disabilityNote',
    'dateOfBirth',
    'expectedCtcPaise',
    'ctcPaise',
  ]) {
    expect(text).not.toContain(`"${secret}"`);
  }
  const events = await server.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entityID, pooja), eq(auditEvents.action, 'read')));
  expect(events).toMatchObject([{ actorID: officer, entityType: 'student' }]);
});

test('a company sees who applied to a job of its own, and how to reach them from the shortlist on', async () => {
  const call = await server.actAs(employer);
  const shortlisted = await call('getStudentProfile', { params: { id: await applicant(true) } });
  expect(shortlisted.data.student.student.mobileNumber).toMatch(/^\d{10}$/);
  const strangers = await server.database.db
    .select({ userID: applications.userID })
    .from(applications)
    .where(isNotNull(applications.appliedAt));
  const own = await server.database.db
    .select({ userID: applications.userID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(eq(jobDescriptions.companyID, companyID('navyug')), isNotNull(applications.appliedAt)));
  const known = new Set(own.map(({ userID }) => userID));
  const stranger = strangers.find(({ userID }) => !known.has(userID));
  expect(stranger).toBeDefined();
  expect((await call('getStudentProfile', { params: { id: stranger?.userID ?? '' } })).status).toBe(404);
});

test('before the shortlist the ways to reach an applicant are kept back', async () => {
  const id = await applicant(false);
  await server.database.db
    .update(applications)
    .set({ contactRevealedAt: null })
    .where(eq(applications.userID, id));
  const { data } = await (await server.actAs(employer))('getStudentProfile', { params: { id } });
  expect(data.student.student).toMatchObject({ mobileNumber: null, email: null });
});
