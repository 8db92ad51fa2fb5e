/** CVs that leave and come in: JSON Resume, links, and many as one file. */
import { strFromU8, unzipSync } from 'fflate';
import * as fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromJsonResume } from '../../src/candidates/json-resume/from-document.ts';
import { toJsonResume, type Resume } from '../../src/candidates/json-resume/resume.ts';
import { academics } from '../../src/candidates/tables/profile.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { cvShares, cvs } from '../../src/hiring/tables/candidate-profiles.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { pagesOfPDF } from '../support/pdf.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let asha: Call;
const ashaID = seededID('user/9000000001');
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  asha = await server.actAs(ashaID);
});
afterAll(() => server.close());

async function newProfile(call: Call, body: object = {}): Promise<string> {
  const answer = await call('addCandidateProfile', {
    body: { name: 'To send', language: 'en', visibility: 'Private', ...body },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data.candidateProfile.id;
}

describe('JSON Resume', () => {
  const words = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '');
  const addresses = words.map((text) => `https://example.com/${text}`);
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const year = fc.integer({ min: 1980, max: 2030 }).map(String);
  const month = fc
    .tuple(year, fc.integer({ min: 1, max: 12 }))
    .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`);
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });
  const resumes: fc.Arbitrary<Resume> = fc.record({
    name: words,
    headline: maybe(words),
    email: maybe(words),
    phone: maybe(words),
    summary: maybe(words),
    city: maybe(words),
    region: maybe(words),
    links: some(fc.record({ kind: words, url: addresses })),
    work: some(
      fc.record({
        company: words,
        position: words,
        city: maybe(words),
        from: month,
        to: maybe(month),
        highlights: some(words),
      }),
    ),
    education: some(
      fc.record({
        institution: words,
        study: words,
        from: maybe(year),
        to: maybe(year),
        score: maybe(words),
      }),
    ),
    projects: some(
      fc.record({
        title: words,
        role: maybe(words),
        from: maybe(month),
        to: maybe(month),
        url: maybe(addresses),
        skills: some(words),
        summary: maybe(words),
      }),
    ),
    certificates: some(
      fc.record({
        name: words,
        issuer: words,
        date: maybe(month.map((each) => `${each}-28`)),
        url: maybe(addresses),
      }),
    ),
    awards: some(fc.record({ title: words, year: maybe(year), detail: maybe(words) })),
    skills: some(fc.record({ name: words, level: maybe(words) })),
    languages: some(fc.record({ language: words, fluency: maybe(words) })),
  });

  test('keeps all that both formats know, out and in again', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const text = JSON.stringify(toJsonResume(resume));
        expect(fromJsonResume(JSON.parse(text))).toEqual({ resume, left: [] });
      }),
      { numRuns: 300 },
    );
  });

  test('is read whatever shape it has', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (work, basics) => {
        const { resume } = fromJsonResume({ work, basics, skills: [work], education: basics });
        expect(toJsonResume(resume)).toHaveProperty('basics');
      }),
    );
  });

  test('comes back as a profile that says the same', async () => {
    const params = { id: await newProfile(asha, { headline: 'Builds small tools', summary: 'Two\nlines' }) };
    const { resume } = (await asha('exportJsonResume', { params })).data;
    expect(resume).toMatchObject({ basics: { name: 'Asha Patil', label: 'Builds small tools' } });
    const imported = await asha('importJsonResume', { body: resume });
    const { report } = imported.data;
    expect([imported.status, report.left]).toEqual([200, []]);
    expect(report.taken.map(({ sectionKey }) => sectionKey)).toContain('education');
    const { id } = imported.data.candidateProfile;
    expect((await asha('exportJsonResume', { params: { id } })).data.resume).toEqual(resume);
    expect((await server.call('exportJsonResume', { params })).status).toBe(401);
    const stranger = await server.actAs(seededID('user/9000000002'));
    expect((await stranger('exportJsonResume', { params })).status).toBe(404);
    await asha('deleteCandidateProfile', { params: { id } });
    await asha('deleteCandidateProfile', { params });
  });

  test('from elsewhere fills the record, and says what found no place', async () => {
    const { db } = server.database;
    const { id: userID } = await addPerson(db, 'student', instituteID('sahyadri'));
    const call = await server.actAs(userID);
    await db
      .insert(academics)
      .values({ userID, liveBacklogs: 0, deadBacklogs: 0, updatedAt: server.clock.now });
    const body = {
      basics: {
        name: 'Any',
        label: 'Developer',
        summary: 'Long '.repeat(300),
        profiles: [{ network: 'Site', url: 'http://plain.example.com' }],
      },
      work: [
        {
          name: 'Navyug',
          position: 'Intern',
          startDate: '2025-05-01',
          endDate: '2025-07',
          highlights: ['Did it'],
          url: 'https://navyug.example.com',
        },
        { name: 'Elsewhere', position: 'Intern', startDate: '2025' },
        // Whether it lasts is not said.
        { name: 'Nowhere', position: 'Intern', startDate: '2025-01', endDate: '2025' },
      ],
      projects: [
        { name: 'Bus tracker', description: 'Shows buses', keywords: ['TypeScript'], startDate: '2025' },
      ],
      skills: [{ name: 'java', level: 'Advanced' }, { name: 'No such skill' }],
      languages: [{ language: 'Marathi', fluency: 'Native' }],
      education: [{ institution: 'MIT', studyType: 'PhD', endDate: '2020', score: '10' }],
      interests: [{ name: 'Chess' }],
    };
    const answer = await call('importJsonResume', { body });
    expect(answer.status).toBe(200);
    const { taken, left } = answer.data.report;
    expect(taken).toEqual([
      { sectionKey: 'summary', titles: [] },
      { sectionKey: 'experience', titles: ['Intern'] },
      { sectionKey: 'projects', titles: ['Bus tracker'] },
      { sectionKey: 'skills', titles: [expect.stringMatching(/^java$/i)] },
      { sectionKey: 'languages', titles: ['Marathi'] },
    ]);
    expect(left.map(({ title, reason }) => `${title}: ${reason}`)).toEqual([
      'Interests: noPlace',
      'Experience: web address: noPlace',
      'Intern, Elsewhere: noDate',
      'Intern, Nowhere: noDate',
      'Bus tracker: start date: noDate',
      'About you: name: ofAccount',
      'About you: summary: cut',
      'PhD, MIT: notInRecord',
      'No such skill: unknownSkill',
      'http://plain.example.com: badAddress',
    ]);
    expect(left.every(({ message }) => message.endsWith('.'))).toBe(true);
    const profile = answer.data.candidateProfile;
    expect(profile).toMatchObject({ name: 'Developer', headline: 'Developer', isDefault: true });
    expect(profile.sections?.map(({ key, itemIDs }) => [key, itemIDs.length])).toEqual([
      ['summary', 0],
      ['experience', 1],
      ['projects', 1],
      ['skills', 1],
      ['languages', 1],
    ]);
    const { cvEntries } = (await call('listCvEntries')).data;
    expect(cvEntries.find(({ key }) => key === 'experience')?.entries).toMatchObject([
      { title: 'Intern', subtitle: 'Navyug', text: 'Did it' },
    ]);
    // A second time nothing is added to the record.
    expect((await call('importJsonResume', { body })).data.candidateProfile.name).toBe('Developer 2');
    expect((await call('listCvEntries')).data.cvEntries).toEqual(cvEntries);
  });
});

describe('what a CV says of an entry in its own words', () => {
  test('is in the file, and stays with the CV when the file comes back', async () => {
    const { id: userID } = await addPerson(server.database.db, 'student', instituteID('sahyadri'));
    const call = await server.actAs(userID);
    const post = { name: 'Navyug', position: 'Intern', startDate: '2025-05', endDate: '2025-07' };
    const first = await call('importJsonResume', { body: { work: [{ ...post, highlights: ['Did it'] }] } });
    expect(first.status).toBe(200);
    const recordOf = async () => (await call('listCvEntries')).data.cvEntries;
    const record = await recordOf();

    const said = { work: [{ ...post, highlights: ['Wrote the reports', 'Trained two people'] }] };
    const second = await call('importJsonResume', { body: said });
    expect(second.data.report.left).toEqual([]);
    const { id, sections } = second.data.candidateProfile;
    expect(sections?.[0]?.itemTexts?.map(({ text }) => text)).toEqual([
      'Wrote the reports\nTrained two people',
    ]);
    expect((await call('exportJsonResume', { params: { id } })).data.resume).toMatchObject(said);
    // The profile of the person, and the CV that was there, say what they said.
    expect(await recordOf()).toEqual(record);
    const params = { id: first.data.candidateProfile.id };
    expect((await call('exportJsonResume', { params })).data.resume).toMatchObject({
      work: [{ highlights: ['Did it'] }],
    });
  });

  test('is there as far as a CV holds it', async () => {
    const { id: userID } = await addPerson(server.database.db, 'student', instituteID('sahyadri'));
    const call = await server.actAs(userID);
    const work = (highlights: string[]) => ({
      work: [{ name: 'Navyug', position: 'Intern', startDate: '2025-05', endDate: '2025-07', highlights }],
    });
    await call('importJsonResume', { body: work(['Did it']) });
    const { data } = await call('importJsonResume', {
      body: work(Array<string>(20).fill('Did it '.repeat(20))),
    });
    expect(data.report.left.map(({ title, reason }) => [title, reason])).toEqual([['Intern, Navyug', 'cut']]);
    const [text] = data.candidateProfile.sections?.[0]?.itemTexts?.map((each) => each.text) ?? [];
    expect(text?.split('\n')).toHaveLength(12);
  });
});

describe('a link to a CV', () => {
  test('opens the CV as it was for anybody, until it ends or is taken back', async () => {
    const params = { id: await newProfile(asha) };
    const { share } = (await asha('shareCandidateProfile', { params, body: { days: 2 } })).data;
    const { address = '' } = share;
    expect(address).toMatch(/^\/api\/cv\/shared\/[\w-]{32}$/);
    const token = address.split('/').at(-1) ?? '';
    const opened = () => server.call('getSharedCv', { params: { token } });
    const { status, bytes } = await opened();
    expect(status).toBe(200);
    expect((await pagesOfPDF(bytes))[0]).toContain('Asha Patil');
    const { db } = server.database;
    const rows = await db.select().from(cvShares).where(eq(cvShares.id, share.id));
    expect(JSON.stringify(rows)).not.toContain(token);

    const [listed] = (await asha('listCvShares', { params })).data.share;
    expect(listed).toMatchObject({ id: share.id, openedCount: 1 });
    expect(listed).not.toHaveProperty('address');
    const stranger = await server.actAs(seededID('user/9000000002'));
    expect((await stranger('listCvShares', { params })).status).toBe(404);
    expect((await stranger('shareCandidateProfile', { params, body: { days: 2 } })).status).toBe(404);
    expect((await stranger('revokeCvShare', { params: { id: share.id } })).status).toBe(404);
    expect((await server.call('getSharedCv', { params: { token: `${token}x` } })).status).toBe(404);

    expect(Date.parse(share.expiresAt) - server.clock.now.getTime()).toBe(48 * 3_600_000);
    const endAt = (expiresAt: Date) =>
      db.update(cvShares).set({ expiresAt }).where(eq(cvShares.id, share.id));
    await endAt(server.clock.now);
    expect((await opened()).status).toBe(404);
    expect((await asha('listCvShares', { params })).data.share).toEqual([]);
    await endAt(new Date(server.clock.now.getTime() + 1));
    expect((await opened()).status).toBe(200);
    expect((await asha('revokeCvShare', { params: { id: share.id } })).status).toBe(200);
    expect((await opened()).status).toBe(404);
    expect((await asha('revokeCvShare', { params: { id: share.id } })).status).toBe(404);

    for (let count = 0; count < 10; count += 1) {
      expect((await asha('shareCandidateProfile', { params, body: { days: 1 } })).status).toBe(200);
    }
    const eleventh = await asha('shareCandidateProfile', { params, body: { days: 1 } });
    expect(eleventh.error?.code).toBe('QUOTA_EXCEEDED');
    await asha('deleteCandidateProfile', { params });
    expect(await db.$count(cvShares, eq(cvShares.candidateProfileID, params.id))).toBe(0);
  });
});

test('the CVs of a job come as one file, each reading noted', async () => {
  const { db } = server.database;
  const params = { id: await newProfile(asha) };
  const [template] = (await asha('listPostedCvTemplates', { query: { pageNo: -1 } })).data.cvTemplate;
  const { cv } = (await asha('createCv', { params, body: { cvTemplateID: template?.id ?? '' } })).data;
  const jdID = (await asha('listEligibleJobDescriptions')).data.jobDescription[0]?.id ?? '';
  await db
    .update(jobDescriptions)
    .set({ companyID: companyID('navyug') })
    .where(eq(jobDescriptions.id, jdID));
  const ravi = seededID('user/9000000002');
  await db.delete(applications).where(eq(applications.jdID, jdID));
  await db.insert(applications).values([
    {
      jdID,
      userID: ashaID,
      status: 'Applied',
      cvID: cv.id,
      contactRevealedAt: server.clock.now,
      appliedAt: server.clock.now,
    },
    { jdID, userID: ravi, status: 'Applied', appliedAt: server.clock.now },
  ]);
  const query = { jdID, format: 'cv', purpose: 'To read them on the way' } as const;
  const employer = await server.actAs(seededID('user/9000000021'));
  const { status, headers, bytes } = await employer('downloadMappings', { query });
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['Asha Patil.pdf', 'list.csv']);
  const [heading = '', ...lines] = strFromU8(files['list.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n');
  expect(heading).toMatch(/^cv,id,firstName,/);
  expect(lines.map((line) => line.split(',').toSpliced(1, 1).slice(0, 3))).toEqual([
    ['Asha Patil.pdf', 'Asha', 'Patil'],
  ]);
  const own = await asha('getCvPdf', { params: { id: cv.id } });
  expect(Buffer.from(files['Asha Patil.pdf'] ?? []).equals(own.bytes)).toBe(true);
  const noted = and(eq(auditEvents.entityType, 'cv'), eq(auditEvents.entityID, cv.id));
  expect(await db.$count(auditEvents, noted)).toBe(1);
  const other = await server.actAs(seededID('user/9000000022'));
  expect((await other('downloadMappings', { query })).status).toBe(404);
  expect(await db.$count(cvs, eq(cvs.userID, ravi))).toBe(0);

  // Those that were ticked, and nobody of another job.
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jdID, jdID), eq(applications.userID, ashaID)));
  const applicationIDs = [rows[0]?.id ?? '', 'of-another-job'].join(',');
  const some = await employer('downloadMappings', { query: { ...query, applicationIDs } });
  const list = strFromU8(unzipSync(some.bytes)['list.csv'] ?? new Uint8Array());
  expect(list.trim().split('\r\n')).toHaveLength(2);
  expect(list).toContain('Asha Patil.pdf');
});
