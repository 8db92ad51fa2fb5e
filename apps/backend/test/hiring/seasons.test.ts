/** Seasons: the platform and institutes write them, students join, officers approve; every rule that keeps somebody out says so. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { seasonEnrolments } from '../../src/hiring/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programRows } from '../../src/seed/data/programs.ts';
import { carriedAt } from '../support/carried.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const day = 24 * 60 * 60 * 1000;
const asha = seededID('user/9000000001');
/** Not Asha's. */
const someProgram = programRows.at(-1)?.id ?? '';

let server: TestServer;
let staff: Call;
/** Of Asha's institute. */
let officer: Call;
let otherOfficer: Call;
let student: Call;
let employer: Call;
let passingYear: number;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const { db } = server.database;
  staff = await server.signIn('9000000051');
  employer = await server.signIn('9000000021');
  student = await server.actAs(asha);
  officer = await server.actAs((await addPerson(db, 'institute-officer', instituteID('sahyadri'))).id);
  otherOfficer = await server.actAs((await addPerson(db, 'institute-officer', instituteID('hooghly'))).id);
  const [degree] = await db.select().from(currentDegrees).where(eq(currentDegrees.userID, asha));
  passingYear = degree?.passingYear ?? 0;
});
afterAll(() => server.close());

const at = (days: number) => new Date(server.clock.now.getTime() + days * day).toISOString();

const body = (name: string, more: object = {}) => ({
  name,
  academicYear: '2026-27',
  seasonType: 'Placement' as const,
  instituteIDs: [instituteID('sahyadri')],
  passingYears: [passingYear],
  registrationStart: at(-5),
  registrationEnd: at(5),
  startDate: at(-1),
  endDate: at(100),
  policy: { maxOffers: 1, tiers: [{ name: 'Dream', minCtcPaise: 100_000_000 }], upgradeAllowed: true },
  termsText: '<p onclick="x()">Take part in every round.</p>',
  ...more,
});

async function addPosted(name: string, more: object = {}) {
  const added = await staff('addSeason', { body: body(name, more) });
  expect(added.error).toBeNull();
  const { id, rowVersion = 0 } = added.data.season;
  const posted = await staff('setSeasonStatus', { params: { id }, body: { status: 'Posted', rowVersion } });
  expect(posted.data.season.status).toBe('Posted');
  return { id, rowVersion: posted.data.season.rowVersion ?? 0 };
}

const ownOf = async (id: string) =>
  (await student('listOwnSeasons')).data.ownSeason.find((season) => season.id === id);

test('those that are over are told apart from those that are not', async () => {
  const days = {
    registrationStart: at(-900),
    registrationEnd: at(-890),
    startDate: at(-880),
    endDate: at(-800),
  };
  const past = await addPosted('Long ago', days);
  // The list tells what is over by the clock of the database.
  const going = await addPosted('This year', { endDate: '2099-06-30T18:29:59.000Z' });
  const found = async (isOver: boolean) => {
    const { data } = await employer('listSeasons', { query: { pageNo: -1, status: 'Posted', isOver } });
    return data.season.map(({ id }) => id);
  };
  expect(await found(true)).toContain(past.id);
  const open = await found(false);
  expect(open).toContain(going.id);
  expect(open).not.toContain(past.id);
});

test('staff add, change, post, archive, copy and delete one', async () => {
  const added = await staff('addSeason', { body: body('Spring') });
  expect(added.data.season).toMatchObject({
    status: 'Draft',
    termsVersion: 1,
    termsText: '<p>Take part in every round.</p>',
    policy: { tiers: [{ name: 'Dream' }] },
  });
  const again = await staff('addSeason', { body: body('SPRING') });
  expect([again.status, again.error?.code]).toEqual([409, 'DUPLICATE']);

  const { id, rowVersion = 0 } = added.data.season;
  const params = { id };
  const changed = await staff('updateSeason', {
    params,
    body: { termsText: '<p>Be on time.</p>', rowVersion },
  });
  expect(changed.data.season.termsVersion).toBe(2);
  const stale = await staff('updateSeason', { params, body: { name: 'Summer', rowVersion } });
  expect([stale.status, stale.error?.code]).toEqual([409, 'STALE']);

  const copied = await staff('cloneSeason', { params, body: { name: 'Spring, next' } });
  expect(copied.data.season).toMatchObject({
    name: 'Spring, next',
    academicYear: '2027-28',
    passingYears: [passingYear + 1],
    status: 'Draft',
    termsVersion: 1,
    policy: { maxOffers: 1, upgradeAllowed: true },
  });
  expect(copied.data.season.endDate?.slice(4)).toBe(added.data.season.endDate?.slice(4));
  const twice = await staff('cloneSeason', { params, body: { name: 'Spring, next' } });
  expect([twice.status, twice.error?.code]).toEqual([409, 'DUPLICATE']);
  expect((await employer('cloneSeason', { params, body: { name: 'Mine' } })).status).toBe(403);

  const archived = await staff('setSeasonStatus', {
    params,
    body: { isActive: false, rowVersion: changed.data.season.rowVersion ?? 0 },
  });
  expect(archived.data.season.isActive).toBe(false);
  expect((await staff('deleteSeason', { params })).status).toBe(200);
});

test.each([
  ['an academic year of two that do not follow', { academicYear: '2026-28' }, 'academicYear'],
  [
    'registration that ends before it begins',
    { registrationEnd: '2020-01-01T00:00:00.000Z' },
    'registrationEnd',
  ],
  ['an end before the start', { endDate: '2020-01-01T00:00:00.000Z' }, 'endDate'],
  [
    'kinds of offers that fall',
    {
      policy: {
        tiers: [
          { name: 'A', minCtcPaise: 500 },
          { name: 'B', minCtcPaise: 400 },
        ],
      },
    },
    'policy.tiers',
  ],
  ['an unknown institute', { instituteIDs: ['nowhere'] }, 'instituteIDs'],
])('is refused with %s', async (_what, wrong, path) => {
  const { status, error } = await staff('addSeason', { body: body('Refused', wrong) });
  expect([status, error?.fields[0]?.path]).toEqual([422, path]);
});

test("an officer's season is the institute's own, and a season of several institutes is the platform's", async () => {
  const added = await officer('addSeason', { body: body('Our own', { instituteIDs: [] }) });
  expect(added.data.season.instituteIDs).toEqual([instituteID('sahyadri')]);
  const { id, rowVersion = 0 } = added.data.season;
  const params = { id };
  expect((await otherOfficer('getSeason', { params })).status).toBe(404);
  expect((await otherOfficer('updateSeason', { params, body: { name: 'Theirs', rowVersion } })).status).toBe(
    404,
  );
  const renamed = await officer('updateSeason', { params, body: { name: 'Still ours', rowVersion } });
  expect(renamed.data.season.name).toBe('Still ours');
  const shared = await addPosted('Everybody', { instituteIDs: [] });
  const refused = await officer('updateSeason', {
    params: { id: shared.id },
    body: { name: 'Ours', rowVersion: shared.rowVersion },
  });
  expect([refused.status, refused.error?.code]).toEqual([403, 'OUT_OF_SCOPE']);
});

test('a student joins, an officer approves, declines with a reason, and the student reads it', async () => {
  const { id } = await addPosted('Autumn');
  const params = { id };
  expect(await ownOf(id)).toMatchObject({ state: null, blocks: [], termsVersion: 1 });
  const unread = await student('joinSeason', { params, body: { termsVersion: 9 } });
  expect([unread.status, unread.error?.code]).toEqual([409, 'STALE']);
  const joined = await student('joinSeason', { params, body: { termsVersion: 1 } });
  expect(joined.data.ownSeason).toMatchObject({ state: 'Pending', blocks: [] });
  expect((await student('joinSeason', { params, body: { termsVersion: 1 } })).data.ownSeason.state).toBe(
    'Pending',
  );

  const listed = await officer('listSeasonEnrolments', {
    params,
    query: { state: 'Pending', search: 'asha' },
  });
  expect(listed.meta.total).toBe(1);
  expect(listed.data.enrolment).toMatchObject([{ userID: asha, passingYear, state: 'Pending' }]);
  // Of another institute's students an officer sees and decides nothing.
  expect((await otherOfficer('listSeasonEnrolments', { params })).status).toBe(404);
  expect((await student('listSeasonEnrolments', { params })).status).toBe(403);

  const decide = (change: object) =>
    officer('decideSeasonEnrolment', { params, body: { userID: asha, ...change } });
  expect((await decide({ state: 'Active' })).data.enrolment.state).toBe('Active');
  expect((await ownOf(id))?.state).toBe('Active');
  const silent = await decide({ state: 'Removed' });
  expect([silent.status, silent.error?.fields[0]?.path]).toEqual([422, 'reason']);
  const removed = await decide({ state: 'Removed', reason: 'Missed three rounds.' });
  expect(removed.data.enrolment).toMatchObject({ state: 'Removed', reason: 'Missed three rounds.' });
  expect(await ownOf(id)).toMatchObject({ state: 'Removed', reason: 'Missed three rounds.' });
  const back = await student('joinSeason', { params, body: { termsVersion: 1 } });
  expect([back.status, back.error?.code]).toEqual([409, 'ILLEGAL_TRANSITION']);

  expect((await decide({ state: 'Active' })).data.enrolment.reason).toBeNull();
  expect((await student('leaveSeason', { params })).data.ownSeason.state).toBe('Withdrawn');
  const late = await decide({ state: 'Active' });
  expect([late.status, late.error?.code]).toEqual([409, 'ILLEGAL_TRANSITION']);
  expect((await student('joinSeason', { params, body: { termsVersion: 1 } })).data.ownSeason.state).toBe(
    'Pending',
  );
});

test('what the office decides reaches the student on the bell and by SMS, with the reason', async () => {
  const { db } = server.database;
  const { id } = await addPosted('Monsoon');
  const params = { id };
  const heard = async () =>
    (await toldPeople(db))
      .filter(({ content, people }) => content.includes('Monsoon') && people.includes(asha))
      .map(({ content }) => content);
  const decide = (change: { state: 'Active' | 'Removed'; reason?: string }) =>
    officer('decideSeasonEnrolment', { params, body: { userID: asha, ...change } });
  await student('joinSeason', { params, body: { termsVersion: 1 } });
  expect(await heard()).toEqual([]);

  const reason = 'Your marks are <not> in yet.';
  await decide({ state: 'Removed', reason });
  await decide({ state: 'Active' });
  // The same once more says nothing new.
  await decide({ state: 'Active' });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await decide({ state: 'Removed', reason: 'Missed three rounds.' });
  expect(await heard()).toEqual([
    '<p>Your placement office has not approved you for Monsoon.</p><p>Your marks are &lt;not&gt; in yet.</p>',
    '<p>Your placement office has approved you for Monsoon. Its jobs are open to you now.</p>',
    '<p>Your placement office has taken you out of Monsoon. You cannot apply for its jobs now.</p><p>Missed three rounds.</p>',
  ]);
  const told = (await toldPeople(db)).filter(
    ({ content, people }) => content.includes('Monsoon') && people.includes(asha),
  );
  expect(told.map(({ type, people, cta }) => [type, people, cta])).toEqual([
    ['Critical', [asha], '/dashboard'],
    ['Critical', [asha], '/my-jobs'],
    ['Critical', [asha], '/dashboard'],
  ]);
  const texts = (await carriedAt(db, server.clock.now)).filter(({ text }) => text.includes('Monsoon'));
  expect(texts.filter(({ channel }) => channel === 'sms').map(({ to }) => to)).toEqual(
    Array.from({ length: 3 }, () => '9000000001'),
  );
});

test('the office hears once a day that students wait, and of each who leaves after the approval', async () => {
  const { db } = server.database;
  const { id } = await addPosted('Winter');
  const params = { id };
  const heard = async () =>
    (await toldPeople(db))
      .filter(({ content, people }) => content.includes('Winter') && !people.includes(asha))
      .map(({ content, cta }) => [content, cta]);
  const join = () => student('joinSeason', { params, body: { termsVersion: 1 } });
  const waits = ['<p>Students wait for your approval in Winter.</p>', `/season?record=${id}`];
  await join();
  await student('leaveSeason', { params });
  await join();
  expect(await heard()).toEqual([waits]);
  await officer('decideSeasonEnrolment', { params, body: { userID: asha, state: 'Active' } });
  await student('leaveSeason', { params });
  expect(await heard()).toEqual([waits, ['<p>Asha Patil has left Winter.</p>', `/student?record=${asha}`]]);
  const today = server.clock.now;
  server.clock.now = new Date(today.getTime() + day);
  student = await server.actAs(asha);
  await join();
  expect(await heard()).toHaveLength(3);
  server.clock.now = today;
  student = await server.actAs(asha);
});

test('a student who leaves while an officer approves has left, whoever was first', async () => {
  const { id } = await addPosted('Left in between');
  const params = { id };
  for (let round = 0; round < 20; round += 1) {
    await student('joinSeason', { params, body: { termsVersion: 1 } });
    const [left, approved] = await Promise.all([
      student('leaveSeason', { params }),
      officer('decideSeasonEnrolment', { params, body: { userID: asha, state: 'Active' } }),
    ]);
    expect([left.status, [200, 409].includes(approved.status)]).toEqual([200, true]);
    expect((await ownOf(id))?.state).toBe('Withdrawn');
  }
});

describe('what keeps a student out says so, until an override lifts it', () => {
  test.each([
    ['registration', () => ({ registrationStart: at(-9), registrationEnd: at(-8) }), /ended on/],
    ['registration', () => ({ registrationStart: at(1), registrationEnd: at(2) }), /opens on/],
    ['passingYear', () => ({ passingYears: [2050] }), /2050/],
    ['program', () => ({ programIDs: [someProgram] }), /not for your program/],
    ['verifiedProfile', () => ({ policy: { requireVerifiedProfile: true } }), /confirm/],
  ] as const)('%s', async (rule, change, words) => {
    const { db } = server.database;
    await db
      .update(currentDegrees)
      .set({ verificationStatus: 'Unverified' })
      .where(eq(currentDegrees.userID, asha));
    const { id } = await addPosted(`Closed ${rule} ${String(words)}`, change());
    const params = { id };
    expect((await ownOf(id))?.blocks).toEqual([{ rule, message: expect.stringMatching(words) }]);
    const refused = await student('joinSeason', { params, body: { termsVersion: 1 } });
    expect([refused.status, refused.error?.code, refused.error?.details.blocks]).toEqual([
      409,
      'ILLEGAL_TRANSITION',
      [{ rule, message: expect.stringMatching(words) }],
    ]);

    const override = (more: object = {}, call = officer) =>
      call('overrideSeasonRule', {
        params,
        body: { userID: asha, rule, reason: 'The office has agreed.', expiresAt: at(3), ...more },
      });
    for (const [wrong, path] of [
      [{ reason: 'Short' }, 'reason'],
      [{ expiresAt: at(-1) }, 'expiresAt'],
      [{ userID: seededID('user/9000000021') }, 'userID'],
    ] as const) {
      const { status, error } = await override(wrong);
      expect([status, error?.fields[0]?.path]).toEqual([422, path]);
    }
    expect((await override({}, otherOfficer)).status).toBe(404);
    expect((await override({}, student)).status).toBe(403);
    expect((await override()).data.override).toMatchObject({ rule, reason: 'The office has agreed.' });
    expect((await ownOf(id))?.blocks).toEqual([]);
    expect((await student('joinSeason', { params, body: { termsVersion: 1 } })).status).toBe(200);
    const { data } = await officer('listSeasonEnrolments', { params });
    expect(data.enrolment[0]?.overrides).toMatchObject([{ rule, reason: 'The office has agreed.' }]);

    // It ends by itself: an officer then approves nobody whom a rule of the season keeps out.
    const now = server.clock.now;
    server.clock.now = new Date(now.getTime() + 4 * day);
    const late = await server.actAs((await addPerson(db, 'institute-officer', instituteID('sahyadri'))).id);
    const approved = await late('decideSeasonEnrolment', { params, body: { userID: asha, state: 'Active' } });
    server.clock.now = now;
    expect(approved.status).toBe(rule === 'registration' ? 200 : 409);
  });
});

test('who is no student of an institute joins nothing', async () => {
  const { id } = await addPosted('Not for employers');
  expect((await employer('listOwnSeasons')).data.ownSeason).toEqual([]);
  expect((await employer('joinSeason', { params: { id }, body: { termsVersion: 1 } })).status).toBe(404);
  expect((await student('leaveSeason', { params: { id } })).status).toBe(404);
});

test('a season in which students take part is not deleted', async () => {
  const { id } = await addPosted('Joined');
  await student('joinSeason', { params: { id }, body: { termsVersion: 1 } });
  const refused = await staff('deleteSeason', { params: { id } });
  expect([refused.status, refused.error?.code]).toEqual([409, 'IN_USE']);
  const { db } = server.database;
  await db.delete(seasonEnrolments).where(eq(seasonEnrolments.seasonID, id));
  expect((await staff('deleteSeason', { params: { id } })).status).toBe(200);
});
