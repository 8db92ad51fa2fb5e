/** The page of a company: its figures are those that plain SQL finds, and nothing of other campuses or of fewer than five people. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { programs } from '../../src/catalogue/index.ts';
import { applicationEvents, applications, jobApprovals, jobDescriptions } from '../../src/hiring/index.ts';
import { companies } from '../../src/organisations/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { addCompany, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const sahyadri = instituteID('sahyadri');
const hooghly = instituteID('hooghly');
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let company: string;
let student: Call;
let stranger: Call;
let experienced: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const { db } = server.database;
  student = await server.actAs(seededID('user/9000000001'));
  stranger = await server.actAs((await addPerson(db, 'student', hooghly)).id);
  experienced = await server.actAs((await addPerson(db, 'experienced', null)).id);
  company = await addCompany(db);
  await db
    .update(companies)
    .set({
      verificationStatus: 'Verified',
      verifiedAt: new Date('2026-01-12T04:30:00Z'),
      about: 'We insure.',
    })
    .where(eq(companies.id, company));
  const ours = await addJob(sahyadri, { ctcMinPaise: 50_000_000, ctcMaxPaise: 60_000_000 });
  const theirs = await addJob(hooghly, { ctcMinPaise: 90_000_000, ctcMaxPaise: 95_000_000 });
  const [civil, mechanical] = await db
    .select({ id: programs.id })
    .from(programs)
    .orderBy(programs.id)
    .limit(2);
  await take(ours, sahyadri, { people: 7, programID: civil?.id ?? '' });
  await take(ours, sahyadri, { people: 4, programID: mechanical?.id ?? '' });
  await take(theirs, hooghly, { people: 6, programID: civil?.id ?? '' });
});
afterAll(() => server.close());

let serial = 0;

/** A job that this campus alone has approved. */
async function addJob(institute: string, pay: object): Promise<string> {
  serial += 1;
  const { db } = server.database;
  const [job] = await db
    .insert(jobDescriptions)
    .values({
      code: `JD-26-7${String(serial).padStart(5, '0')}`,
      companyID: company,
      title: `Trainee ${serial}`,
      audience: 'Fresher',
      seasonID: institute === sahyadri ? seasonID('sahyadri') : null,
      status: 'Posted',
      postedAt: server.clock.now,
      lastDateToApply: new Date(server.clock.now.getTime() + 5 * day),
      criteria: {},
      rounds: [
        { order: 1, name: 'Aptitude test' },
        { order: 2, name: `Interview ${serial}` },
      ],
      ...pay,
    })
    .returning();
  const jdID = job?.id ?? '';
  await db.insert(jobApprovals).values({ jdID, instituteID: institute, state: 'Approved' });
  return jdID;
}

/** People whom the company took by a job; the first word came after as many days as there are people before each. */
async function take(
  jdID: string,
  institute: string,
  asked: { people: number; programID: string },
): Promise<void> {
  const { db } = server.database;
  for (let index = 0; index < asked.people; index += 1) {
    const { id: userID } = await addPerson(db, 'student', institute);
    serial += 1;
    await db.insert(currentDegrees).values({
      userID,
      instituteID: institute,
      programID: asked.programID,
      degree: 'ENGINEERING',
      rollNumber: `T/${serial}`,
      admissionYear: 2023,
      passingYear: 2027,
      currentSemester: 7,
      updatedAt: server.clock.now,
    });
    const [row] = await db
      .insert(applications)
      .values({
        jdID,
        userID,
        status: index % 2 === 0 ? 'Joined' : 'Offer Accepted',
        offer: { ctcPaise: 50_000_000 + index * 1_000_000, respondBy: server.clock.now.toISOString() },
        appliedAt: new Date(server.clock.now.getTime() - 20 * day),
      })
      .returning();
    await db.insert(applicationEvents).values({
      applicationID: row?.id ?? '',
      from: 'Applied',
      to: 'Shortlisted',
      at: new Date(server.clock.now.getTime() - (20 - index) * day),
      source: 'portal',
    });
  }
}

const page = async (by: Call, id = company) => by('getCompanyProfile', { params: { id } });
const profileFor = async (by: Call) => (await page(by)).data.companyProfile;

test('the figures for a campus are those of plain SQL', async () => {
  const shown = await profileFor(student);
  const campus = sql`select m.id, m.applied_at, (m.offer ->> 'ctcPaise')::bigint as pay, d.program_id, d.passing_year
    from jd_student_mappings m join job_descriptions j on j.id = m.jd_id
    join job_approvals a on a.job_description_id = j.id and a.institute_id = ${sahyadri} and a.state = 'Approved'
    join users u on u.id = m.user_id and u.parent_entity_id = ${sahyadri}
    join current_degrees d on d.user_id = u.id
    where j.company_id = ${company} and m.status in ('Joined', 'Offer Accepted')`;
  const taken = await server.database.db.select({ name: sql<string>`name`, people: sql<number>`people` })
    .from(sql`(select mp.name || ' ' || p.specialisation as name, count(*)::int as people from (${campus}) as c
      join programs p on p.id = c.program_id join master_programs mp on mp.id = p.master_program_id
      group by 1 having count(*) >= 5) as taken`);
  expect(shown.taken).toEqual(
    taken.map(({ name, people }) => ({ programName: name, passingYear: 2027, people })),
  );
  expect(shown.taken).toMatchObject([{ people: 7 }]);
  const [figures] = await server.database.db
    .select({
      median: sql<number>`percentile_cont(0.5) within group (order by pay)`,
      people: sql<number>`count(*)::int`,
      days: sql<number>`percentile_cont(0.5) within group (order by extract(epoch from e.at - c.applied_at)::float8 / 86400)`,
    })
    .from(sql`(${campus}) as c join jd_student_mapping_events e on e.mapping_id = c.id`);
  expect(shown.pay).toEqual([
    {
      season: expect.any(String),
      jobs: 1,
      minPaise: 50_000_000,
      maxPaise: 60_000_000,
      medianPaise: figures?.median,
      people: figures?.people,
    },
  ]);
  expect(shown.answerDays).toBe(figures?.days);
});

test('each campus reads of its own jobs and people alone, the experienced of neither', async () => {
  const theirs = await profileFor(stranger);
  expect(theirs.pay).toMatchObject([{ minPaise: 90_000_000, maxPaise: 95_000_000, people: 6 }]);
  expect(theirs.taken).toMatchObject([{ people: 6 }]);
  expect(JSON.stringify(await profileFor(student))).not.toContain('95000000');
  expect(await profileFor(experienced)).toMatchObject({
    pay: [],
    taken: [],
    rounds: null,
    answerDays: null,
    openJobs: [],
    openCount: 0,
  });
});

test('it says who the company is, which jobs are open, and the rounds that at least half of them hold', async () => {
  await addJob(sahyadri, { ctcMinPaise: 52_000_000, ctcMaxPaise: 58_000_000 });
  await addJob(sahyadri, {});
  const shown = await profileFor(student);
  expect(shown).toMatchObject({
    id: company,
    about: 'We insure.',
    industryName: 'Insurance',
    status: 'Verified',
    verifiedSince: '2026-01-12T04:30:00.000Z',
    openCount: 3,
    alertID: null,
    rounds: { jobs: 3, names: ['Aptitude test'] },
  });
  expect(shown.openJobs?.filter(({ evaluation }) => evaluation !== undefined)).toHaveLength(3);
  expect(shown).not.toHaveProperty('email');
  expect(shown).not.toHaveProperty('phone');
});

test('a company is followed from there', async () => {
  const { data } = await student('addJobAlert', { body: { companyID: company } });
  expect((await profileFor(student)).alertID).toBe(data.jobAlert.id);
  expect((await profileFor(stranger)).alertID).toBeNull();
});

test('a suspended company says so to those who know it, and is not there for others; one that is not verified is nobody’s', async () => {
  const { db } = server.database;
  await db.update(companies).set({ verificationStatus: 'Suspended' }).where(eq(companies.id, company));
  expect(await profileFor(student)).toMatchObject({ status: 'Suspended', verifiedSince: null, openJobs: [] });
  expect((await page(experienced)).status).toBe(404);
  await db.update(companies).set({ verificationStatus: 'Verified' }).where(eq(companies.id, company));
  expect((await page(experienced, await addCompany(db))).status).toBe(404);
});

test('an employer opens the own page, and no other one', async () => {
  const employer = await server.actAs(seededID('user/9000000021'));
  expect((await page(employer, companyID('navyug'))).data.companyProfile).not.toHaveProperty('openJobs');
  expect((await page(employer)).status).toBe(404);
});
