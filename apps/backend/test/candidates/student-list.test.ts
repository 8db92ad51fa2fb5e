/** What a placement office asks of its list of students: marks, backlogs, roll numbers, and where who is placed. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { academics, currentDegrees, educationStages } from '../../src/candidates/tables/profile.ts';
import { credentials } from '../../src/identity/tables/auth.ts';
import { candidates, type User } from '../../src/identity/tables/users.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { roundEntries, rounds } from '../../src/hiring/tables/rounds.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { applicationOf, offerTo } from '../support/applications.ts';
import { ssc } from '../support/education.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const computer = programID('B.E.', 'Computer Engineering');
const mechanical = programID('B.E.', 'Mechanical Engineering');

/** The last day of the offers of `offerTo`, and the day before. */
const endsOn = '2026-11-28';
const dayBefore = '2026-11-27';

let server: TestServer;
let officer: Call;
let instituteID: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  instituteID = await addInstitute(db);
  officer = await server.actAs((await addPerson(db, 'institute-officer', instituteID)).id);
  const amit = await addStudent('Amit', {
    rollNumber: 'CS/001',
    cgpa: 9.1,
    liveBacklogs: 0,
    schoolPercent: 92.5,
  });
  const bina = await addStudent('Bina', {
    rollNumber: 'CS/002',
    cgpa: 7.35,
    liveBacklogs: 2,
    schoolPercent: 61,
  });
  const chetan = await addStudent('Chetan', {
    rollNumber: 'ME/001',
    cgpa: 8,
    programID: mechanical,
    liveBacklogs: 0,
  });
  await addStudent('Divya', { rollNumber: 'CS/003', cgpa: 3.6, cgpaScale: 4 });
  await addStudent('Esha');
  const placed = await addStudent('Farid', { rollNumber: 'CS/004', cgpa: 8.4, liveBacklogs: 0 });
  const offer = await offerTo(db, placed);
  await db.update(applications).set({ status: 'Offer Accepted' }).where(eq(applications.id, offer));
  const gita = await addStudent('Gita', { rollNumber: 'CS/005', cgpa: 6.9, liveBacklogs: 1 });
  await offerTo(db, gita);
  await offerTo(db, gita);
  await db.insert(candidates).values({ userID: bina.id, gender: 'Female', updatedAt: new Date() });
  await stayAway(chetan);
  await stayAway(chetan);
  await waitFor(amit);
  const invited = await officer('addStudent', {
    body: { firstName: 'Hema', lastName: 'Rao', email: 'hema.rao@example.com', mobileNumber: '9812345671' },
  });
  if (invited.status !== 200) throw new Error(invited.text);
});
afterAll(() => server.close());

/** The person does not come, and the application ends with that. */
async function stayAway(person: User): Promise<void> {
  const { db } = server.database;
  const missed = { status: 'Rejected', statusReasonCode: 'No show' } as const;
  await db
    .update(applications)
    .set(missed)
    .where(eq(applications.id, await applicationOf(db, person)));
}

/** The person waits for a place of a job. */
async function waitFor(person: User): Promise<void> {
  const { db } = server.database;
  const [waiting] = await db
    .update(applications)
    .set({ status: 'Shortlisted' })
    .where(eq(applications.id, await applicationOf(db, person)))
    .returning();
  const at = new Date();
  const [round] = await db
    .insert(rounds)
    .values({
      jdID: waiting?.jdID ?? '',
      order: 1,
      name: 'Interview',
      kind: 'Technical interview',
      startsAt: at,
      endsAt: new Date(at.getTime() + 3_600_000),
      isFor: 'Passed',
      createdBy: person.id,
      updatedBy: person.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  await db.insert(roundEntries).values({
    roundID: round?.id ?? '',
    applicationID: waiting?.id ?? '',
    result: 'Waiting list',
    rank: 1,
  });
}

interface Marks {
  rollNumber: string;
  cgpa: number;
  cgpaScale?: 4 | 10;
  programID?: string;
  liveBacklogs?: number;
  schoolPercent?: number;
}

/** A student of the institute, with marks where there are any. */
async function addStudent(firstName: string, marks?: Marks): Promise<User> {
  const { db } = server.database;
  const person = await addPerson(db, 'student', instituteID, { firstName, lastName: 'Rao' });
  await db
    .insert(credentials)
    .values({ userID: person.id, passwordHash: 'chosen', passwordChangedAt: new Date() });
  if (marks === undefined) return person;
  const { rollNumber, cgpa, cgpaScale = 10, liveBacklogs, schoolPercent } = marks;
  const at = new Date();
  await db.insert(currentDegrees).values({
    userID: person.id,
    instituteID,
    programID: marks.programID ?? computer,
    degree: 'ENGINEERING',
    rollNumber,
    admissionYear: 2023,
    passingYear: 2027,
    currentSemester: 7,
    cgpa,
    cgpaScale,
    updatedAt: at,
  });
  if (liveBacklogs !== undefined) {
    await db.insert(academics).values({ userID: person.id, liveBacklogs, deadBacklogs: 1, updatedAt: at });
  }
  if (schoolPercent !== undefined) {
    await db.insert(educationStages).values({
      ...ssc,
      degree: 'SSC',
      medium: 'English',
      scoreType: 'Percentage',
      userID: person.id,
      score: schoolPercent,
      createdAt: at,
      updatedAt: at,
    });
  }
  return person;
}

const found = async (query: Readonly<Record<string, string | number | boolean>>): Promise<string[]> => {
  const { status, data } = await officer('listStudents', { query });
  expect(status).toBe(200);
  return data.student.map(({ firstName }) => firstName);
};

test.each([
  [
    'in computer engineering above 7, unplaced',
    { programID: computer, minCgpa: 7, isPlaced: false },
    ['Amit', 'Bina'],
  ],
  ['of two programs', { programID: `${computer},${mechanical}`, minCgpa: 8 }, ['Amit', 'Chetan', 'Farid']],
  ['with a CGPA from 7 to 8.4', { minCgpa: 7, maxCgpa: 8.4 }, ['Bina', 'Chetan', 'Farid']],
  ['with a live backlog', { minLiveBacklogs: 1 }, ['Bina', 'Gita']],
  ['without a live backlog', { maxLiveBacklogs: 0 }, ['Amit', 'Chetan', 'Farid']],
  ['with 60 percent in school', { minSSC: 60 }, ['Amit', 'Bina']],
  ['with an open offer', { hasOpenOffer: true }, ['Gita']],
  ['with two offers', { minOffers: 2 }, ['Gita']],
  ['with an offer that was accepted or waits', { minOffers: 1 }, ['Farid', 'Gita']],
  ['with an offer that ends by the day', { offerEndsBy: endsOn }, ['Gita']],
  ['with an offer that ends the day before', { offerEndsBy: dayBefore }, []],
  ['absent twice', { minAbsences: 2 }, ['Chetan']],
  ['on a waiting list', { isWaitlisted: true }, ['Amit']],
  ['a woman of computer engineering', { gender: 'Female', programID: computer }, ['Bina']],
  ['by roll number', { search: 'me/001' }, ['Chetan']],
  ['by a degree', { degree: 'DIPLOMA' }, []],
  ['invited and has not come', { isInvited: true }, ['Hema']],
])('who is %s is found', async (_question, query, names) => {
  expect((await found(query)).toSorted()).toEqual(names);
});

test('a row says marks, backlogs, the check and the placement', async () => {
  const { data } = await officer('listStudents', { query: { search: 'CS/001' } });
  expect(data.student).toMatchObject([
    {
      rollNumber: 'CS/001',
      degree: 'ENGINEERING',
      cgpa: 9.1,
      cgpaScale: 10,
      liveBacklogs: 0,
      deadBacklogs: 1,
      sscPercentage: 92.5,
      hscPercentage: null,
      profileCheck: 'waiting',
      isPlaced: false,
      placedCompany: null,
      placedPayPaise: null,
    },
  ]);
  const placed = await officer('listStudents', { query: { search: 'CS/004' } });
  expect(placed.data.student).toMatchObject([
    { isPlaced: true, placedCompany: 'GreenGrid Power', placedPayPaise: 80_000_000 },
  ]);
});

describe('an order by marks', () => {
  test('has the highest first, and whoever has none last', async () => {
    const names = await found({ sort: '-cgpa' });
    expect(names.slice(0, 5)).toEqual(['Amit', 'Farid', 'Chetan', 'Bina', 'Gita']);
    expect(names.slice(5).toSorted()).toEqual(['Divya', 'Esha', 'Hema']);
    expect((await found({ sort: '-placedPayPaise' }))[0]).toBe('Farid');
  });

  test('goes on from page to page by number, each student once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) =>
        officer('listStudents', { query: { sort: '-cgpa', pageNo, pageSize: 2 } }),
      ),
    );
    expect(pages[0]?.meta).not.toHaveProperty('nextCursor');
    const names = pages.flatMap(({ data }) => data.student.map(({ firstName }) => firstName));
    expect(new Set(names).size).toBe(8);
    expect(names.slice(0, 3)).toEqual(['Amit', 'Farid', 'Chetan']);
  });

  test('is kept in the file', async () => {
    const { text } = await officer('downloadStudents', {
      query: { sort: '-cgpa', minCgpa: 7, purpose: 'For the company' },
    });
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('cgpa');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Amit', 'Farid', 'Chetan', 'Bina']);
  });
});
