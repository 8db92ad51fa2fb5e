import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobDescriptions } from '../../src/hiring/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { cityRows } from '../../src/seed/data/cities.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { jobProfileRows } from '../../src/seed/data/job-profiles.ts';
import { skillRows } from '../../src/seed/data/skills.ts';
import { postable, postJob } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Call;
let employer: Call;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  // Those of the first data are not what is looked for here.
  await server.database.db
    .update(jobDescriptions)
    .set({ closedAt: server.clock.now, closeReason: 'Enough' })
    .where(eq(jobDescriptions.status, 'Posted'));
  student = await server.actAs(seededID('user/9000000001'));
  employer = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

async function openJob(more: object = {}, isApproved = true): Promise<string> {
  const { id } = await postJob(employer, postable(server.clock.now, more));
  const body = { instituteID: instituteID('sahyadri'), verdict: 'Approved' };
  if (isApproved) await officer('decideJobDescriptionApproval', { params: { id }, body });
  return id;
}

const similar = async (id: string, by = student): Promise<string[]> =>
  (await by('listSimilarJobs', { params: { id } })).data.jobDescription.map((job: { id: string }) => job.id);

/** Another kind of work in another city, of the same company. */
const other = {
  jobProfileID: jobProfileRows.at(-1)?.id,
  skills: [{ skillID: skillRows.at(-1)?.id }],
  cityIDs: [cityRows.at(-1)?.id],
  jobType: 'Internship',
  stipendPaisePerMonth: 2_000_000,
  internshipMonths: 6,
};

test('open jobs like it, the likest first and those one is eligible for before the others; nothing where none is', async () => {
  const job = await openJob();
  const different = await openJob(other);
  expect(await similar(job)).toEqual([]);
  const unfit = await openJob({ criteria: { minSSC: 100 } });
  const like = await openJob({ cityIDs: [cityRows[1]?.id] });
  const likest = await openJob();
  // The campus has not approved this one.
  await openJob({}, false);
  const closed = await openJob();
  await server.database.db
    .update(jobDescriptions)
    .set({ closedAt: server.clock.now, closeReason: 'Enough' })
    .where(eq(jobDescriptions.id, closed));
  expect(await similar(job)).toEqual([likest, like, unfit]);
  expect(await similar(different)).toEqual([]);
  const stranger = await server.actAs(
    (await addPerson(server.database.db, 'student', instituteID('hooghly'))).id,
  );
  expect((await stranger('listSimilarJobs', { params: { id: job } })).status).toBe(404);
  for (let more = 0; more < 6; more += 1) await openJob();
  expect(await similar(job)).toHaveLength(6);
});
