/** What people write CVs from: six profiles at most, one of them the default, changed by their owner alone. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cvTemplates } from '../../src/candidates/tables/cv-templates.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { cvTemplateID } from '../../src/seed/data/cv-templates.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { jobProfileRows } from '../../src/seed/data/job-profiles.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const isPlain = eq(cvTemplates.id, cvTemplateID('Plain'));
  await server.database.db.update(cvTemplates).set({ status: 'Draft' }).where(isPlain);
});
afterAll(() => server.close());

const newStudent = async (): Promise<Call> =>
  server.actAs((await addPerson(server.database.db, 'student', instituteID('sahyadri'))).id);

/** A profile of this name; more of its fields in `body`. */
async function added(call: Call, name: string, body: object = {}) {
  const answer = await call('addCandidateProfile', {
    body: { name, language: 'en', visibility: 'Private', ...body },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data.candidateProfile;
}

const namesOf = async (call: Call) => {
  const { data } = await call('listCandidateProfiles');
  return data.candidateProfile.map(({ name, isDefault }) => `${name}${isDefault ? '*' : ''}`);
};

describe('candidate profiles', () => {
  test('are six at most, and the default goes from one to the other', async () => {
    const call = await newStudent();
    const first = await added(call, 'A');
    expect(first).toMatchObject({ isDefault: true, visibility: 'Private', sections: [], rowVersion: 1 });
    const second = await added(call, 'B', { isDefault: true });
    expect(await namesOf(call)).toEqual(['B*', 'A']);
    for (const name of ['C', 'D', 'E', 'F']) await added(call, name);
    const seventh = await call('addCandidateProfile', {
      body: { name: 'G', language: 'en', visibility: 'Private' },
    });
    expect([seventh.status, seventh.error?.code]).toEqual([409, 'QUOTA_EXCEEDED']);

    const params = { id: first.id };
    // Losing the default is no change of one's own: the version that was read still holds.
    const back = await call('updateCandidateProfile', { params, body: { isDefault: true, rowVersion: 1 } });
    expect(back.data.candidateProfile).toMatchObject({ isDefault: true, rowVersion: 2 });
    // Somebody has one default as long as there are profiles.
    await call('updateCandidateProfile', { params, body: { isDefault: false, rowVersion: 2 } });
    expect((await namesOf(call))[0]).toBe('A*');
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    await call('updateCandidateProfile', {
      params: { id: second.id },
      body: { headline: 'Newest', rowVersion: 1 },
    });
    await call('deleteCandidateProfile', { params });
    expect((await namesOf(call)).slice(0, 1)).toEqual(['B*']);
    expect((await call('getCandidateProfile', { params })).status).toBe(404);
  });

  test('save themselves: an old version is refused and what was typed elsewhere stays', async () => {
    const call = await newStudent();
    const { id } = await added(call, 'Mine');
    const params = { id };
    const sections = [
      {
        key: 'projects',
        itemIDs: ['one', 'two'],
        title: ' Work ',
        itemTexts: [{ itemID: 'one', text: ' A ' }],
      },
      { key: 'skills', itemIDs: [], title: ' ', text: '' },
    ];
    const saved = await call('updateCandidateProfile', {
      params,
      body: { sections, summary: ' Two\nlines ', headline: '', rowVersion: 1 },
    });
    expect(saved.data.candidateProfile).toMatchObject({
      rowVersion: 2,
      summary: 'Two\nlines',
      headline: null,
      sections: [
        {
          key: 'projects',
          itemIDs: ['one', 'two'],
          title: 'Work',
          itemTexts: [{ itemID: 'one', text: 'A' }],
        },
        { key: 'skills', itemIDs: [] },
      ],
    });
    const late = await call('updateCandidateProfile', { params, body: { summary: 'Other', rowVersion: 1 } });
    expect([late.status, late.error?.code]).toEqual([409, 'STALE']);
    expect((await call('getCandidateProfile', { params })).data.candidateProfile.summary).toBe('Two\nlines');
  });

  test.each([
    ['a name that is there already', { name: 'mine' }, 409, undefined],
    ['no name', { name: ' ' }, 422, 'name'],
    [
      'a section twice',
      {
        sections: [
          { key: 'skills', itemIDs: [] },
          { key: 'skills', itemIDs: [] },
        ],
      },
      422,
      'sections.1.key',
    ],
    [
      'other words for a mark',
      {
        sections: [
          { key: 'education', itemIDs: [], itemTexts: [{ itemID: 'current-degree', text: 'CGPA 10' }] },
        ],
      },
      422,
      'sections.0.itemTexts',
    ],
    ['a section of its own', { sections: [{ key: 'hobbies', itemIDs: [] }] }, 422, 'sections.0.key'],
    ['a draft of a template', { cvTemplateID: cvTemplateID('Plain') }, 422, 'cvTemplateID'],
    ['a template for the experienced', { cvTemplateID: cvTemplateID('Lateral') }, 422, 'cvTemplateID'],
    ['a role that is not there', { jobProfileID: 'nothing' }, 422, 'jobProfileID'],
  ])('are refused with %s', async (_what, change, status, path) => {
    const call = await newStudent();
    await added(call, 'Mine');
    const body = { name: 'Other', language: 'en', visibility: 'Private', ...change } as never;
    const answer = await call('addCandidateProfile', { body });
    expect(answer.status).toBe(status);
    expect(answer.error?.fields.map((field) => field.path)).toEqual(path === undefined ? [] : [path]);
    expect(await namesOf(call)).toEqual(['Mine*']);
  });

  test('keep what they have chosen when it is renamed, and lose it only when it is removed', async () => {
    const call = await newStudent();
    const project = (title: string) => ({ title, summary: 'Shows buses' });
    const save = async (projects: { id?: string; title: string }[]) => {
      const body = { liveBacklogs: 0, deadBacklogs: 0, projects };
      return (await call('saveAcademics', { body })).data.academics.projects ?? [];
    };
    const [bus, library] = await save([project('Bus tracker'), project('Library')]);
    const sections = [{ key: 'projects' as const, itemIDs: [bus?.id ?? ''] }];
    const { id } = await added(call, 'Mine', { sections });
    const chosen = async () => {
      const [section] =
        (await call('getCandidateProfile', { params: { id } })).data.candidateProfile.sections ?? [];
      const { cvEntries } = (await call('listCvEntries')).data;
      const entries = cvEntries.find(({ key }) => key === 'projects')?.entries ?? [];
      return entries.filter((entry) => section?.itemIDs.includes(entry.id)).map(({ title }) => title);
    };
    expect(await chosen()).toEqual(['Bus tracker']);
    // Renamed, and in another place.
    await save([
      { ...library, title: 'Library' },
      { ...bus, title: 'Bus finder' },
    ]);
    expect(await chosen()).toEqual(['Bus finder']);
    // A program that knows no ids says the same list.
    await save([project('Bus finder'), project('Library')]);
    expect(await chosen()).toEqual(['Bus finder']);
    // An id of somebody else's is none, and nothing has the id of two.
    const twice = await save([
      { id: bus?.id, title: 'One' },
      { id: bus?.id, title: 'Two' },
      { id: 'x', title: 'Three' },
    ]);
    expect(new Set(twice.map((entry) => entry.id)).size).toBe(3);
    expect(twice.map((entry) => entry.id)).not.toContain('x');
    expect(await chosen()).toEqual(['One']);
    await save([{ title: 'New' }]);
    expect(await chosen()).toEqual([]);
  });

  test('keep a template that was withdrawn, and nobody chooses it any more', async () => {
    const admin = await server.actAs(seededID('user/9000000051'));
    const { data } = await admin('addCvTemplate', {
      body: {
        name: 'Soon withdrawn',
        description: 'For a test',
        layout: 'Plain',
        sections: [{ key: 'education', title: 'Education', visible: true, required: true }],
        style: {},
        pageLimit: 1,
        audience: 'Both',
      },
    });
    const { id, rowVersion = 0 } = data.cvTemplate;
    const params = { id };
    const posted = await admin('setCvTemplateStatus', { params, body: { status: 'Posted', rowVersion } });
    const call = await newStudent();
    const profile = await added(call, 'Mine', {
      cvTemplateID: id,
      jobProfileID: jobProfileRows[0]?.id ?? '',
    });
    expect(profile).toMatchObject({ cvTemplateID: id, profileTitle: expect.any(String) });
    await admin('setCvTemplateStatus', {
      params,
      body: { isActive: false, rowVersion: posted.data.cvTemplate.rowVersion ?? 0 },
    });
    const kept = await call('updateCandidateProfile', {
      params: { id: profile.id },
      body: { cvTemplateID: id, headline: 'Still there', rowVersion: 1 },
    });
    expect(kept.data.candidateProfile).toMatchObject({ cvTemplateID: id, headline: 'Still there' });
    const body = { name: 'Other', language: 'en', visibility: 'Private', cvTemplateID: id } as const;
    expect((await call('addCandidateProfile', { body })).status).toBe(422);
    const used = await admin('deleteCvTemplate', { params });
    expect([used.status, used.error?.details]).toEqual([409, { usedBy: { candidateProfiles: 1 } }]);
  });

  test('belong to candidates', async () => {
    const body = { name: 'Mine', language: 'en', visibility: 'Private' } as const;
    const support = await server.actAs(seededID('user/9000000041'));
    expect((await support('addCandidateProfile', { body })).error?.code).toBe('OUT_OF_SCOPE');
  });
});

describe('CV templates to choose from', () => {
  const layoutsFor = async (call: Call) =>
    (await call('listPostedCvTemplates', { query: { pageNo: -1 } })).data.cvTemplate.map(
      ({ layout }) => layout,
    );

  test('are those that are posted and fit the person, the official ones first', async () => {
    const { db } = server.database;
    const student = await newStudent();
    expect(await layoutsFor(student)).toEqual(['Academic', 'Compact', 'SingleColumn', 'TwoColumn']);
    const other = await server.actAs((await addPerson(db, 'student', instituteID('godavari'))).id);
    expect(await layoutsFor(other)).toEqual(['Compact', 'SingleColumn', 'TwoColumn']);
    const experienced = await server.actAs((await addPerson(db, 'experienced', null)).id);
    expect(await layoutsFor(experienced)).toEqual(['Compact', 'Lateral', 'SingleColumn', 'TwoColumn']);

    const academic = { params: { id: cvTemplateID('Academic') } };
    expect((await student('getPostedCvTemplate', academic)).data.cvTemplate.sectionTitles).toContain(
      'Education',
    );
    expect((await other('getPostedCvTemplate', academic)).status).toBe(404);
    const plain = { params: { id: cvTemplateID('Plain') } };
    expect((await student('getPostedCvTemplate', plain)).status).toBe(404);
    const page = await student('listPostedCvTemplates', { query: { pageSize: 1, pageNo: 2, sort: '-name' } });
    expect(page.data.cvTemplate.map(({ name }) => name)).toEqual(['Two columns']);
    expect(page.meta).toMatchObject({ pageNo: 2, pageSize: 1, total: 4 });
  });
});

describe('CV templates', () => {
  test('count the versions of their design, and name no subject twice', async () => {
    const admin = await server.actAs(seededID('user/9000000051'));
    const sections = [{ key: 'education', title: 'Education', visible: true, required: true }] as const;
    const { data } = await admin('addCvTemplate', {
      body: {
        name: 'Versions',
        description: 'For a test',
        layout: 'Compact',
        sections: [...sections],
        style: { size: 9.5 },
        pageLimit: 1,
        audience: 'Both',
        instituteIDs: [instituteID('sahyadri')],
      },
    });
    const { id } = data.cvTemplate;
    expect(data.cvTemplate).toMatchObject({
      version: 1,
      status: 'Draft',
      usedCount: 0,
      style: { font: 'Noto Sans', size: 9.5, accent: 'indigo', spacing: 'normal' },
    });
    const change = async (body: object) => {
      const { cvTemplate } = (await admin('getCvTemplate', { params: { id } })).data;
      return admin('updateCvTemplate', {
        params: { id },
        body: { ...body, rowVersion: cvTemplate.rowVersion ?? 0 },
      });
    };
    expect((await change({ description: 'Other words' })).data.cvTemplate.version).toBe(1);
    expect((await change({ style: { size: 9.5 } })).data.cvTemplate.version).toBe(1);
    expect((await change({ style: { accent: 'teal' } })).data.cvTemplate).toMatchObject({
      version: 2,
      style: { size: 9.5, accent: 'teal' },
    });
    const twice = await change({ sections: [...sections, ...sections] });
    expect([twice.status, twice.error?.fields[0]?.path]).toEqual([422, 'sections']);
    const stale = await admin('updateCvTemplate', { params: { id }, body: { pageLimit: 2, rowVersion: 1 } });
    expect(stale.error?.code).toBe('STALE');
    expect((await admin('deleteCvTemplate', { params: { id } })).status).toBe(200);
  });
});
