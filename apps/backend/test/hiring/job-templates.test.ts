/** Job templates: the platform's staff write them for everybody, a company for itself. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Call;
let employer: Call;
let other: Call;
let skillIDs: string[];
let jobProfileID: string;
let jobProfileLateralID: string;

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  staff = await server.signIn('9000000051');
  employer = await server.signIn('9000000021');
  other = await server.signIn('9000000022');
  const { data: skills } = await staff('listSkills', { query: { pageSize: 25, isActive: true } });
  skillIDs = skills.skill.slice(0, 2).map(({ id }) => id);
  const { data: profiles } = await staff('listJobProfiles', { query: { pageSize: 25, isActive: true } });
  jobProfileID = profiles.jobProfile[0]?.id ?? '';
  const { data: lateral } = await staff('listJobProfilesLateral', {
    query: { pageSize: 25, isActive: true },
  });
  jobProfileLateralID = lateral.jobProfileLateral[0]?.id ?? '';
});
afterAll(() => server.close());

const body = (name: string) => ({
  name,
  title: 'Trainee',
  scope: 'Platform' as const,
  skillIDs,
  jobProfileID,
});

test('the staff add, change, post and delete one of the platform', async () => {
  const added = await staff('addJobTemplate', {
    body: {
      ...body('Night shift'),
      responsibilities: ['Answer the telephone'],
      descriptionHtml: '<p onclick="x()">Calls</p><script>y()</script>',
    },
  });
  expect(added.error).toBeNull();
  const { id, rowVersion = 0 } = added.data.jobTemplate;
  expect(added.data.jobTemplate).toMatchObject({ status: 'Draft', descriptionHtml: '<p>Calls</p>' });

  const again = await staff('addJobTemplate', { body: body('night shift') });
  expect([again.status, again.error?.code]).toEqual([409, 'DUPLICATE']);

  const posted = await staff('setJobTemplateStatus', {
    params: { id },
    body: { status: 'Posted', rowVersion },
  });
  expect(posted.data.jobTemplate.status).toBe('Posted');
  const stale = await staff('updateJobTemplate', { params: { id }, body: { title: 'Clerk', rowVersion } });
  expect([stale.status, stale.error?.code]).toEqual([409, 'STALE']);

  // An employer reads what is posted for everybody, and changes nothing of it.
  expect((await employer('getJobTemplate', { params: { id } })).status).toBe(200);

  expect((await staff('deleteJobTemplate', { params: { id } })).status).toBe(200);
  expect((await staff('getJobTemplate', { params: { id } })).status).toBe(404);
});

test('a template is for freshers or for people with experience, and a company names itself', async () => {
  const refused = async (change: object) => {
    const { status, error } = await staff('addJobTemplate', { body: { ...body('Both'), ...change } });
    return [status, ...(error?.fields ?? []).map(({ path }) => path)];
  };
  expect(await refused({ jobProfileID: null })).toEqual([422, 'jobProfileID']);
  expect(await refused({ jobProfileLateralID })).toEqual([422, 'jobProfileLateralID']);
  expect(await refused({ scope: 'Company' })).toEqual([422, 'companyID']);
  expect(await refused({ skillIDs: [] })).toEqual([422, 'skillIDs']);
  expect(await refused({ skillIDs: ['00000000-0000-7000-8000-000000000000'] })).toEqual([422, 'skillIDs']);
  // Also of a record that is there: the one property that is sent is judged with the others.
  const { data } = await staff('addJobTemplate', { body: body('Changed later') });
  const { id, rowVersion = 0 } = data.jobTemplate;
  const changed = await staff('updateJobTemplate', {
    params: { id },
    body: { jobProfileLateralID, rowVersion },
  });
  expect([changed.status, changed.error?.fields[0]?.path]).toEqual([422, 'jobProfileLateralID']);
});

test('a template says what is usual: kind, place, pay and days', async () => {
  const { data: cities } = await staff('listCities', { query: { pageSize: 1, isActive: true } });
  const terms = {
    jobType: 'Full Time' as const,
    workMode: 'On site' as const,
    cityIDs: [cities.city[0]?.id ?? ''],
    openings: 12,
    ctcMinPaise: 50_000_000,
    ctcMaxPaise: 60_000_000,
    closesAfterDays: 14,
    resultAfterDays: 21,
  };
  const added = await employer('addJobTemplate', { body: { ...body('Usual terms'), ...terms } });
  expect(added.data.jobTemplate).toMatchObject(terms);
  const refused = async (change: object) => {
    const answer = await employer('addJobTemplate', {
      body: { ...body('Other terms'), ...terms, ...change },
    });
    return answer.error?.fields.map(({ path }) => path);
  };
  expect(await refused({ ctcMaxPaise: 40_000_000 })).toEqual(['ctcMaxPaise']);
  expect(await refused({ closesAfterDays: 400 })).toEqual(['closesAfterDays']);
  expect(await refused({ cityIDs: ['00000000-0000-7000-8000-000000000000'] })).toEqual(['cityIDs']);
});

test("an employer's template is the company's own, whatever the body says, and nobody else's", async () => {
  const added = await employer('addJobTemplate', { body: body('Our own') });
  expect(added.error).toBeNull();
  const { id, scope, companyID } = added.data.jobTemplate;
  expect([scope, companyID === null]).toEqual(['Company', false]);
  expect((await other('getJobTemplate', { params: { id } })).status).toBe(404);
  expect((await staff('getJobTemplate', { params: { id } })).status).toBe(200);
});

test("a company's role that may change templates changes its own, and none of the platform's", async () => {
  const { db } = server.database;
  const employerRole = eq(roles.id, seededID('role/employer'));
  const [role] = await db.select().from(roles).where(employerRole);
  const permissions = [...(role?.permissions ?? []), 'Update Job Template', 'Delete Job Template'] as const;
  await db
    .update(roles)
    .set({ permissions: [...permissions] })
    .where(employerRole);
  const allowed = await server.signIn('9000000021');

  const shared = await staff('addJobTemplate', { body: body('For everybody') });
  const { id, rowVersion = 0 } = shared.data.jobTemplate;
  const params = { id };
  const posted = await staff('setJobTemplateStatus', { params, body: { status: 'Posted', rowVersion } });
  const current = posted.data.jobTemplate.rowVersion ?? 0;
  const changes = { title: 'Ours now', rowVersion: current };
  for (const answer of [
    await allowed('updateJobTemplate', { params, body: changes }),
    await allowed('setJobTemplateStatus', { params, body: { status: 'Draft', rowVersion: current } }),
    await allowed('deleteJobTemplate', { params }),
  ]) {
    expect([answer.status, answer.error?.code]).toEqual([403, 'OUT_OF_SCOPE']);
  }

  const own = await allowed('addJobTemplate', { body: body('Changed by its company') });
  const changed = await allowed('updateJobTemplate', {
    params: { id: own.data.jobTemplate.id },
    body: { title: 'Clerk', rowVersion: own.data.jobTemplate.rowVersion ?? 0 },
  });
  expect(changed.data.jobTemplate.title).toBe('Clerk');
  expect((await allowed('deleteJobTemplate', { params: { id: own.data.jobTemplate.id } })).status).toBe(200);
});
