import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { instituteID, universityID } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const officer = idOf('9000000031');
const sahyadri = instituteID('sahyadri');
const degree = {
  instituteID: sahyadri,
  programID: programID('B.E.', 'Computer Engineering'),
  degree: 'ENGINEERING',
  rollNumber: 'CE/2023/041',
  admissionYear: 2023,
  passingYear: 2027,
  currentSemester: 7,
  cgpa: 8.1,
  cgpaScale: 10,
  semesters: [{ no: 6, sgpa: 8.4, backlogs: 0 }],
};

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(asha);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(currentDegrees);
});

const save = (changes: object = {}) => call('saveCurrentDegree', { body: { ...degree, ...changes } });

test('the current degree is not there until it is saved, and is replaced whole', async () => {
  expect((await call('getCurrentDegree')).status).toBe(404);
  const { data } = await save({ isLateralEntry: true });
  expect(data.currDegree).toMatchObject({
    ...degree,
    isLateralEntry: true,
    percentage: null,
    verification: { status: 'Unverified' },
  });
  await save({ cgpa: null, cgpaScale: null, percentage: 71.5, semesters: [] });
  expect((await call('getCurrentDegree')).data.currDegree).toMatchObject({
    cgpa: null,
    percentage: 71.5,
    isLateralEntry: false,
    semesters: [],
  });
});

test('a grade is a percentage once its university has published how, and from that day on', async () => {
  const admin = await server.signIn('9000000051');
  const id = universityID('deccan');
  const publish = async (changes: object) => {
    const { data } = await admin('getUniversity', { params: { id } });
    const { rowVersion } = data.university;
    const saved = await admin('updateUniversity', { params: { id }, body: { ...changes, rowVersion } });
    expect(saved.status).toBe(200);
    return saved.data.university;
  };
  const graduation = {
    degree: 'GRADUATION',
    medium: 'English',
    boardOrUniversity: ' deccan state UNIVERSITY ',
    instituteName: 'Deccan College',
    specialisation: 'Physics',
    scoreType: 'CGPA',
    score: 8,
    scoreOutOf: 10,
    passingYear: 2022,
  };
  const school = { ...graduation, scoreType: 'Percentage', score: 80, scoreOutOf: 100 };
  for (const body of [
    { ...school, degree: 'SSC', boardOrUniversity: 'State Board', passingYear: 2017 },
    { ...school, degree: 'HSC', boardOrUniversity: 'State Board', passingYear: 2019 },
    graduation,
  ])
    expect((await call('saveEducation', { body })).status).toBe(200);
  const equivalents = async () => [
    (await call('getCurrentDegree')).data.currDegree.percentageEquivalent,
    (await call('getEducation')).data.education.at(-1)?.percentageEquivalent,
  ];
  const formula = { a: 10, b: -7.5, source: ' Circular 14 ', effectiveFrom: '2024-07-01' };

  await save();
  expect(await equivalents()).toEqual([null, null]);
  const { cgpaFormula } = await publish({ cgpaFormula: formula });
  expect(cgpaFormula).toEqual({ ...formula, source: 'Circular 14' });
  expect(await equivalents()).toEqual([73.5, 72.5]);
  await publish({ cgpaScale: 7 });
  expect(await equivalents()).toEqual([null, null]);
  await publish({ cgpaScale: 10, cgpaFormula: { ...formula, effectiveFrom: '2999-01-01' } });
  expect(await equivalents()).toEqual([null, null]);
  await publish({ cgpaFormula: null });

  await save({ cgpa: null, cgpaScale: null, percentage: 71.5 });
  expect((await equivalents())[0]).toBe(71.5);
});

test.each([
  ['another institute than the own', { instituteID: instituteID('tungabhadra') }, 'instituteID'],
  ['a program that the institute does not offer', { programID: programID('MBA', 'Finance') }, 'programID'],
  ['a program that there is not', { programID: 'none' }, 'programID'],
  ['another degree than the program’s', { degree: 'DIPLOMA' }, 'degree'],
  ['another university than the institute’s', { universityID: universityID('yamuna') }, 'universityID'],
  ['a semester too many', { currentSemester: 9 }, 'currentSemester'],
  ['a semester twice', { semesters: [{ no: 1 }, { no: 1 }] }, 'semesters'],
  ['the result of a semester too many', { semesters: [{ no: 9 }] }, 'semesters'],
  ['an end before the beginning', { passingYear: 2022 }, 'passingYear'],
  ['eight years of study', { passingYear: 2031 }, 'passingYear'],
  ['no score', { cgpa: null }, 'cgpa'],
  ['a CGPA without a scale', { cgpaScale: null }, 'cgpaScale'],
  ['a CGPA above its scale', { cgpaScale: 7 }, 'cgpa'],
  ['a percentage of three decimals', { percentage: 70.123 }, 'percentage'],
])('refused is %s', async (_what, changes, path) => {
  const { db } = server.database;
  const before = await db.$count(auditEvents);
  const { status, error } = await save(changes);
  expect({ status, path: error?.fields[0]?.path }).toEqual({ status: 422, path });
  expect(await db.$count(currentDegrees)).toBe(0);
  expect(await db.$count(auditEvents)).toBe(before);
});

test('a roll number belongs to one student of an institute, whatever its case', async () => {
  const { db } = server.database;
  const other = await addPerson(db, 'student', sahyadri);
  await save();
  const asOther = await server.actAs(other.id);
  const body = { ...degree, rollNumber: degree.rollNumber.toLowerCase() };
  expect(await asOther('saveCurrentDegree', { body })).toMatchObject({
    status: 409,
    error: { code: 'DUPLICATE' },
  });
  expect((await save({ currentSemester: 8 })).status).toBe(200);
});

test('a candidate with experience has none', async () => {
  const arjun = await server.actAs(idOf('9000000011'));
  expect((await arjun('saveCurrentDegree', { body: degree })).error?.fields[0]?.path).toBe('instituteID');
});

test('what staff have verified only staff change', async () => {
  await save();
  await server.database.db.update(currentDegrees).set({ verificationStatus: 'Verified' });
  expect(await save()).toMatchObject({ status: 409, error: { code: 'ILLEGAL_TRANSITION' } });
  const staff = await server.actAs(officer);
  const { data } = await staff('saveCurrentDegree', { body: { ...degree, userID: asha, cgpa: 9 } });
  expect(data.currDegree).toMatchObject({ cgpa: 9, verification: { status: 'Verified' } });
});

test.each([
  ['an officer of another institute', officer, idOf('9000000003')],
  ['another student', idOf('9000000002'), asha],
  ['an employer', idOf('9000000021'), asha],
])('%s does not reach it', async (_who, caller, userID) => {
  await save();
  const other = await server.actAs(caller);
  expect((await other('getCurrentDegree', { query: { userID } })).status).toBe(404);
  expect((await other('saveCurrentDegree', { body: { ...degree, userID } })).status).toBe(404);
});
