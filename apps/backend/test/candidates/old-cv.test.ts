/** An old CV as a file: what it says is shown beside the profile, and what is chosen is taken, or nothing and why. */
import { fileSizes } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cvPDF } from '../../src/candidates/cv-templates/printing.ts';
import { samples } from '../../src/candidates/cv-templates/samples.ts';
import { images } from '../../src/candidates/tables/images.ts';
import { academics, educationStages } from '../../src/candidates/tables/profile.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { skillID } from '../../src/seed/data/skills.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { pageDrawing } from '../support/pdf.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let call: Call;
let userID: string;
let cv: File;
const style = { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' } as const;

beforeAll(async () => {
  server = await startTestServer();
  const pdf = await cvPDF({ ...samples.Short, design: { layout: 'SingleColumn', pageLimit: 2, style } });
  cv = fileOf(pdf, 'cv.pdf');
});
afterAll(() => server.close());
beforeEach(async () => {
  const person = await addPerson(server.database.db, 'student', instituteID('sahyadri'), {
    firstName: 'Kavya',
    lastName: 'Nayar',
  });
  userID = person.id;
  call = await server.actAs(userID);
});

const fileOf = (content: Buffer | string, name: string): File =>
  new File([new Uint8Array(Buffer.from(content))], name);

/** As a browser sends it. */
async function read(file: File, by: Call = call) {
  const parts = new FormData();
  parts.append('file', file);
  const request = new Request('http://localhost', { method: 'POST', body: parts });
  return by('readOldCv', {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

const readingOf = async (file: File) => (await read(file)).data.reading;
const of = (reading: Awaited<ReturnType<typeof readingOf>>, section: string) =>
  reading.proposals.filter((each) => each.section === section);

const school = {
  degree: 'SSC',
  medium: 'English',
  boardOrUniversity: 'State Board',
  instituteName: 'Modern High School',
  scoreType: 'Percentage',
  score: 91,
  scoreOutOf: 100,
  passingYear: 2021,
};

describe('reading', () => {
  test('writes nothing, keeps no file, and says what the account has otherwise', async () => {
    const { db } = server.database;
    const before = await db.$count(auditEvents);
    const reading = await readingOf(cv);
    expect(reading.source).toBe('PDF');
    expect(reading.account).toEqual(
      expect.arrayContaining([{ field: 'name', said: 'Kavya Nair', present: 'Kavya Nayar', isSame: false }]),
    );
    expect(reading.proposals.every(({ standing }) => standing === 'new')).toBe(true);
    expect(of(reading, 'currentDegree')[0]?.entry).toEqual({
      admissionYear: 2023,
      passingYear: 2027,
      cgpa: 8.1,
      cgpaScale: 10,
    });
    expect(of(reading, 'education').map(({ entry }) => entry['degree'])).toEqual(['HSC', 'SSC']);
    expect(of(reading, 'skills').map(({ entry }) => entry['skillID'])).toContain(skillID('TypeScript'));
    expect(await db.$count(images, eq(images.userID, userID))).toBe(0);
    expect(await db.$count(auditEvents)).toBe(before);
  });

  test('what the profile says already is the same, what staff verified stays, the rest would replace it', async () => {
    const { db } = server.database;
    await call('saveEducation', { body: school });
    await call('saveEducation', {
      body: { ...school, degree: 'HSC', specialisation: 'Science', passingYear: 2023, score: 80 },
    });
    const standings = async () =>
      of(await readingOf(cv), 'education').map(({ entry, standing }) => [entry['degree'], standing]);
    expect(await standings()).toEqual([
      ['HSC', 'replaces'],
      ['SSC', 'same'],
    ]);
    await db
      .update(educationStages)
      .set({ verificationStatus: 'Verified' })
      .where(eq(educationStages.userID, userID));
    expect(await standings()).toEqual([
      ['HSC', 'checked'],
      ['SSC', 'same'],
    ]);
  });

  test('a JSON Resume gives the same review', async () => {
    const reading = await readingOf(
      fileOf(
        JSON.stringify({
          basics: {
            name: 'Kavya Nayar',
            label: 'Developer',
            profiles: [{ network: 'GitHub', url: 'github.com/k' }],
          },
          education: [{ institution: 'Modern High School', studyType: 'SSC', endDate: '2021', score: '91' }],
          work: [{ name: 'Navyug', position: 'Intern', startDate: '2025-06', endDate: '2025-08' }],
          skills: [{ name: 'JS' }, { name: 'Levitation' }],
        }),
        'resume.json',
      ),
    );
    expect(reading.source).toBe('JSON Resume');
    expect(of(reading, 'personal').map(({ entry }) => entry)).toEqual([{ headline: 'Developer' }]);
    expect(of(reading, 'education')[0]?.entry).toMatchObject({
      degree: 'SSC',
      score: 91,
      scoreType: 'Percentage',
    });
    expect(of(reading, 'experience')[0]?.entry).toMatchObject({ companyName: 'Navyug', endMonth: '2025-08' });
    // By its other name, and none that the catalogue has not.
    expect(of(reading, 'skills').map(({ title }) => title)).toEqual(['JavaScript']);
    expect(reading.left).toEqual([expect.objectContaining({ title: 'Levitation', reason: 'unknownSkill' })]);
  });

  test.each([
    ['a scan', () => fileOf(pageDrawing(Buffer.from('0 0 1 rg 10 10 100 100 re f')), 'scan.pdf'), 'noText'],
    [
      'a PDF with a script',
      () => fileOf(pageDrawing(Buffer.from('% '), '/JavaScript (app.alert(1))'), 'x.pdf'),
      'activeContent',
    ],
    ['a broken PDF', () => fileOf('%PDF-1.7\nnothing\n%%EOF', 'broken.pdf'), 'unreadable'],
    ['a text', () => fileOf('My CV', 'cv.txt'), 'fileType'],
    ['a list in JSON', () => fileOf('[1]', 'cv.json'), 'fileType'],
    ['half of a JSON Resume', () => fileOf('{"basics":', 'cv.json'), 'fileType'],
  ])('%s is refused in words that say what to do', async (_what, file, code) => {
    const { status, error } = await read(file());
    expect({ status, fields: error?.fields }).toMatchObject({
      status: 422,
      fields: [{ path: 'file', code }],
    });
  });

  test('a file that is too large is refused', async () => {
    const { status } = await read(fileOf(Buffer.alloc(fileSizes.pdf * 2), 'large.pdf'));
    expect([413, 422]).toContain(status);
  });

  test('only a candidate reads one', async () => {
    const employer = await server.actAs(seededID('user/9000000021'));
    expect((await read(cv, employer)).status).toBe(404);
  });
});

describe('taking', () => {
  test('writes what was chosen by the rules of the forms, and adds to what is there', async () => {
    const { db } = server.database;
    await db.insert(academics).values({
      userID,
      liveBacklogs: 1,
      deadBacklogs: 2,
      projects: [{ id: 'old', title: 'Old project' }],
      updatedAt: server.clock.now,
    });
    const { data } = await call('takeIntoProfile', {
      body: {
        personal: { summary: 'I build.' },
        links: [{ kind: 'GitHub', url: 'https://github.com/k' }],
        // The later stage first.
        education: [{ ...school, degree: 'HSC', specialisation: 'Science', passingYear: 2023 }, school],
        projects: [{ title: 'Bus tracker', from: '2026-01' }],
        skills: [{ skillID: skillID('Java'), proficiency: 'Beginner' }],
        languages: [{ language: 'Hindi', read: true, write: true, speak: true, proficiency: 'Fluent' }],
      },
    });
    expect(data.taken).toBe(7);
    const { academics: summary } = (await call('getAcademics')).data;
    expect(summary).toMatchObject({ liveBacklogs: 1, deadBacklogs: 2 });
    expect(summary.projects?.map(({ title }) => title)).toEqual(['Old project', 'Bus tracker']);
    expect((await call('getEducation')).data.education).toHaveLength(2);
    expect((await call('getPersonal')).data.personal).toMatchObject({
      summary: 'I build.',
      links: [{ kind: 'GitHub' }],
    });
  });

  test('what is refused is said at its field, all of it at once, and nothing is written', async () => {
    const { status, error } = await call('takeIntoProfile', {
      body: {
        personal: { summary: 'I build.' },
        education: [{ ...school, degree: 'HSC', specialisation: 'Science' }],
        experience: [
          {
            companyName: 'Navyug',
            designation: 'Intern',
            employmentType: 'Internship',
            startMonth: '2030-01',
            isCurrent: true,
          },
        ],
        projects: [{ title: 'Bus tracker' }],
        skills: [{ skillID: 'none', proficiency: 'Beginner' }],
      },
    });
    expect(status).toBe(422);
    expect(error?.fields.map(({ path }) => path).toSorted()).toEqual([
      'academics',
      'education.0.degree',
      'experience.0.startMonth',
      'skills.0.skillID',
    ]);
    expect((await call('getPersonal')).data.personal.summary ?? null).toBeNull();
  });

  test('a list is judged by its own places, behind those that are there', async () => {
    await call('saveAcademics', {
      body: { liveBacklogs: 0, deadBacklogs: 0, projects: [{ title: 'Old project' }] },
    });
    const { error } = await call('takeIntoProfile', {
      body: { projects: [{ title: 'Bus tracker', from: '2026-05', to: '2026-01' }] },
    });
    expect(error?.fields.map(({ path }) => path)).toEqual(['projects.0.to']);
  });

  test('what staff have verified is not changed, and what was changed meanwhile is not overwritten', async () => {
    const { db } = server.database;
    const saved = (await call('saveEducation', { body: school })).data.education;
    const change = { ...school, id: saved.id, score: 95 };
    const stale = await call('takeIntoProfile', {
      body: { education: [{ ...change, rowVersion: (saved.rowVersion ?? 0) - 1 }] },
    });
    expect([stale.status, stale.error?.code]).toEqual([409, 'STALE']);
    await db
      .update(educationStages)
      .set({ verificationStatus: 'Verified' })
      .where(eq(educationStages.userID, userID));
    const { status, error } = await call('takeIntoProfile', { body: { education: [change] } });
    expect([status, error?.fields[0]?.path]).toEqual([422, 'education.0']);
    expect((await call('getEducation')).data.education[0]?.score).toBe(91);
  });

  test('the first summary comes along with the first project', async () => {
    const { data } = await call('takeIntoProfile', {
      body: { academics: { liveBacklogs: 0, deadBacklogs: 0 }, projects: [{ title: 'Bus tracker' }] },
    });
    expect(data.taken).toBe(1);
    expect((await call('getAcademics')).data.academics.projects).toHaveLength(1);
  });
});
