import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

test('the funnel of an officer has the own students, each once, and the jobs that are posted', async () => {
  const { db } = server.database;
  const posted = new Set(
    (await db.select().from(jobDescriptions))
      .filter(({ status, cancelledAt }) => status === 'Posted' && cancelledAt === null)
      .map(({ id }) => id),
  );
  const own = new Set(
    (await db.select().from(users))
      .filter((user) => user.parentEntityID === instituteID('sahyadri') && user.mobileVerifiedAt !== null)
      .map(({ id }) => id),
  );
  const rows = (await db.select().from(applications)).filter(
    ({ userID, jdID }) => own.has(userID) && posted.has(jdID),
  );
  const people = (isSoFar: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(isSoFar).map(({ userID }) => userID)).size;
  const having = (...statuses: (typeof rows)[number]['status'][]) =>
    people(({ status }) => statuses.includes(status));
  expect(rows.length).toBeGreaterThan(10);
  const call = await server.actAs(seededID('user/9000000031'));
  const { report } = (await call('getReport', { params: { name: 'funnel' } })).data;
  expect(report.totals).toEqual({
    applied: people(({ appliedAt }) => appliedAt !== null),
    shortlisted: people(({ contactRevealedAt }) => contactRevealedAt !== null),
    selected: having('Selected', 'Offer Accepted', 'Offer Declined', 'Joined'),
    accepted: having('Offer Accepted', 'Joined'),
  });
});
