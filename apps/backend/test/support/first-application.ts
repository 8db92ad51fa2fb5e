/** The way of a new installation to its first application, as its administrator's dashboard lists it: over the API, by everybody who has a part in it. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect } from 'vitest';
import { roleID } from '../../src/identity/index.ts';
import { cityRows } from '../../src/seed/data/cities.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { skillID } from '../../src/seed/data/skills.ts';
import { newBrowser } from './browser.ts';
import type { Call } from './server.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'Harvest!25';

/** A server outside the sandbox. */
export interface Installation {
  /** Calls the API as nobody. */
  call: Call;
  /** How to call it with a bearer token. */
  callWith(token: string): Call;
  /** The code in the newest SMS to a number. */
  codeFor(mobileNumber: string): Promise<string>;
  /** The moment there. */
  now(): Date;
}

const inDays = (place: Installation, days: number): string =>
  new Date(place.now().getTime() + days * day).toISOString();

/** What a browser sends that has solved a captcha. */
async function solved(place: Installation): Promise<Record<string, string>> {
  const { challenge } = data(await place.call('createCaptchaChallenge'));
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { 'x-captcha-token': token, 'x-requested-with': 'portal' };
}

/** What `answer` holds, or a failure with what was answered. */
function data<Data>(answer: { status: number; text: string; data: Data }): Data {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data;
}

/** Signs in with the password. @returns how to call the API as this person */
export async function signIn(
  place: Installation,
  who: { mobileNumber: string; password: string },
): Promise<Call> {
  const { token } = data(await place.call('login', { body: who, headers: await solved(place) }));
  return place.callWith(token);
}

/** Proves a number by SMS, as somebody does whose account was made by others; returns how to call the API as this person. */
async function firstSignIn(place: Installation, mobileNumber: string): Promise<Call> {
  const query = { purpose: 'reset' } as const;
  data(await place.call('sendOtp', { params: { mobileNumber }, query, headers: await solved(place) }));
  const body = { mobileNumber, code: await place.codeFor(mobileNumber) };
  const ticket = data(await place.call('verifyOtp', { body }));
  const reset = await place.callWith(ticket.token)('resetPassword', { body: { mobileNumber, password } });
  return place.callWith(data(reset).token);
}

/** An institute that is verified, with the officer who goes on. */
async function foundInstitute(place: Installation, admin: Call) {
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
  const officer = await firstSignIn(place, '9100000002');
  return { instituteID, programID: programIDs[0] ?? '', officer };
}

/** A company that has registered itself and is verified; returns its employer. */
async function foundCompany(place: Installation, admin: Call): Promise<Call> {
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
  const browser = newBrowser(place);
  const { id } = data(await browser('addCompany', { body: firm, headers: await solved(place) })).company;
  const mobileNumber = firm.phone;
  data(await browser('sendOtp', { params: { mobileNumber }, headers: await solved(place) }));
  const proof = { mobileNumber, code: await place.codeFor(mobileNumber) };
  const employer = place.callWith(data(await browser('verifyOtp', { body: proof })).token);
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
  return employer;
}

async function openSeason(place: Installation, officer: Call): Promise<string> {
  const season = data(
    await officer('addSeason', {
      body: {
        name: 'First placements',
        academicYear: '2026-27',
        seasonType: 'Placement',
        passingYears: [2027],
        registrationStart: inDays(place, -1),
        registrationEnd: inDays(place, 20),
        startDate: inDays(place, -1),
        endDate: inDays(place, 100),
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
  return seasonID;
}

/** A student of the institute who takes part in the season. */
async function enrolStudent(
  place: Installation,
  { officer, instituteID, ...at }: Awaited<ReturnType<typeof foundInstitute>>,
  seasonID: string,
): Promise<Call> {
  const asha = { firstName: 'Asha', lastName: 'Patil', email: 'asha@college.example' };
  const added = await officer('addStudent', { body: { ...asha, mobileNumber: '9100000004' } });
  const userID = data(added).student.id;
  const student = await firstSignIn(place, '9100000004');
  data(
    await student('saveCurrentDegree', {
      body: {
        instituteID,
        programID: at.programID,
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
  return student;
}

/** A job that students of the institute see; returns its id. */
async function postJob(
  place: Installation,
  {
    employer,
    officer,
    instituteID,
    seasonID,
  }: {
    employer: Call;
    officer: Call;
    instituteID: string;
    seasonID: string;
  },
): Promise<string> {
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
        lastDateToApply: inDays(place, 15),
        resultBy: inDays(place, 40).slice(0, 10),
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
  data(await officer('decideJobDescriptionApproval', { params, body: { instituteID, verdict: 'Approved' } }));
  return job.id;
}

/**
 * Goes all the way, and holds at each step what the dashboard of the administrator still lists.
 * @returns who applied, and for which job
 */
export async function goToFirstApplication(
  place: Installation,
  admin: Call,
): Promise<{ student: Call; jobID: string }> {
  /** What is still to be done. */
  const open = async () => {
    const { checkList } = data(await admin('getDashboard')).dashboard;
    const keys = checkList.filter(({ isDone }) => !isDone).map(({ key }) => key);
    // Whether messages arrive, payments work and backups are made is a matter of the place, and so are its legal pages.
    return keys.filter((key) => !/^(?:try|own|see|register)-/.test(key));
  };
  // Templates, job profiles and programs are there.
  expect(await open()).toEqual([
    'check-settings',
    'add-institute',
    'add-officer',
    'add-company',
    'post-season',
    'post-job',
    'await-application',
  ]);
  const discount = { discount: 5, reason: 'What we have agreed on' };
  data(await admin('updateSettings', { params: { id: 'default' }, body: discount }));
  const institute = await foundInstitute(place, admin);
  const employer = await foundCompany(place, admin);
  const seasonID = await openSeason(place, institute.officer);
  expect(await open()).toEqual(['post-job', 'await-application']);
  const student = await enrolStudent(place, institute, seasonID);
  const jobID = await postJob(place, { ...institute, employer, seasonID });
  expect(await open()).toEqual(['await-application']);
  const named = { name: 'General', language: 'en', visibility: 'Employers' } as const;
  const { candidateProfile } = data(await student('addCandidateProfile', { body: named }));
  data(
    await student('addMapping', {
      headers: { 'idempotency-key': 'first-application' },
      body: { jdID: jobID, status: 'Accepted', candidateProfileID: candidateProfile.id },
    }),
  );
  expect(data(await admin('getDashboard')).dashboard.checkList).toEqual([]);
  return { student, jobID };
}
