/** From draft to posted and on (domain, B.23.1): who may, what is in the way, what happens. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications, jobDescriptions, refreshCounts } from '../../src/hiring/index.ts';
import { findWallet, transfer } from '../../src/money/index.ts';
import { candidates } from '../../src/identity/index.ts';
import { instituteConfigs } from '../../src/organisations/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { endWhatIsOver } from '../../src/hiring/applications/clock.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { addJob, postable, postJob } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const hour = 60 * 60 * 1000;
const asha = seededID('user/9000000001');
const reason = 'The project was given up';

let server: TestServer;
let employer: Call;
let waiting: Call;
let officer: Call;
let stranger: Call;
let support: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  waiting = await server.signIn('9000000022');
  officer = await server.signIn('9000000031');
  support = await server.signIn('9000000041');
  student = await server.actAs(asha);
  const db = server.database.db;
  stranger = await server.actAs((await addPerson(db, 'institute-officer', instituteID('hooghly'))).id);
});
afterAll(() => server.close());

const job = (more: object = {}) => postable(server.clock.now, more);

const setStatus = (call: Call, { id, rowVersion }: { id: string; rowVersion?: number }, status: string) =>
  call('setJobDescriptionStatus', { params: { id }, body: { status, rowVersion } });
const end = (call: Call, how: 'close' | 'cancel', { id, rowVersion }: { id: string; rowVersion?: number }) =>
  call(how === 'close' ? 'closeJobDescription' : 'cancelJobDescription', {
    params: { id },
    body: { reason, rowVersion },
  });
const decide = (call: Call, id: string, verdict: string, more: object = {}) =>
  call('decideJobDescriptionApproval', {
    params: { id },
    body: { instituteID: instituteID('sahyadri'), verdict, ...more },
  });
const seen = async (call: Call, id: string) => (await call('getJobDescription', { params: { id } })).status;

/** An application of Asha, who has paid ten credits for it. */
async function apply(jdID: string): Promise<string> {
  const { db } = server.database;
  const [row] = await db
    .insert(applications)
    .values({ jdID, userID: asha, status: 'Applied', appliedAt: startTime })
    .returning();
  await transfer(db, {
    from: { type: 'user', id: asha },
    to: { type: 'platform', id: 'spent' },
    amount: 10,
    kind: 'Accept',
    cause: { type: 'mapping', id: row?.id ?? '' },
    description: 'Job accepted',
    userID: asha,
    actorID: asha,
    at: startTime,
  });
  return row?.id ?? '';
}

const statusOf = async (id: string) => {
  const [row] = await server.database.db.select().from(applications).where(eq(applications.id, id));
  return row?.status;
};

test('a posted job waits for its institute, is approved there, and is seen by its students alone', async () => {
  const posted = await postJob(employer, job());
  expect(posted).toMatchObject({ status: 'Posted', phase: 'Awaiting approval', criteriaVersion: 1 });
  expect(posted.allowed).toEqual(['Change', 'Unpost', 'Close', 'Cancel']);
  expect(posted.counts?.eligible).toBeGreaterThan(0);
  expect(posted.approvals).toMatchObject([{ instituteID: instituteID('sahyadri'), state: 'Pending' }]);
  const { id } = posted;
  expect(await seen(student, id)).toBe(404);
  const pending = await officer('listJobDescriptions', { query: { approval: 'Pending', pageSize: 100 } });
  expect(pending.data.jobDescription.map((each) => each.id)).toContain(id);

  // Whoever decides reads before whom the criteria keep out here.
  const effect = (call: Call, more: object = {}) =>
    call('getCampusEffect', { params: { id }, query: { instituteID: instituteID('sahyadri'), ...more } });
  const { audience = 'Both', criteria, skills, cityIDs = [] } = posted;
  const asked = await officer('previewEligibility', {
    body: {
      audience,
      criteria: criteria ?? {},
      seasonID: posted.seasonID,
      cityIDs,
      skills: skills?.map(({ skillID, weight }) => ({ skillID, weight })),
    },
  });
  const here = await officer('getCampusEffect', { params: { id } });
  expect(here.data.eligible.byRule.length).toBeGreaterThan(0);
  expect(here.data.eligible).toEqual(asked.data.eligible);
  expect((await effect(support)).data.eligible).toEqual(here.data.eligible);
  expect(
    await Promise.all([stranger, employer, student].map(async (call) => (await effect(call)).status)),
  ).toEqual([404, 403, 403]);

  expect((await decide(stranger, id, 'Approved')).status).toBe(404);
  expect((await decide(employer, id, 'Approved')).status).toBe(403);
  expect((await decide(student, id, 'Approved')).status).toBe(403);
  expect((await decide(officer, id, 'Declined')).error?.fields[0]?.path).toBe('reason');
  const declined = await decide(officer, id, 'Declined', { reason: 'It is outside of our season' });
  expect(declined.data.jobDescription.approvals).toMatchObject([{ state: 'Declined' }]);
  const approved = await decide(officer, id, 'Approved');
  expect(approved.data.jobDescription).toMatchObject({ phase: 'Open', approval: 'Approved' });
  expect(await seen(student, id)).toBe(200);
  const { data } = await student('getJobDescription', { params: { id } });
  for (const secret of ['companyStatus', 'approvals', 'reviews', 'allowed', 'counts', 'eligibleCount']) {
    expect(data.jobDescription).not.toHaveProperty(secret);
  }
});

test('a job of several campuses shows each decision to its company, and an officer the own one', async () => {
  const instituteIDs = [instituteID('nandi'), instituteID('godavari')];
  const posted = await postJob(employer, job({ seasonID: seasonID('pooled'), instituteIDs }));
  expect(posted.approvals).toHaveLength(2);
  const db = server.database.db;
  const nandi = await server.actAs((await addPerson(db, 'institute-officer', instituteID('nandi'))).id);
  const { data } = await nandi('getJobDescription', { params: { id: posted.id } });
  expect(data.jobDescription.approvals?.map((each) => each.instituteID)).toEqual([instituteID('nandi')]);
  const other = await decide(nandi, posted.id, 'Approved', { instituteID: instituteID('godavari') });
  expect(other).toMatchObject({ status: 403, error: { code: 'OUT_OF_SCOPE' } });
  expect(await seen(officer, posted.id)).toBe(404);
});

test('an institute that trusts a company has approved its jobs beforehand', async () => {
  const { db } = server.database;
  const trust = (ids: string[]) =>
    db
      .update(instituteConfigs)
      .set({ autoApproveCompanies: ids })
      .where(eq(instituteConfigs.instituteID, instituteID('sahyadri')));
  await trust([companyID('navyug')]);
  expect((await postJob(employer, job())).phase).toBe('Open');
  await trust([]);
});

test('an officer decides for the own institute without naming it; staff of the platform name one', async () => {
  const posted = await postJob(employer, job());
  const verdict = (call: Call) =>
    call('decideJobDescriptionApproval', { params: { id: posted.id }, body: { verdict: 'Approved' } });
  expect(await verdict(await server.signIn('9000000051'))).toMatchObject({
    status: 422,
    error: { fields: [{ path: 'instituteID', code: 'required' }] },
  });
  expect(await verdict(officer)).toMatchObject({
    status: 200,
    data: { jobDescription: { approval: 'Approved' } },
  });
});

test('an officer who posts for the own institute has decided', async () => {
  const posted = await postJob(officer, job({ companyID: companyID('navyug') }));
  expect(posted).toMatchObject({ phase: 'Open', approval: 'Approved' });
});

describe('posting is refused', () => {
  test('with every field that blocks it', async () => {
    const draft = await addJob(employer, { title: 'Half a job', audience: 'Experienced' });
    const refused = await setStatus(employer, draft, 'Posted');
    expect(refused.status).toBe(422);
    const paths = refused.error?.fields.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['jobProfileLateralID', 'openings', 'criteria', 'bondMonths']),
    );
  });

  test.each<[string, object, string]>([
    ['a date in the past', { lastDateToApply: startTime.toISOString() }, 'lastDateToApply'],
    ['a season that is a draft', { seasonID: seasonID('draft') }, 'seasonID'],
    ['a season that is over', { seasonID: seasonID('past') }, 'seasonID'],
    ['an institute that is not of the season', { instituteIDs: [instituteID('hooghly')] }, 'instituteIDs'],
  ])('with %s', async (_name, more, path) => {
    const refused = await setStatus(employer, await addJob(employer, job(more)), 'Posted');
    expect(refused.error?.fields.map((each) => each.path)).toEqual([path]);
  });

  test('for a company that is not verified, another version, another company, and without the permission', async () => {
    const unverified = await setStatus(waiting, await addJob(waiting, job()), 'Posted');
    expect(unverified).toMatchObject({ status: 409, error: { code: 'COMPANY_NOT_VERIFIED' } });
    const draft = await addJob(employer, job());
    expect((await setStatus(employer, { ...draft, rowVersion: 7 }, 'Posted')).error?.code).toBe('STALE');
    expect((await setStatus(waiting, draft, 'Posted')).status).toBe(404);
    expect((await setStatus(student, draft, 'Posted')).status).toBe(403);
  });
});

describe('every step from every state', () => {
  const states = {
    Draft: async () => addJob(employer, job()),
    Open: async () => postJob(employer, job()),
    Applied: async () => {
      const posted = await postJob(employer, job());
      await apply(posted.id);
      return posted;
    },
    Closed: async () => (await end(employer, 'close', await postJob(employer, job()))).data.jobDescription,
    Cancelled: async () =>
      (await end(employer, 'cancel', await postJob(employer, job()))).data.jobDescription,
  };
  const steps = {
    Change: (id: string, rowVersion: number) =>
      employer('updateJobDescription', { params: { id }, body: { openings: 5, rowVersion } }),
    Post: (id: string, rowVersion: number) => setStatus(employer, { id, rowVersion }, 'Posted'),
    Unpost: (id: string, rowVersion: number) => setStatus(employer, { id, rowVersion }, 'Draft'),
    Close: (id: string, rowVersion: number) => end(employer, 'close', { id, rowVersion }),
    Cancel: (id: string, rowVersion: number) => end(employer, 'cancel', { id, rowVersion }),
    Delete: (id: string) => employer('deleteJobDescription', { params: { id } }),
  };
  const legal: Record<keyof typeof states, readonly string[]> = {
    Draft: ['Change', 'Post', 'Delete'],
    Open: ['Change', 'Unpost', 'Close', 'Cancel'],
    Applied: ['Change', 'Close', 'Cancel'],
    Closed: ['Cancel'],
    Cancelled: [],
  };
  test.each(Object.keys(states) as (keyof typeof states)[])('%s', async (state) => {
    for (const [name, step] of Object.entries(steps)) {
      const { id } = await states[state]();
      const { data } = await employer('getJobDescription', { params: { id } });
      const { rowVersion = 0, allowed } = data.jobDescription;
      expect(allowed).toEqual(legal[state]);
      const answer = await step(id, rowVersion);
      const isLegal = legal[state].includes(name);
      expect([name, answer.status]).toEqual([name, isLegal ? 200 : 409]);
      if (isLegal) continue;
      expect(answer.error?.details.allowed).toEqual(legal[state]);
      expect(['ILLEGAL_TRANSITION', 'JOB_CLOSED']).toContain(answer.error?.code);
    }
  });

  test('a job is not taken back after a day', async () => {
    const posted = await postJob(employer, job());
    await server.database.db
      .update(jobDescriptions)
      .set({ postedAt: new Date(startTime.getTime() - 24 * hour) })
      .where(eq(jobDescriptions.id, posted.id));
    expect((await setStatus(employer, posted, 'Draft')).status).toBe(409);
  });

  test('nobody else ends it', async () => {
    const posted = await postJob(employer, job());
    for (const how of ['close', 'cancel'] as const) {
      expect((await end(waiting, how, posted)).status).toBe(404);
      expect((await end(officer, how, posted)).status).toBe(403);
      expect((await end(student, how, posted)).status).toBe(403);
    }
    expect((await end(support, 'close', posted)).status).toBe(200);
  });
});

test('taking a job back hides it again, and it can be posted anew', async () => {
  const posted = await postJob(employer, job());
  const back = await setStatus(employer, posted, 'Draft');
  expect(back.data.jobDescription).toMatchObject({ phase: 'Draft', postedAt: null, approvals: [] });
  expect((await setStatus(employer, back.data.jobDescription, 'Posted')).data.jobDescription.phase).toBe(
    'Awaiting approval',
  );
});

test('closing leaves applications as they are', async () => {
  const posted = await postJob(employer, job());
  const applied = await apply(posted.id);
  const closed = await end(employer, 'close', posted);
  expect(closed.data.jobDescription).toMatchObject({ phase: 'Closed', closeReason: reason });
  expect(await statusOf(applied)).toBe('Applied');
});

test('whoever is told of a job is asked anew whenever it is read, and no row is kept of who has not decided', async () => {
  const { db } = server.database;
  const posted = await postJob(employer, job());
  await decide(officer, posted.id, 'Approved');
  const told = (await toldPeople(db)).flatMap(({ cta, people }) =>
    cta === `/my-jobs/${posted.id}` ? people : [],
  );
  expect(told).toContain(asha);
  const applied = await apply(posted.id);
  const [other = ''] = told.filter((id) => id !== asha);
  const meets = async () => {
    const query = { jdID: posted.id, status: 'Eligible', pageSize: 100 } as const;
    const { data } = await employer('listEligibleStudents', { query });
    return data.mapping.some(({ userID }) => userID === other);
  };
  expect(await meets()).toBe(true);
  const looks = (openToOpportunities: boolean) =>
    db.update(candidates).set({ openToOpportunities }).where(eq(candidates.userID, other));
  await looks(false);
  expect(await meets()).toBe(false);
  await looks(true);

  await end(employer, 'close', posted);
  await endWhatIsOver(db, server.clock.now);
  const rows = await db.select().from(applications).where(eq(applications.jdID, posted.id));
  expect(rows.map(({ id }) => id)).toEqual([applied]);
});

test('cancelling ends applications, gives the credits back once and tells who applied', async () => {
  const { db } = server.database;
  const balance = async () => (await findWallet(db, { type: 'user', id: asha }))?.balance;
  const posted = await postJob(employer, job());
  const before = await balance();
  const applied = await apply(posted.id);
  expect(await balance()).toBe((before ?? 0) - 10);
  const cancelled = await end(employer, 'cancel', posted);
  expect(cancelled.data.jobDescription).toMatchObject({
    phase: 'Cancelled',
    cancelReason: reason,
    allowed: [],
  });
  await expect.poll(() => statusOf(applied)).toBe('Cancelled');
  expect(await balance()).toBe(before);
  const heard = await student('listNotifications', { query: { type: 'Critical' } });
  expect(heard.data.notifications[0]?.content).toContain('was cancelled');
  const past = await student('listPastJobDescriptions', { query: { pageSize: 100 } });
  expect(past.data.mapping.find(({ jdID }) => jdID === posted.id)?.status).toBe('Cancelled');
});

test('the count of those who are eligible is made anew when it is old or missing, and stays once a job has ended', async () => {
  const { db } = server.database;
  const now = server.clock.now;
  const [old, missing, fresh, closed] = [
    await postJob(employer, job()),
    await postJob(employer, job()),
    await postJob(employer, job()),
    await postJob(employer, job()),
  ];
  await end(employer, 'close', closed);
  const count = old.counts?.eligible ?? 0;
  expect(count).toBeGreaterThan(0);
  const before = new Date(now.getTime() - 2 * hour);
  const wrong = async (id: string, countedAt: Date | null) =>
    db
      .update(jobDescriptions)
      .set({ eligibleCount: 12_345, eligibleCountedAt: countedAt })
      .where(eq(jobDescriptions.id, id));
  await wrong(old.id, before);
  await wrong(missing.id, null);
  await wrong(fresh.id, new Date(now.getTime() - hour / 2));
  await wrong(closed.id, before);
  await refreshCounts(db, now);
  const counted = async ({ id }: { id: string }) => {
    const [row] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
    return [row?.eligibleCount, row?.eligibleCountedAt];
  };
  expect(await counted(old)).toEqual([count, now]);
  expect(await counted(missing)).toEqual([count, now]);
  expect((await counted(fresh))[0]).toBe(12_345);
  expect((await counted(closed))[0]).toBe(12_345);
  // Whoever is typing a change of the job is not told that somebody else has changed it.
  const [row] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, old.id));
  expect(row?.rowVersion).toBe(old.rowVersion);
});

test('what became of a job is read by whoever reaches it, and by no candidate or other company', async () => {
  const posted = await postJob(employer, job());
  await decide(officer, posted.id, 'Declined', { reason });
  const query = { entityType: 'jobDescription', entityID: posted.id };
  const read = async (call: Call) => {
    const answer = await call('listAuditEvents', { query });
    return answer.status === 200 ? answer.data.audit.map(({ fields }) => fields) : answer.status;
  };
  const events = await read(employer);
  expect(events).toHaveLength(3);
  expect(events).toContainEqual(['approval']);
  expect(events).toContainEqual(expect.arrayContaining(['status', 'postedAt']));
  expect(await read(officer)).toEqual(events);
  const [decided] = (await support('listAuditEvents', { query })).data.audit.filter(({ fields }) =>
    fields?.includes('approval'),
  );
  expect(decided?.changes).toEqual([{ field: 'approval', before: 'Pending', after: 'Declined' }]);
  // Others read what is about themselves, and a job is not.
  expect(await read(waiting)).toEqual([]);
  expect(await read(stranger)).toEqual([]);
  expect(await read(student)).toEqual([]);
});
