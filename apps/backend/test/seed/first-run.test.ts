/** A new installation, from its first administrator to the first application: nothing has to be in the database before. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cvTemplates } from '../../src/candidates/index.ts';
import { jobProfiles, questions } from '../../src/hiring/index.ts';
import { roleID } from '../../src/identity/index.ts';
import { createAdministrator } from '../../src/identity/accounts/administrator.ts';
import { createSeal } from '../../src/messages/outbox/seal.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { cityRows } from '../../src/seed/data/cities.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { skillID } from '../../src/seed/data/skills.ts';
import { seed } from '../../src/seed/index.ts';
import { newBrowser } from '../support/browser.ts';
import { openTestDatabase } from '../support/database.ts';
import { deliveryNowhere, startTestServer, type Call, type TestServer } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'Harvest!25';
const hashPassword = (text: string) => Promise.resolve(`hash of ${text}`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      SANDBOX: '0',
      CAPTCHA: 'altcha',
      PUBLIC_URL: 'https://portal.example',
      SERVER_SECRET: 'n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ',
      ...deliveryNowhere,
    },
  });
  // The library that checks a captcha asks the machine for the time, not the server's clock.
  server.clock.now = new Date();
});
afterAll(() => server.close());

const inDays = (days: number): string => new Date(server.clock.now.getTime() + days * day).toISOString();

/** What a browser sends that has solved a captcha. */
async function solved(): Promise<Record<string, string>> {
  const { challenge } = (await server.call('createCaptchaChallenge')).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { 'x-captcha-token': token, 'x-requested-with': 'portal' };
}

/** The code in the newest SMS to a number. */
async function codeFor(mobileNumber: string): Promise<string> {
  const [message] = await server.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, mobileNumber))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(1);
  const text = createSeal(loadKeys(server.config)).open(message?.body ?? '');
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** What `answer` holds, or a test that fails with what was answered. */
function data<Data>(answer: { status: number; text: string; data: Data }): Data {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data;
}

/** Proves a number by SMS, as somebody does whose account was made by others; returns how to call the API as this person. */
async function firstSignIn(mobileNumber: string): Promise<Call> {
  const query = { purpose: 'reset' } as const;
  data(await server.call('sendOtp', { params: { mobileNumber }, query, headers: await solved() }));
  const body = { mobileNumber, code: await codeFor(mobileNumber) };
  const ticket = data(await server.call('verifyOtp', { body }));
  const reset = await server.callWith(ticket.token)('resetPassword', { body: { mobileNumber, password } });
  return server.callWith(data(reset).token);
}

describe('a new installation', () => {
  test('goes from the first administrator to the first application', async () => {
    const { db } = server.database;
    const owner = { firstName: 'Meera', lastName: 'Nair', email: 'meera@portal.example', password };
    await createAdministrator(db, { ...owner, mobileNumber: '9100000001' }, server.clock.now);
    const login = { body: { mobileNumber: '9100000001', password }, headers: await solved() };
    const admin = server.callWith(data(await server.call('login', login)).token);
    /** What is still to be done, by the administrator's dashboard. */
    const open = async () => {
      const { checkList } = data(await admin('getDashboard')).dashboard;
      return checkList.filter(({ isDone }) => !isDone).map(({ key }) => key);
    };
    // Templates and job profiles are there.
    expect(await open()).toEqual([
      'add-institute',
      'add-officer',
      'add-company',
      'post-season',
      'post-job',
      'await-application',
    ]);

    const spoc = { spocFirstName: 'Leela', spocLastName: 'Deshmukh', spocDesignation: 'Officer' };
    const college = { name: 'First College', instituteType: 'Engineering', city: 'Pune', stateCode: 'MH' };
    const programIDs = [programID('B.E.', 'Computer Engineering')];
    const { institute } = data(await admin('addInstitute', { body: { ...college, ...spoc, programIDs } }));
    const instituteID = institute.id;
    data(
      await admin('verifyInstitute', {
        params: { id: instituteID },
        body: { verdict: 'Verified', rowVersion: institute.rowVersion },
      }),
    );
    const leela = { firstName: 'Leela', lastName: 'Deshmukh', email: 'leela@college.example' };
    data(
      await admin('addSupportUser', {
        headers: { 'idempotency-key': 'first-officer' },
        body: {
          ...leela,
          mobileNumber: '9100000002',
          roleID: roleID('institute-officer'),
          parentEntityID: instituteID,
        },
      }),
    );
    const officer = await firstSignIn('9100000002');

    const firm = {
      name: 'First Company',
      location: 'Pune, Maharashtra',
      website: 'https://company.example.com',
      email: 'farah@company.example.com',
      phone: '9100000003',
      industryType: industryID('Insurance'),
      spocFirstName: 'Farah',
      spocLastName: 'Khan',
      spocDesignation: 'Lead',
      password,
    };
    const browser = newBrowser(server);
    const { id } = data(await browser('addCompany', { body: firm, headers: await solved() })).company;
    const mobileNumber = firm.phone;
    data(await browser('sendOtp', { params: { mobileNumber }, headers: await solved() }));
    const proof = { mobileNumber, code: await codeFor(mobileNumber) };
    const employer = server.callWith(data(await browser('verifyOtp', { body: proof })).token);
    const { company } = data(await admin('getCompany', { params: { id } }));
    data(
      await admin('verifyCompany', {
        params: { id },
        body: {
          verdict: 'Verified',
          checked: ['GST', 'Website'],
          note: 'Seen by the office',
          rowVersion: company.rowVersion,
        },
      }),
    );

    const season = data(
      await officer('addSeason', {
        body: {
          name: 'First placements',
          academicYear: '2026-27',
          seasonType: 'Placement',
          passingYears: [2027],
          registrationStart: inDays(-1),
          registrationEnd: inDays(20),
          startDate: inDays(-1),
          endDate: inDays(100),
          termsText: '<p>Take part in every round.</p>',
        },
      }),
    ).season;
    const seasonID = season.id;
    data(
      await officer('setSeasonStatus', {
        params: { id: seasonID },
        body: { status: 'Posted', rowVersion: season.rowVersion },
      }),
    );
    expect(await open()).toEqual(['post-job', 'await-application']);

    const asha = { firstName: 'Asha', lastName: 'Patil', email: 'asha@college.example' };
    const added = await officer('addStudent', { body: { ...asha, mobileNumber: '9100000004' } });
    const userID = data(added).student.id;
    const student = await firstSignIn('9100000004');
    data(
      await student('saveCurrentDegree', {
        body: {
          instituteID,
          programID: programIDs[0] ?? '',
          degree: 'ENGINEERING',
          rollNumber: 'CE/2023/041',
          admissionYear: 2023,
          passingYear: 2027,
          currentSemester: 7,
          cgpa: 8.1,
          cgpaScale: 10,
        },
      }),
    );
    data(await student('joinSeason', { params: { id: seasonID }, body: { termsVersion: 1 } }));
    const approval = { userID, state: 'Active' } as const;
    data(await officer('decideSeasonEnrolment', { params: { id: seasonID }, body: approval }));
    const [template] = data(await student('listPostedCvTemplates')).cvTemplate;
    const { preview } = data(
      await student('previewCv', { body: { language: 'hi', cvTemplateID: template?.id ?? '' } }),
    );
    expect(preview.pages).toHaveLength(1);

    const [profile] = data(await employer('listJobProfiles', { query: { pageNo: -1 } })).jobProfile;
    const job = data(
      await employer('addJobDescription', {
        body: {
          title: 'Trainee',
          audience: 'Fresher',
          jobProfileID: profile?.id ?? '',
          seasonID,
          instituteIDs: [instituteID],
          jobType: 'Full Time',
          workMode: 'On site',
          cityIDs: [cityRows[0]?.id ?? ''],
          openings: 4,
          ctcMinPaise: 50_000_000,
          ctcMaxPaise: 60_000_000,
          bondMonths: 0,
          bondAmountPaise: 0,
          descriptionHtml: '<p>You build services, read what others write, and explain what you do.</p>',
          skills: [{ skillID: skillID('Java') }],
          criteria: { degrees: ['ENGINEERING'] },
          lastDateToApply: inDays(15),
          resultBy: inDays(40).slice(0, 10),
        },
      }),
    ).jobDescription;
    const params = { id: job.id };
    data(
      await employer('setJobDescriptionStatus', {
        params,
        body: { status: 'Posted', rowVersion: job.rowVersion },
      }),
    );
    data(
      await officer('decideJobDescriptionApproval', { params, body: { instituteID, verdict: 'Approved' } }),
    );
    expect(await open()).toEqual(['await-application']);

    const named = { name: 'General', language: 'en', visibility: 'Employers' } as const;
    const { candidateProfile } = data(await student('addCandidateProfile', { body: named }));
    data(
      await student('addMapping', {
        headers: { 'idempotency-key': 'first-application' },
        body: { jdID: job.id, status: 'Accepted', candidateProfileID: candidateProfile.id },
      }),
    );
    expect(data(await admin('getDashboard')).dashboard.checkList).toEqual([]);
  });
});

test('what an administrator changed or deleted stays so', async () => {
  const database = await openTestDatabase('migrated');
  const { db } = database;
  const start = () => seed(db, { sandbox: false, withJobs: false, now: new Date(), hashPassword });
  try {
    await start();
    const [first, second] = await db.select().from(cvTemplates);
    await db
      .update(cvTemplates)
      .set({ status: 'Draft' })
      .where(eq(cvTemplates.id, first?.id ?? ''));
    await db.delete(cvTemplates).where(eq(cvTemplates.id, second?.id ?? ''));
    await db.delete(questions);
    const before = [await db.select().from(cvTemplates), await db.$count(jobProfiles)];
    await start();
    expect([await db.select().from(cvTemplates), await db.$count(jobProfiles)]).toEqual(before);
    expect(await db.$count(questions)).toBe(0);
  } finally {
    await database.close();
  }
});
