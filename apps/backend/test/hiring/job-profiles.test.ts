/** Job profiles: the platform's staff write them, for freshers and for people with experience; everybody else reads what is posted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sectorID } from '../../src/seed/data/sectors.ts';
import { skillID } from '../../src/seed/data/skills.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Call;
let employer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  staff = await server.signIn('9000000051');
  employer = await server.signIn('9000000021');
});
afterAll(() => server.close());

const body = (title: string) => ({
  title,
  sectorID: sectorID('Application software'),
  skills: [{ skillID: skillID('Java'), weight: 5, mustHave: true }, { skillID: skillID('SQL') }],
});

const lateralBody = (title: string) => ({
  ...body(title),
  level: 'Senior' as const,
  experienceMinMonths: 24,
  experienceMaxMonths: 72,
});

const kinds = [
  {
    name: 'for freshers',
    key: 'jobProfile',
    add: 'addJobProfile',
    get: 'getJobProfile',
    update: 'updateJobProfile',
    status: 'setJobProfileStatus',
    remove: 'deleteJobProfile',
    body,
  },
  {
    name: 'for people with experience',
    key: 'jobProfileLateral',
    add: 'addJobProfileLateral',
    get: 'getJobProfileLateral',
    update: 'updateJobProfileLateral',
    status: 'setJobProfileLateralStatus',
    remove: 'deleteJobProfileLateral',
    body: lateralBody,
  },
] as const;

interface Profile {
  id: string;
  rowVersion: number;
  status: string;
  skills: object[];
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('a profile %s', (_name, kind) => {
  const profileOf = ({ data }: { data: unknown }): Profile =>
    (data as Record<string, Profile>)[kind.key] as Profile;
  const addOne = async (title: string) => profileOf(await staff(kind.add, { body: kind.body(title) }));

  test('is added, described, posted, changed and deleted by staff', async () => {
    const added = await addOne('Kernel developer');
    expect(added).toMatchObject({
      status: 'Draft',
      skills: [
        { skillID: skillID('Java'), weight: 5, mustHave: true },
        { skillID: skillID('SQL'), weight: 3, mustHave: false },
      ],
    });
    const params = { id: added.id };
    expect((await employer(kind.get, { params })).status).toBe(404);

    const again = await staff(kind.add, { body: kind.body('KERNEL developer') });
    expect([again.status, again.error?.code]).toEqual([409, 'DUPLICATE']);

    const { rowVersion } = added;
    const early = await staff(kind.status, { params, body: { status: 'Posted', rowVersion } });
    expect([early.status, early.error?.fields[0]?.path]).toEqual([422, 'descriptionHtml']);
    const descriptionHtml = `<p onclick="x()">You write what runs ${'very '.repeat(10)}close to the machine.</p>`;
    const described = await staff(kind.update, { params, body: { descriptionHtml, rowVersion } });
    expect(profileOf(described)).toMatchObject({ descriptionHtml: expect.not.stringContaining('onclick') });

    const stale = await staff(kind.update, { params, body: { title: 'Driver developer', rowVersion } });
    expect([stale.status, stale.error?.code]).toEqual([409, 'STALE']);

    // A skill that stays keeps what it counted for.
    const fewer = await staff(kind.update, {
      params,
      body: { skills: [{ skillID: skillID('Java') }], rowVersion: profileOf(described).rowVersion },
    });
    expect(profileOf(fewer).skills).toEqual([{ skillID: skillID('Java'), weight: 5, mustHave: true }]);

    const posted = await staff(kind.status, {
      params,
      body: { status: 'Posted', rowVersion: profileOf(fewer).rowVersion },
    });
    expect(profileOf(posted).status).toBe('Posted');
    expect((await employer(kind.get, { params })).status).toBe(200);
    const emptied = await staff(kind.update, {
      params,
      body: { descriptionHtml: '', rowVersion: profileOf(posted).rowVersion },
    });
    expect([emptied.status, emptied.error?.fields[0]?.path]).toEqual([422, 'descriptionHtml']);

    expect((await staff(kind.remove, { params })).status).toBe(200);
    expect((await staff(kind.get, { params })).status).toBe(404);
  });

  test.each([
    ['an unknown skill', { skills: [{ skillID: 'nowhere' }] }, 'skills.0.skillID'],
    [
      'a skill twice',
      { skills: [{ skillID: skillID('Java') }, { skillID: skillID('Java') }] },
      'skills.1.skillID',
    ],
    ['no skill', { skills: [] }, 'skills'],
    ['an unknown sector', { sectorID: 'nowhere' }, 'sectorID'],
    ['pay that falls', { typicalCtcMinPaise: 500, typicalCtcMaxPaise: 400 }, 'typicalCtcMaxPaise'],
  ])('is refused with %s', async (_what, wrong, path) => {
    const { status, error } = await staff(kind.add, { body: { ...kind.body('Refused'), ...wrong } });
    expect([status, error?.fields[0]?.path]).toEqual([422, path]);
  });

  test('is judged as a whole when one end of a range is changed', async () => {
    const { id, rowVersion } = await addOne('Judged as a whole');
    const first = await staff(kind.update, {
      params: { id },
      body: { typicalCtcMinPaise: 500, rowVersion },
    });
    const second = await staff(kind.update, {
      params: { id },
      body: { typicalCtcMaxPaise: 400, rowVersion: profileOf(first).rowVersion },
    });
    expect([second.status, second.error?.fields[0]?.path]).toEqual([422, 'typicalCtcMaxPaise']);
  });

  test('in use is not deleted', async () => {
    const seeded = kind.key === 'jobProfile' ? 'listJobProfiles' : 'listJobProfilesLateral';
    const { data } = await staff(seeded, { query: { pageNo: 1, pageSize: 100 } });
    const rows = (data as Record<string, { id: string; jobCount: number }[]>)[kind.key] ?? [];
    const used = rows.find(({ jobCount }) => jobCount > 0);
    const { status, error } = await staff(kind.remove, { params: { id: used?.id ?? '' } });
    expect([status, error?.code, error?.details.usedBy]).toEqual([
      409,
      'IN_USE',
      expect.objectContaining({ jobs: used?.jobCount }),
    ]);
  });
});

test('experience does not fall', async () => {
  const wrong = { ...lateralBody('Falling'), experienceMinMonths: 72, experienceMaxMonths: 24 };
  const { status, error } = await staff('addJobProfileLateral', { body: wrong });
  expect([status, error?.fields[0]?.path]).toEqual([422, 'experienceMaxMonths']);
});

test('a title of another level is another profile', async () => {
  expect((await staff('addJobProfileLateral', { body: lateralBody('Twice') })).status).toBe(200);
  const lead = { ...lateralBody('Twice'), level: 'Lead' };
  expect((await staff('addJobProfileLateral', { body: lead })).status).toBe(200);
});
