import { afterAll, beforeAll, expect, test } from 'vitest';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { skillRows } from '../../src/seed/data/skills.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(asha);
});
afterAll(() => server.close());

const ssc = {
  degree: 'SSC',
  medium: 'English',
  boardOrUniversity: 'State Board',
  instituteName: 'Modern High School',
  scoreType: 'Percentage',
  score: 88,
  scoreOutOf: 100,
  passingYear: 2021,
};
const chosen = skillRows.map(({ id }) => ({ skillID: id, proficiency: 'Beginner' }));

/** What is saved one after the other, the part that it completes if any, and the percentage afterwards. */
const steps: [OperationId, object, string | null, number][] = [
  ['savePersonal', { dateOfBirth: '2004-06-15' }, 'personal', 15],
  [
    'saveAddress',
    { type: 'Permanent', line1: '12 Tilak Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
    'address',
    20,
  ],
  ['saveEducation', ssc, 'ssc', 30],
  [
    'saveEducation',
    { ...ssc, degree: 'HSC', specialisation: 'Science', passingYear: 2023 },
    'higherSecondary',
    40,
  ],
  [
    'saveCurrentDegree',
    {
      instituteID: instituteID('sahyadri'),
      programID: programID('B.E.', 'Computer Engineering'),
      degree: 'ENGINEERING',
      rollNumber: 'CE-1',
      admissionYear: 2023,
      passingYear: 2027,
      currentSemester: 7,
      percentage: 70,
    },
    'degree',
    60,
  ],
  ['saveAcademics', { liveBacklogs: 0, deadBacklogs: 0 }, 'academics', 70],
  ['saveCandidateSkills', { skills: chosen.slice(0, 4) }, null, 70],
  ['saveCandidateSkills', { skills: chosen.slice(4, 5) }, 'skills', 80],
  [
    'saveLanguagesKnown',
    { language: 'Marathi', read: true, write: true, speak: true, proficiency: 'Native' },
    'languages',
    85,
  ],
  [
    'saveAcademics',
    { liveBacklogs: 0, deadBacklogs: 0, projects: [{ title: 'Bus tracker' }] },
    'practice',
    95,
  ],
];

test('each section that is filled in counts by its weight; the photo is the rest', async () => {
  // What was given at sign-up.
  const complete = new Set<string>(['account']);
  expect((await call('getProfileCompletion')).data.completion.percent).toBe(5);
  for (const [id, body, part, percent] of steps) {
    const { error } = await call(id, { body });
    if (part !== null) complete.add(part);
    const { completion } = (await call('getProfileCompletion')).data;
    const found = completion.parts.filter(({ isComplete }) => isComplete).map(({ name }) => name);
    expect({ id, error, percent: completion.percent, found: new Set<string>(found) }).toEqual({
      id,
      error: null,
      percent,
      found: complete,
    });
  }
});

test.each([
  ['an officer of the institute', idOf('9000000031'), 200],
  ['another student', idOf('9000000002'), 404],
  ['an employer', idOf('9000000021'), 404],
])('%s sees it by scope', async (_who, caller, status) => {
  const other = await server.actAs(caller);
  expect((await other('getProfileCompletion', { query: { userID: asha } })).status).toBe(status);
});
