/** Why people were refused, per job, company and institute: each figure is what its list holds, and what is too long is refused. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const year = 2031;
const reasons = ['Skills', 'Skills', 'No show', null, 'Criteria'] as const;

let server: TestServer;
let officer: Call;
let jobs: string[];
const people: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  officer = await server.actAs(seededID('user/9000000031'));
  const { db } = server.database;
  const rows = await db
    .insert(jobDescriptions)
    .values(
      Array.from({ length: 101 }, (_, index) => ({
        code: `JD-26-93${String(index).padStart(4, '0')}`,
        companyID: companyID(index === 0 ? 'greengrid' : 'navyug'),
        title: `Trainee ${String(index).padStart(3, '0')}`,
        audience: 'Fresher' as const,
        status: 'Posted' as const,
        postedAt: server.clock.now,
        criteria: {},
      })),
    )
    .returning({ id: jobDescriptions.id });
  jobs = rows.map(({ id }) => id);
  for (let each = 0; each < 100; each += 1) {
    const { id: userID, mobileNumber } = await addPerson(db, 'student', instituteID('sahyadri'), {});
    people.push(userID);
    await db.insert(currentDegrees).values({
      userID,
      degree: 'ENGINEERING',
      programID: programID('B.E.', 'Computer Engineering'),
      instituteID: instituteID('sahyadri'),
      rollNumber: `R/${mobileNumber}`,
      admissionYear: year - 4,
      passingYear: year,
      currentSemester: 1,
      updatedAt: server.clock.now,
    });
  }
  const refused = reasons.map((statusReasonCode, index) => ({
    userID: people[index] ?? '',
    statusReasonCode,
  }));
  await db.insert(applications).values([
    ...refused.map((each) => ({ ...each, jdID: jobs[0] ?? '', status: 'Rejected' as const })),
    {
      userID: people[0] ?? '',
      jdID: jobs[1] ?? '',
      status: 'Rejected' as const,
      statusReasonCode: 'Skills' as const,
    },
    // Not refused: these end by the person, or not at all.
    {
      userID: people[5] ?? '',
      jdID: jobs[0] ?? '',
      status: 'Withdrawn' as const,
      statusReasonCode: 'Personal' as const,
    },
    { userID: people[6] ?? '', jdID: jobs[0] ?? '', status: 'Applied' as const },
  ]);
});
afterAll(() => server.close());

const report = async (form: string, query: object = {}, call = officer) =>
  (await call('getFormReport', { params: { form }, query: { passingYear: year, ...query } })).data.formReport;

/** The rows of the list that a figure leads to. */
async function rowsAt(link: string | undefined) {
  const { form = '', ...query } = Object.fromEntries(
    new URL(link ?? '', 'https://portal.example.com').searchParams,
  );
  expect(form).toBe('refusals-people');
  return (await report(form, query)).rows;
}

test('refusals are counted by reason per job, company and institute, and each figure opens its rows', async () => {
  const ofJob = { skills: 2, noShow: 1, otherReason: 1, criteria: 1, filled: 0, personal: 0, refused: 5 };
  const byJob = await report('refusals-jobs');
  expect(byJob.rows.map(({ cells }) => cells)).toMatchObject([
    { title: 'Trainee 000', ...ofJob },
    { title: 'Trainee 001', skills: 1, refused: 1 },
  ]);
  const byCompany = await report('refusals-companies');
  expect(byCompany.rows.map(({ cells }) => cells.refused)).toEqual([5, 1]);
  const byInstitute = await report('refusals-institutes');
  expect(byInstitute.rows.map(({ cells }) => cells)).toMatchObject([{ skills: 3, refused: 6 }]);
  for (const { cells, links } of [byJob, byCompany, byInstitute].flatMap(({ rows }) => rows)) {
    for (const [name, link] of Object.entries(links))
      expect(await rowsAt(link)).toHaveLength(Number(cells[name]));
  }
  const [row] = await rowsAt(byJob.rows[0]?.links.noShow);
  expect(row).toMatchObject({
    cells: { title: 'Trainee 000', reason: 'No show', program: 'B.E. Computer Engineering' },
    links: { name: `/student?record=${people[2]}` },
  });
  expect((await report('refusals-people', { group: 'job' })).rows).toEqual([]);
});

test('they are a file, and another institute reads none of them', async () => {
  const of = { params: { form: 'refusals-jobs' }, query: { passingYear: year } };
  const { text } = await officer('downloadFormReport', of);
  expect(text).toContain(
    'Job,Employer,Criteria,Skills,Position filled,No show,Other offer,Personal,Other,Refused',
  );
  expect(text).toContain('Trainee 000,');
  const { id } = await addPerson(server.database.db, 'institute-officer', instituteID('godavari'), {});
  expect((await report('refusals-jobs', {}, await server.actAs(id))).rows).toEqual([]);
});

test('a list of more than 10,000 rows is refused, with what to do', async () => {
  await server.database.db.execute(sql`
    insert into jd_student_mappings (id, jd_id, user_id, status)
    select gen_random_uuid()::text, job, person, 'Rejected'
    from unnest(${sql.param(jobs)}::text[]) as jobs (job), unnest(${sql.param(people)}::text[]) as people (person)
    on conflict (jd_id, user_id) do update set status = 'Rejected'`);
  const of = { params: { form: 'refusals-people' }, query: { passingYear: year } };
  const { status, error } = await officer('downloadFormReport', of);
  expect({ status, field: error?.fields[0] }).toMatchObject({
    status: 422,
    field: {
      path: 'instituteID',
      code: 'tooMany',
      message: 'This table has more than 10000 rows. Choose one institute.',
    },
  });
  expect((await report('refusals-people')).rows).toHaveLength(500);
});
