/** Documents of JSON Resume as people have them, and documents that are wrong somewhere. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDate } from '../../src/candidates/json-resume/dates.ts';
import { academics } from '../../src/candidates/tables/profile.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody with an academic summary and an empty record. */
async function newPerson(): Promise<Call> {
  const { db } = server.database;
  const { id: userID } = await addPerson(db, 'student', instituteID('sahyadri'));
  await db
    .insert(academics)
    .values({ userID, liveBacklogs: 0, deadBacklogs: 0, updatedAt: server.clock.now });
  return server.actAs(userID);
}

/** What becomes of a document: what the CV shows by section, what was left out, and the CV. */
async function imported(body: object, headers: Readonly<Record<string, string>> = {}) {
  const call = await newPerson();
  const { status, data, text } = await call('importJsonResume', { body, headers });
  if (status !== 200) throw new Error(text);
  const { report, candidateProfile } = data;
  const { resume } = (await call('exportJsonResume', { params: { id: candidateProfile.id } })).data;
  return {
    taken: Object.fromEntries(report.taken.map(({ sectionKey, titles }) => [sectionKey, titles])),
    left: report.left.map(({ title, reason }) => `${title}: ${reason}`),
    messages: report.left.map(({ title, message }) => `${title}: ${message}`),
    profile: candidateProfile,
    resume,
    call,
  };
}

const post = (name: string, startDate: unknown, endDate: unknown) => ({
  name,
  position: 'Engineer',
  startDate,
  endDate,
});

describe('a document as people have it', () => {
  test('of before version 1.0 is read, empty places of its form are nothing', async () => {
    const { taken, left, resume } = await imported({
      basics: {
        name: 'Any',
        picture: 'https://pictures.example.com/1',
        website: 'any.example.com',
        location: { address: '12 Station Road', postalCode: '411001', city: 'Pune', countryCode: 'IN' },
        profiles: [
          { network: 'Twitter', username: '', url: '' },
          { network: 'GitHub', username: 'any', url: 'https://github.com/any' },
          { network: 'LinkedIn', url: 'www.linkedin.com/in/any' },
          { network: '', username: '', url: '' },
        ],
      },
      work: [
        {
          company: 'Lotus Labs',
          position: 'Trainee',
          website: '',
          startDate: '2024-10',
          endDate: '2024-12',
          summary: 'Three tasks.',
          highlights: [],
        },
        {
          company: 'Robotics Club',
          position: 'Member',
          startDate: '2023-08-01',
          endDate: 'Present',
          highlights: ['Ran it.', ''],
        },
        { company: '', position: '', website: '', startDate: '', endDate: '', summary: '', highlights: [] },
      ],
      volunteer: [{ organization: '', position: '', highlights: [] }],
      education: [
        {
          institution: 'Any College',
          area: 'Engineering',
          studyType: 'Bachelor',
          endDate: '2024',
          gpa: '8.1',
          courses: ['Maths'],
        },
      ],
      skills: [
        { name: '', level: 'Intermediate', keywords: ['Java', '', 'Python'] },
        { level: 'Beginner', keywords: ['SQL'] },
      ],
      languages: [{ language: 'English', fluency: 'Native speaker' }],
      references: [],
    });
    expect(taken).toMatchObject({
      experience: ['Trainee', 'Member'],
      skills: ['Java', 'Python', 'SQL'],
      languages: ['English'],
      links: ['Website', 'GitHub', 'LinkedIn'],
    });
    expect(resume).toMatchObject({
      basics: {
        profiles: [
          { url: 'https://any.example.com' },
          { url: 'https://github.com/any' },
          { url: 'https://www.linkedin.com/in/any' },
        ],
      },
      work: [
        { name: 'Lotus Labs', startDate: '2024-10', endDate: '2024-12', highlights: ['Three tasks.'] },
        { name: 'Robotics Club', startDate: '2023-08', highlights: ['Ran it.'] },
      ],
      languages: [{ language: 'English', fluency: 'Native' }],
    });
    expect(left).toEqual([
      'About you: photo: noPlace',
      'About you: address: noPlace',
      'About you: PIN code: noPlace',
      'Twitter: incomplete',
      'Education: courses: noPlace',
      'About you: name: ofAccount',
      'About you: city: ofAccount',
      'Bachelor Engineering, Any College: notInRecord',
    ]);
  });

  test('has jobs whose months are clear, and a job of no clear months costs itself alone', async () => {
    const { resume, left, taken } = await imported({
      work: [
        post('Years', '2023', '2024'),
        post('Words', 'Oct-2021', 'Dec-2021'),
        post('Lasting', '2022-05-31', 'present'),
        post('Null', '2022-06', null),
        post('Moments', '2022-08-01T00:00:00.000Z', '2023-01-31T18:30:00.000Z'),
        post('Numbers', '01/06/2022', '31/12/2022'),
        post('No day', '2023-02-30', '2023-06-31'),
        post('Reversed', '2024-06', '2024-01'),
        post('To come', '2099-01', null),
      ],
    });
    expect(taken['experience']).toHaveLength(6);
    expect(resume['work']).toMatchObject([
      { name: 'Words', startDate: '2021-10', endDate: '2021-12' },
      { name: 'Lasting', startDate: '2022-05' },
      { name: 'Null', startDate: '2022-06' },
      // After half past six in the evening of Greenwich it is the next day in India.
      { name: 'Moments', startDate: '2022-08', endDate: '2023-02' },
      { name: 'Numbers', startDate: '2022-06', endDate: '2022-12' },
      { name: 'No day', startDate: '2023-02', endDate: '2023-06' },
    ]);
    expect(left).toEqual([
      'Engineer, Years: noDate',
      'Engineer, Reversed: order',
      'Engineer, To come: future',
    ]);
  });

  test('says more than a record holds: the CV says all of it, and the job stays', async () => {
    const long = 'Moved the catalogue of the library to a small web service. '.repeat(5).trim();
    const many = Array.from({ length: 11 }, (_, index) => `Point ${index + 1}.`);
    const months = { startDate: '2024-01', endDate: '2024-12' };
    const { resume, left, call } = await imported({
      work: [
        { name: 'Long', position: 'Engineer', ...months, highlights: [long] },
        { name: 'Many', position: 'Engineer', ...months, highlights: many },
        { name: 'Other', position: 'Engineer', ...months, summary: 'Built it.', highlights: ['Short.'] },
      ],
      projects: [
        {
          name: 'Bus tracker',
          description: 'Shows buses.',
          highlights: ['Real time'],
          keywords: ['TypeScript'],
        },
      ],
    });
    expect(resume).toMatchObject({
      work: [{ highlights: [long] }, { highlights: many }, { highlights: ['Built it.', 'Short.'] }],
      projects: [{ description: 'Shows buses.\nReal time', keywords: ['TypeScript'] }],
    });
    expect(left).toEqual(['Engineer, Long: shortened', 'Engineer, Many: shortened']);
    const { experience } = (await call('getExperience')).data;
    const held = experience.map(({ highlights = [] }) => highlights);
    expect(held.map((points) => points.length)).toEqual(expect.arrayContaining([1, 2, 8]));
    expect(held.flat().every((point) => point.length <= 200)).toBe(true);
  });

  test('has one entry, words or names where a list is due', async () => {
    const { taken, left, resume } = await imported({
      work: { name: 'Solo', position: 'Analyst', startDate: '2024-01', endDate: '2024-06' },
      skills: { Languages: ['Java', 'Python'] },
      languages: [{ language: ['English', 'Tamil'] }, 'Hindi'],
      projects: [{ name: 'P one', keywords: 'Arduino, C', roles: 'Team lead', description: ['one', 'two'] }],
      certificates: [
        { name: 'Cloud', date: '2024-05', issuer: 'Academy' },
        { name: 'Typing', date: '2023' },
      ],
      awards: [{ title: 'Winner', date: 2024, awarder: 'Somebody' }, 'Runner-up'],
      education: 'B.E.',
    });
    expect(taken).toEqual({
      experience: ['Analyst'],
      projects: ['P one'],
      skills: ['Java', 'Python'],
      certifications: ['Cloud'],
      achievements: ['Winner'],
      languages: ['English', 'Tamil', 'Hindi'],
    });
    expect(resume).toMatchObject({
      projects: [{ keywords: ['Arduino', 'C'], roles: ['Team lead'], description: 'one\ntwo' }],
      awards: [{ title: 'Winner', date: '2024' }],
    });
    expect(left).toEqual([
      'Education: unreadable',
      'Cloud: date: noDate',
      'Typing: incomplete',
      'Achievements: awarded by: noPlace',
      'Achievements 2: unreadable',
      'Languages: unknownSkill',
    ]);
  });

  test('has what nobody sees, which is not stored', async () => {
    const { profile, call } = await imported({
      basics: { label: 'x \u202e y\u0000', summary: 's \u202e t \u0007\nu \ud800' },
    });
    expect(profile).toMatchObject({ name: 'x y', headline: 'x y', summary: 's  t \nu' });
    const { id, headline, summary, rowVersion = 0 } = profile;
    const changed = await call('updateCandidateProfile', {
      params: { id },
      body: { name: 'Another', headline, summary, rowVersion },
    });
    expect(changed.status).toBe(200);
  });

  test('is answered in words of a person, in Hindi too', async () => {
    const { messages } = await imported(
      {
        interests: [{ name: 'Chess' }],
        work: [
          { ...post('Any', '2024-06', '2024-01'), url: 'https://any.example.com' },
          post('B', 'soon', null),
        ],
      },
      { 'accept-language': 'hi' },
    );
    expect(messages).toEqual([
      'रुचियाँ: यहाँ के सीवी में इसके लिए जगह नहीं है।',
      'अनुभव: वेब पता: यहाँ के सीवी में इसके लिए जगह नहीं है।',
      'Engineer, B: इसकी तारीख अधूरी है या साफ़ नहीं है। इसे अपनी प्रोफ़ाइल में जोड़ें।',
      'Engineer, Any: यह शुरू होने से पहले ही समाप्त हो जाता है।',
    ]);
  });
});

test.each([
  ['2023', 4, '2023'],
  ['2023-04', 7, '2023-04'],
  ['2023/4', 7, '2023-04'],
  ['04/2023', 7, '2023-04'],
  ['Sept 2023', 7, '2023-09'],
  ["Oct '21", 7, '2021-10'],
  ['October, 2021', 7, '2021-10'],
  ['1st Oct 2021', 10, '2021-10-01'],
  ['Oct 1, 2021', 10, '2021-10-01'],
  ['08-12-2020', 10, '2020-12-08'],
  ['12/25/2020', 10, '2020-12-25'],
  ['१५/०८/२०२२', 10, '2022-08-15'],
  ['2023-02-30', 7, '2023-02'],
  ['2023-02-30', 10, null],
  ['2023-13', 7, null],
  ['2023', 7, null],
  ['Mai 2023', 7, null],
  ['3023-01', 7, null],
  ['soon', 4, null],
] as const)('the date %s in %i characters is %s', (text, length, date) => {
  expect(readDate(text, length)).toBe(date);
});

describe('whatever is wrong with one place of a document', () => {
  const months = { startDate: '2024-01', endDate: '2024-06' };
  const good = {
    basics: {
      label: 'Developer',
      summary: 'Builds small tools.',
      profiles: [
        { network: 'GitHub', url: 'https://github.com/any' },
        { network: 'Site', url: 'https://any.example.com' },
      ],
    },
    work: [
      { name: 'Kaveri', position: 'Engineer', ...months, highlights: ['Did it.'] },
      { name: 'Tapi', position: 'Analyst', ...months, summary: 'Did it too.' },
    ],
    projects: [
      { name: 'Bus tracker', ...months, description: 'Shows buses.', keywords: ['TypeScript'] },
      { name: 'Mess menu', url: 'https://menu.example.com' },
    ],
    certificates: [
      { name: 'Cloud', issuer: 'Academy', date: '2024-05-01' },
      { name: 'Typing', issuer: 'Institute' },
    ],
    awards: [{ title: 'Winner', date: '2024', summary: 'Of 60.' }, { title: 'Runner-up' }],
    skills: [{ name: 'Java', level: 'Advanced' }, { name: 'SQL' }],
    languages: [{ language: 'Marathi', fluency: 'Native' }, { language: 'Tamil' }],
  };
  const sections = {
    work: ['experience', ['Engineer', 'Analyst']],
    projects: ['projects', ['Bus tracker', 'Mess menu']],
    certificates: ['certifications', ['Cloud', 'Typing']],
    awards: ['achievements', ['Winner', 'Runner-up']],
    skills: ['skills', ['Java', 'SQL']],
    languages: ['languages', ['Marathi', 'Tamil']],
    profiles: ['links', ['GitHub', 'Site']],
  } as const;

  const paths = (value: unknown, path: readonly string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [[...path, name], ...paths(each, [...path, name])])
      : [];
  const nested = (depth: number, isList: boolean): unknown => {
    let value: unknown = 'deep';
    for (let level = 0; level < depth; level += 1) value = isList ? [value] : { value };
    return value;
  };
  const junk = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1.5,
      1e300,
      '',
      ' ',
      '\u0000',
      '\ud800',
      'x'.repeat(5000),
      'a '.repeat(3000),
    ),
    fc.constantFrom<unknown>(
      [],
      {},
      [null],
      [[]],
      { name: {} },
      ['a', 1, null, {}],
      Array.from({ length: 300 }, () => ({})),
      Array(250).fill('b'),
    ),
    fc.constantFrom<unknown>(
      '0000-00',
      '2024-13',
      '1900-01',
      '2099-12',
      'Present',
      'http://[',
      'https://a.b/\u202e',
    ),
    fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.boolean()).map(([depth, isList]) => nested(depth, isList)),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );

  /** The document with something else at one place. */
  function changed(value: unknown, path: readonly string[], other: unknown): unknown {
    const [name, ...rest] = path;
    if (name === undefined) return other;
    const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
    Reflect.set(copy, name, changed(Reflect.get(copy, name), rest, other));
    return copy;
  }

  test('no other entry is lost, and nothing fails', async () => {
    expect((await imported(good)).left).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths(good)), junk, async (path, other) => {
        const call = await newPerson();
        const body = Object(changed(good, path, other));
        const { status, data, text } = await call('importJsonResume', { body });
        expect([status, text.slice(0, 300)]).toEqual([200, expect.anything()]);
        const [section = '', place] = path[0] === 'basics' ? path.slice(1) : path;
        for (const [part, [key, titles]] of Object.entries(sections)) {
          const isReplaced =
            path.at(-1) === 'basics' ? part === 'profiles' : part === section && place === undefined;
          const kept = isReplaced
            ? []
            : titles.filter((_title, index) => part !== section || String(index) !== place);
          const found = data.report.taken.find(({ sectionKey }) => sectionKey === key)?.titles ?? [];
          expect(found).toEqual(expect.arrayContaining([...kept]));
        }
        const named = data.report.left.map(({ title }) => title);
        expect(named).toEqual([...new Set(named)]);
      }),
      { numRuns: 150 },
    );
  });
});
