/** A candidate applies, a company chooses, offers end, credits come back: what people and wallets see of it. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { endWhatIsOver } from '../../src/hiring/applications/clock.ts';
import { applicationEvents, applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { questions } from '../../src/hiring/tables/questions.ts';
import { seasonEnrolments, seasonOverrides, seasons } from '../../src/hiring/tables/seasons.ts';
import { users } from '../../src/identity/tables/users.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { ledgerLines, wallets } from '../../src/money/tables/wallet.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { idempotentCalls } from '../../src/platform/idempotency/tables.ts';
import { carriedAt } from '../support/carried.ts';
import { toldPeople } from '../support/told.ts';
import { startTestServer, type Call, type Parts, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const navyug = companyID('navyug');
const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let candidate: Call;
let employer: Call;
let staff: Call;
let jobs: readonly string[];
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  candidate = await server.actAs(asha);
  employer = await server.actAs(seededID('user/9000000021'));
  staff = await server.actAs(seededID('user/9000000051'));
  const { db } = server.database;
  const open = await candidate('listEligibleJobDescriptions');
  const found = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(
      inArray(
        jobDescriptions.id,
        open.data.jobDescription.map(({ id }) => id),
      ),
    )
    .orderBy(jobDescriptions.id);
  jobs = found.map(({ id }) => id);
  await db
    .update(jobDescriptions)
    .set({ companyID: navyug, questionIDs: [] })
    .where(inArray(jobDescriptions.id, [...jobs]));
  await takesPart();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(applications);
  await db.delete(notifications);
});

/** Asha takes part in every season. */
async function takesPart(): Promise<void> {
  const { db } = server.database;
  const rows = await db.select({ seasonID: seasons.id }).from(seasons);
  await db
    .insert(seasonEnrolments)
    .values(
      rows.map(({ seasonID }) => ({
        seasonID,
        userID: asha,
        state: 'Active' as const,
        consentAt: server.clock.now,
      })),
    )
    .onConflictDoUpdate({
      target: [seasonEnrolments.seasonID, seasonEnrolments.userID],
      set: { state: 'Active' },
    });
}

test('who does not take part in the season of a job cannot apply, and is told so', async () => {
  const { db } = server.database;
  await db.delete(seasonEnrolments).where(eq(seasonEnrolments.userID, asha));
  expect((await accept(jobAt(0))).error).toMatchObject({
    code: 'NOT_ELIGIBLE',
    details: { rules: ['season'] },
  });
  await takesPart();
});

const jobAt = (index: number): string => jobs[index] ?? '';

const accept = (jdID: string, more: object = {}) =>
  candidate('addMapping', { body: { jdID, status: 'Accepted', ...more } });

const move = (call: Call, body: Parts['body']) =>
  call('setMappingStatus', { body: body ?? {}, headers: { 'idempotency-key': randomUUID() } });

const offer = (days = 3) => ({
  ctcPaise: 80_000_000,
  respondBy: new Date(server.clock.now.getTime() + days * dayMs).toISOString(),
});

async function balanceOf(ownerID: string): Promise<number> {
  const [wallet] = await server.database.db.select().from(wallets).where(eq(wallets.ownerID, ownerID));
  return wallet?.balance ?? 0;
}

const heard = async (userID: string) =>
  (await toldPeople(server.database.db))
    .filter(({ people }) => people.includes(userID))
    .map(({ content }) => content);

async function statusOf(id: string) {
  const [row] = await server.database.db.select().from(applications).where(eq(applications.id, id));
  return row?.status;
}

test('a candidate accepts for the price that was shown, once, and the company finds the application', async () => {
  const before = await balanceOf(asha);
  expect((await accept(jobAt(0), { expectedCredits: 9 })).error).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { price: 10 },
  });
  const { status, data } = await accept(jobAt(0), { expectedCredits: 10 });
  expect([status, data.mapping.status, data.wallet.balance]).toEqual([200, 'Applied', before - 10]);
  expect((await accept(jobAt(0))).data.mapping.id).toBe(data.mapping.id);
  expect(await balanceOf(asha)).toBe(before - 10);
  expect(
    (await candidate('addMapping', { body: { jdID: jobAt(0), status: 'Declined' } })).error,
  ).toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    details: { allowed: ['Withdrawn'] },
  });
  const [stored] = await server.database.db.select().from(applications);
  expect(stored?.eligibilitySnapshot?.verdict).toBe('Eligible');
  const found = await employer('listEligibleStudents', { query: { jdID: jobAt(0), status: 'Applied' } });
  expect(found.data.mapping.map(({ student }) => student?.mobileNumber)).toEqual([null]);
});

test('criteria that come later leave an applicant eligible, with the rules of the day of the application', async () => {
  const { db } = server.database;
  const [before] = await db
    .select()
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jobAt(0)));
  const query = { jdID: jobAt(0), status: 'Applied' } as const;
  const [applied] = (await employer('listEligibleStudents', { query })).data.mapping;
  await db
    .update(jobDescriptions)
    .set({ criteria: { passingYears: [2040] }, skills: [] })
    .where(eq(jobDescriptions.id, jobAt(0)));
  const [kept] = (await employer('listEligibleStudents', { query: { ...query, verdict: 'Eligible' } })).data
    .mapping;
  expect(kept?.evaluation).toEqual(applied?.evaluation);
  const refused = await employer('listEligibleStudents', { query: { ...query, verdict: 'NotEligible' } });
  expect(refused.data.mapping).toEqual([]);
  if (before !== undefined) {
    const { criteria, skills } = before;
    await db
      .update(jobDescriptions)
      .set({ criteria, skills })
      .where(eq(jobDescriptions.id, jobAt(0)));
  }
});

test('two hundred tries at once are one application and one payment', async () => {
  const before = await balanceOf(asha);
  const answers = await Promise.all(Array.from({ length: 200 }, async () => accept(jobAt(1))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.database.db.$count(applications)).toBe(1);
  expect(await balanceOf(asha)).toBe(before - 10);
});

test('an empty wallet, a job that is closed, unseen or not for this person is said, and nothing is written', async () => {
  const { db } = server.database;
  const [wallet] = await db.select().from(wallets).where(eq(wallets.ownerID, asha));
  const [line] = await db
    .select()
    .from(ledgerLines)
    .where(eq(ledgerLines.walletID, wallet?.id ?? ''));
  expect(line).toBeDefined();
  await db.update(wallets).set({ balance: 9 }).where(eq(wallets.ownerID, asha));
  expect((await accept(jobAt(2))).error).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    details: { needed: 10, balance: 9 },
  });
  await db
    .update(wallets)
    .set({ balance: wallet?.balance ?? 0 })
    .where(eq(wallets.ownerID, asha));
  expect((await accept('0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01')).status).toBe(404);

  const [job] = await db
    .select()
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jobAt(2)));
  const changed = async (values: Partial<typeof jobDescriptions.$inferInsert>) => {
    await db
      .update(jobDescriptions)
      .set(values)
      .where(eq(jobDescriptions.id, jobAt(2)));
    return (await accept(jobAt(2))).error?.code;
  };
  expect(await changed({ lastDateToApply: new Date(server.clock.now.getTime() - 1000) })).toBe('JOB_CLOSED');
  expect(await changed({ lastDateToApply: job?.lastDateToApply ?? null, criteria: { minSSC: 99.9 } })).toBe(
    'NOT_ELIGIBLE',
  );
  await db
    .update(jobDescriptions)
    .set({ criteria: job?.criteria ?? {} })
    .where(eq(jobDescriptions.id, jobAt(2)));
  expect(await db.$count(applications)).toBe(0);
});

test('an offer: shortlisted and paid once, selected, told in the panel and by SMS, accepted; the others of the season end', async () => {
  const { db } = server.database;
  const [job] = await db
    .select()
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jobAt(0)));
  const ofSeason = eq(jobDescriptions.seasonID, job?.seasonID ?? '');
  const policyOf = async (policy: (typeof seasons.$inferInsert)['policy']) => {
    await db
      .update(seasons)
      .set({ policy })
      .where(eq(seasons.id, job?.seasonID ?? ''));
  };
  await policyOf({ maxOffers: 1, upgradeAllowed: false });
  const [other] = await db
    .select({ id: jobDescriptions.id, title: jobDescriptions.title })
    .from(jobDescriptions)
    .where(and(ofSeason, inArray(jobDescriptions.id, jobs.slice(1))));
  const { data } = await accept(jobAt(0));
  const { data: second } = await accept(other?.id ?? '');
  const { id } = data.mapping;
  const paid = await balanceOf(navyug);
  await move(employer, { id, status: 'Shortlisted' });
  expect(await balanceOf(navyug)).toBe(paid - 10);
  const seen = await employer('listEligibleStudents', { query: { jdID: jobAt(0), status: 'Shortlisted' } });
  expect(seen.data.mapping[0]?.student?.mobileNumber).toBe('9000000001');

  const { status } = await move(employer, { id, status: 'Selected', offer: offer() });
  expect(status).toBe(200);
  expect((await heard(asha)).filter((text) => !text.includes('has received'))).toEqual([
    expect.stringContaining('has shortlisted you'),
    expect.stringContaining('offers you the job'),
  ]);
  const sent = await carriedAt(db, server.clock.now, 2);
  expect(sent.filter(({ channel, text }) => channel === 'sms' && text.includes('offers you'))).toMatchObject([
    { to: '9000000001' },
  ]);
  // Whoever reads only subjects knows what it is about; other news has the usual one.
  const subjects = sent.flatMap((each) => (each.channel === 'email' ? [each.subject] : []));
  expect(subjects).toContain(`Your offer from Navyug Software: ${job?.title}`);

  const mine = async () =>
    (await candidate('getJobDescription', { params: { id: jobAt(0) } })).data.jobDescription.application;
  const read = await mine();
  expect(read?.ends).toEqual([
    { jdID: other?.id, title: other?.title, companyName: expect.stringMatching(/./) },
  ]);
  expect(read?.timeline?.map(({ to }) => to)).toEqual(['Applied', 'Shortlisted', 'Selected']);
  await policyOf({ maxOffers: null });
  expect((await mine())?.ends).toEqual([]);
  await policyOf({ maxOffers: 1, upgradeAllowed: false });
  // Whom the office has lifted the limit for, an offer ends nothing for.
  await db.insert(seasonOverrides).values({
    seasonID: job?.seasonID ?? '',
    userID: asha,
    rule: 'offers',
    reason: 'Her first offer was taken back.',
    expiresAt: new Date(server.clock.now.getTime() + 60_000),
    grantedAt: server.clock.now,
    grantedBy: asha,
  });
  expect((await mine())?.ends).toEqual([]);
  await db.delete(seasonOverrides).where(eq(seasonOverrides.userID, asha));

  expect((await move(candidate, { id, status: 'Offer Accepted' })).data.mapping.status).toBe(
    'Offer Accepted',
  );
  expect((await candidate('getDashboard')).data.dashboard.placement).toMatchObject({
    companyName: 'Navyug Software',
    ctcPaise: expect.any(Number),
  });
  expect(await mine()).not.toHaveProperty('ends');
  expect(await statusOf(second.mapping.id)).toBe('Withdrawn');
  expect((await heard(seededID('user/9000000021')))[0]).toContain('has accepted the offer');
  await policyOf({ maxOffers: null });
});

test('the numbers above the lists of a candidate are those of the lists; past ones say what can be done and what came back', async () => {
  const { db } = server.database;
  const seen = async () => {
    const total = async (verdict: string) =>
      (await candidate('listEligibleJobDescriptions', { query: { verdict } })).meta.total ?? 0;
    const { data } = await candidate('countMyJobs');
    const past = (await candidate('listPastJobDescriptions')).meta.total ?? 0;
    const lists = {
      eligible: await total('Eligible'),
      needsData: await total('NeedsData'),
      notEligible: await total('NotEligible'),
      past,
    };
    // Saved ones have a list of their own.
    expect(data.counts).toEqual({ ...lists, saved: 0 });
    return lists;
  };
  const before = await seen();
  const [shown] = (await candidate('listEligibleJobDescriptions')).data.jobDescription;
  expect(shown).toMatchObject({ price: 10, isCompanyVerified: true });
  const { data } = await accept(jobAt(2));
  expect(await seen()).toEqual({ ...before, eligible: before.eligible - 1, past: before.past + 1 });
  const past = async () => (await candidate('listPastJobDescriptions')).data.mapping[0];
  expect(await past()).toMatchObject({ status: 'Applied', allowed: ['Withdrawn'], refund: null });
  const mine = await candidate('getJobDescription', { params: { id: jobAt(2) } });
  expect(mine.data.jobDescription.application).toMatchObject({ allowed: ['Withdrawn'], refund: null });
  const ofJob = eq(jobDescriptions.id, jobAt(2));
  const [job] = await db.select().from(jobDescriptions).where(ofJob);
  await db
    .update(jobDescriptions)
    .set({ lastDateToApply: new Date(server.clock.now.getTime() - 1) })
    .where(ofJob);
  expect((await past())?.allowed).toEqual([]);
  await db
    .update(jobDescriptions)
    .set({ lastDateToApply: job?.lastDateToApply ?? null })
    .where(ofJob);
  await move(staff, { id: data.mapping.id, status: 'Shortlisted' });
  const much = new Date(server.clock.now.getTime() + 400 * dayMs);
  await db.update(applications).set({ status: 'On Hold' }).where(eq(applications.id, data.mapping.id));
  await endWhatIsOver(db, much);
  const over = await past();
  expect(over).toMatchObject({
    status: 'Expired',
    allowed: [],
    refund: { amount: 10, at: much.toISOString() },
  });

  // The refund leads to its line, on whichever page that is, and each line to what it came of.
  const entryID = over?.refund?.entryID ?? '';
  const lines = (call: Call, query: object) => call('listWalletEntries', { query: { ...query } });
  const [line] = (await lines(candidate, { entryID, pageSize: '1' })).data.walletEntry;
  expect(line).toMatchObject({ id: entryID, kind: 'Refund', amount: 10 });
  const ofThisJob = (await lines(candidate, { pageSize: '100' })).data.walletEntry.filter(
    ({ cause }) => cause?.link === `/my-jobs/${jobAt(2)}`,
  );
  expect(ofThisJob.map(({ kind }) => kind)).toEqual(['Refund', 'Accept']);
  expect(line?.cause).toEqual({ title: job?.title, link: `/my-jobs/${jobAt(2)}` });
  const [charge] = (await lines(employer, { pageSize: '1' })).data.walletEntry;
  // A company sees at once whom it paid for, also in the file.
  expect(charge?.cause).toEqual({
    title: job?.title,
    person: 'Asha Patil',
    link: `/eligible-students?jdID=${jobAt(2)}&record=${data.mapping.id}`,
  });
  const { payload } = await server.app.inject({
    url: '/api/wallet/entries/download',
    headers: { authorization: `Bearer ${await server.tokenOf(seededID('user/9000000021'))}` },
  });
  const [head, first] = payload.split('\r\n');
  expect(head).toContain('date,kind,reason,person,credits,balance');
  expect(first).toContain(',Asha Patil,');
  // An entry of somebody else is no way into the wallet.
  expect((await lines(employer, { entryID })).data.walletEntry.map(({ id }) => id)).not.toContain(entryID);
});

test('a question says whether it may be left; those who hire read the answers, find people by roll number, and count them', async () => {
  const { db } = server.database;
  const asked = (await db.select().from(questions).where(eq(questions.answerType, 'Number'))).slice(0, 2);
  const [must, may] = asked.map(({ id }) => id);
  const ofJob = eq(jobDescriptions.id, jobAt(6));
  await db
    .update(jobDescriptions)
    .set({ questionIDs: [must ?? '', may ?? ''] })
    .where(ofJob);
  await db
    .update(questions)
    .set({ isOptional: true })
    .where(eq(questions.id, may ?? ''));
  const shown = (await candidate('getJobDescription', { params: { id: jobAt(6) } })).data.jobDescription;
  expect(shown.questions?.map(({ isOptional }) => isOptional)).toEqual([false, true]);
  const result = new Date(`${shown.resultBy}T00:00:00Z`);
  expect(shown.refundDay).toBe(new Date(result.getTime() + 31 * dayMs).toISOString().slice(0, 10));
  const none = await accept(jobAt(6));
  expect(none.error?.fields).toMatchObject([{ path: 'answers.0', code: 'required' }]);
  const answers = [{ questionID: must, value: '30' }];
  const body = { jdID: jobAt(6), status: 'Accepted', answers };
  expect((await candidate('addMapping', { body })).status).toBe(200);

  const find = (query: object, language = 'en') =>
    employer('listEligibleStudents', {
      query: { jdID: jobAt(6), ...query },
      headers: { 'accept-language': language },
    });
  const [row] = (await find({ rollNumbers: ' ce/041 ,XY/1' })).data.mapping;
  expect(row).toMatchObject({
    student: { rollNumber: 'CE/041', mobileNumber: null },
    answers: [{ question: asked[0]?.text, answer: '30' }],
  });
  const [inHindi] = (await find({ rollNumbers: 'CE/041' }, 'hi')).data.mapping;
  expect(inHindi?.answers).toMatchObject([{ question: asked[0]?.translations.hi, answer: '30' }]);
  const counted = (await employer('countMappings', { query: { jdID: jobAt(6), by: 'status' } })).data;
  const all = await find({ pageSize: 1 });
  expect(counted).toEqual({
    count: all.meta.total,
    counts: { Applied: 1, ...((all.meta.total ?? 1) > 1 && { Eligible: (all.meta.total ?? 1) - 1 }) },
  });
  await db
    .update(questions)
    .set({ isOptional: false })
    .where(eq(questions.id, may ?? ''));
  await db.update(jobDescriptions).set({ questionIDs: [] }).where(ofJob);
});

test('a student asks the institute for credits, once a day; somebody without one cannot', async () => {
  const ask = (call: Call) => call('requestCredits', { body: { jdID: jobAt(3) } });
  expect((await ask(candidate)).data).toEqual({ isNew: true });
  expect((await ask(candidate)).data).toEqual({ isNew: false });
  expect(await heard(seededID('user/9000000031'))).toEqual([expect.stringContaining('asks for credits')]);
  const experienced = await server.actAs(seededID('user/9000000011'));
  expect((await ask(experienced)).error?.code).toBe('NOT_ENTITLED');
});

test('who applies reads that it arrived, and hears once that the result is late', async () => {
  const { db } = server.database;
  const jdID = jobAt(3);
  const [job] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, jdID));
  const resultBy = '2027-01-10';
  const change = (values: object) =>
    db.update(jobDescriptions).set(values).where(eq(jobDescriptions.id, jdID));
  await change({ resultBy });
  await accept(jdID);
  await accept(jdID);
  const received = expect.stringMatching(/has received your application.*due by 10 Jan 2027\./);
  expect(await heard(asha)).toEqual([received]);

  const look = (day: string) => endWhatIsOver(db, new Date(`${day}T06:30:00Z`));
  await look('2027-01-10');
  expect(await heard(asha)).toEqual([received]);
  await Promise.all([look('2027-01-11'), look('2027-01-11')]);
  await look('2027-01-12');
  const { data } = await candidate('getJobDescription', { params: { id: jdID } });
  expect(data.jobDescription.refundDay).toBe('2027-02-10');
  expect(data.jobDescription.application?.status).toBe('Applied');
  expect(await heard(asha)).toEqual([
    received,
    expect.stringMatching(/is late with the result.*before 10 Feb 2027, you get back what you paid/),
  ]);
  expect((await toldPeople(db)).map(({ type, cta }) => [type, cta])).toEqual([
    ['Broadcast', `/my-jobs/${jdID}`],
    ['Broadcast', `/my-jobs/${jdID}`],
  ]);
  await look('2027-02-10');
  expect((await heard(asha)).at(-1)).toContain('What you paid to apply is back in your wallet');
  await change({ resultBy: job?.resultBy ?? null });
});

test('what the platform ends gives the credits back, once', async () => {
  const { db } = server.database;
  const before = await balanceOf(asha);
  const { data } = await accept(jobAt(3));
  const { id } = data.mapping;
  const much = new Date(server.clock.now.getTime() + 400 * dayMs);
  await Promise.all([endWhatIsOver(db, much), endWhatIsOver(db, much)]);
  expect([await statusOf(id), await balanceOf(asha)]).toEqual(['Expired', before]);
  expect(await db.$count(applicationEvents, eq(applicationEvents.applicationID, id))).toBe(2);
  expect((await heard(asha)).slice(1)).toEqual([expect.stringContaining('has not decided about')]);
});

test('after a stop of five days two copies at once do what each day asked for, once, and no more at the next look', async () => {
  const { db } = server.database;
  const { now } = server.clock;
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  const balance = await balanceOf(asha);
  const paid = (await accept(jobAt(1))).data.mapping.id;
  const closes = jobAt(0);
  const kept = await db
    .select()
    .from(jobDescriptions)
    .where(inArray(jobDescriptions.id, [closes, jobAt(1)]));
  await db
    .update(jobDescriptions)
    .set({ lastDateToApply: after(2) })
    .where(eq(jobDescriptions.id, closes));
  await db
    .update(jobDescriptions)
    .set({ resultBy: '2026-10-20' })
    .where(eq(jobDescriptions.id, jobAt(1)));
  const offered = (jdID: string, days: number) => ({
    jdID,
    userID: asha,
    status: 'Selected' as const,
    appliedAt: now,
    offer: { ctcPaise: 80_000_000, respondBy: after(days).toISOString() },
  });
  const [over, soon] = await db
    .insert(applications)
    .values([offered(jobAt(2), 3), offered(jobAt(3), 5.5)])
    .returning();
  const sent: string[] = [];
  const look = () => endWhatIsOver(db, after(5));
  await Promise.all([look(), look()]);
  const carried = async () => (await carriedAt(db, after(5), 2)).map(({ text }) => sent.push(text));
  await carried();
  const seen = async () => ({
    states: await Promise.all([over?.id, paid, soon?.id].map((id) => statusOf(id ?? ''))),
    balance: await balanceOf(asha),
    events: await db.$count(applicationEvents),
    heard: await heard(asha),
    sent: [...sent],
  });
  const first = await seen();
  expect(first).toMatchObject({ states: ['Offer Declined', 'Expired', 'Selected'], balance });
  const ofAsha = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationID, over?.id ?? ''));
  expect(ofAsha.map(({ to, at }) => [to, at])).toEqual([['Offer Declined', after(5)]]);
  // What ended while nobody looked is not reminded of any more; what ends today is.
  expect(first.heard.filter((text) => text.includes('waits for your answer'))).toHaveLength(1);
  expect(new Set(sent.filter((text) => text.includes('waits for your answer'))).size).toBe(1);
  expect(first.heard.filter((text) => text.includes('has ended without your answer'))).toHaveLength(1);
  await Promise.all([look(), look()]);
  await carried();
  expect(await seen()).toEqual(first);
  for (const { id, lastDateToApply, resultBy } of kept) {
    await db.update(jobDescriptions).set({ lastDateToApply, resultBy }).where(eq(jobDescriptions.id, id));
  }
});

test('an offer is reminded of a day before its end, once, and ends by itself', async () => {
  const { db } = server.database;
  const { data } = await accept(jobAt(4));
  const { id } = data.mapping;
  await move(employer, { id, status: 'Shortlisted' });
  await move(employer, { id, status: 'Selected', offer: offer(3) });
  const later = (days: number) => new Date(server.clock.now.getTime() + days * dayMs);
  const reminders = async (days: number) => {
    await endWhatIsOver(db, later(days));
    const sent = await carriedAt(db, later(days));
    return sent.filter(({ channel, text }) => channel === 'sms' && text.includes('waits for your answer'));
  };
  expect(await reminders(1)).toEqual([]);
  expect(await reminders(2.5)).toMatchObject([{ to: '9000000001' }]);
  expect(await reminders(2.6)).toEqual([]);
  expect(await statusOf(id)).toBe('Selected');
  await endWhatIsOver(db, later(3.1));
  expect(await statusOf(id)).toBe('Offer Declined');
});

test('many at once: a dry run says what it costs, each row by itself, a repeat goes on, a filter that finds others is refused', async () => {
  const { data } = await accept(jobAt(5));
  const { id } = data.mapping;
  const nobody = '0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01';
  const key = randomUUID();
  const bulk = (body: object, idempotencyKey = randomUUID()) =>
    employer('bulkUpdateMappings', {
      body: { jdID: jobAt(5), ids: [id, nobody], status: 'Shortlisted', ...body },
      headers: { 'idempotency-key': idempotencyKey },
    });
  const dry = await bulk({ dryRun: true });
  expect(dry.data.credits).toEqual({ needed: 10, charged: 0 });
  expect(await statusOf(id)).toBe('Applied');
  const done = await bulk({}, key);
  expect(done.data.results).toMatchObject([
    { id, ok: true },
    { id: nobody, ok: false, error: { code: 'NOT_FOUND' } },
  ]);
  expect(done.data.credits).toEqual({ needed: 10, charged: 10 });
  expect((await bulk({ ids: [id] })).error?.code).toBe('ILLEGAL_TRANSITION');
  // The server ended before it could keep its answer: the same call again.
  await server.database.db.delete(idempotentCalls);
  expect((await bulk({}, key)).data.results[0]).toEqual({ id, ok: true });
  expect(
    (await bulk({ ids: undefined, filter: { status: 'Shortlisted' }, expectedCount: 7 })).error,
  ).toMatchObject({
    code: 'STALE',
    details: { count: 1 },
  });
});

test('staff take back a refusal, with a reason, and nobody pays again', async () => {
  const { data } = await accept(jobAt(6));
  const { id } = data.mapping;
  await move(employer, { id, status: 'Rejected', reasonCode: 'Skills' });
  const paid = [await balanceOf(asha), await balanceOf(navyug)];
  expect((await move(staff, { id, status: 'Applied' })).error?.fields).toMatchObject([{ path: 'note' }]);
  expect((await move(staff, { id, status: 'Applied', note: 'Refused by mistake' })).status).toBe(200);
  expect([await balanceOf(asha), await balanceOf(navyug)]).toEqual(paid);
  expect((await heard(asha)).at(-1)).toContain('under way again');
});

test('the questions of a job are all answered, fittingly; what is right is told to nobody', async () => {
  const { db } = server.database;
  const asked = await db.select().from(questions).where(eq(questions.answerType, 'Single')).limit(1);
  const [open] = await db.select().from(questions).where(eq(questions.answerType, 'Short text')).limit(1);
  const questionIDs = [...asked, open].flatMap((each) => each?.id ?? []);
  await db
    .update(jobDescriptions)
    .set({ questionIDs })
    .where(eq(jobDescriptions.id, jobAt(8)));
  const { data } = await candidate('getJobDescription', { params: { id: jobAt(8) } });
  const [choice, text] = data.jobDescription.questions ?? [];
  expect([data.jobDescription.price, data.jobDescription.application]).toEqual([10, null]);
  expect(Object.keys(choice?.options[0] ?? {})).toEqual(['id', 'text', 'translations']);

  const answer = (answers: object[]) => accept(jobAt(8), { answers });
  const given = { questionID: choice?.id, optionIDs: [choice?.options[0]?.id] };
  const said = { questionID: text?.id, value: 'Two years' };
  const pathsOf = async (answers: object[]) => (await answer(answers)).error?.fields.map(({ path }) => path);
  expect(await pathsOf([])).toEqual(['answers.0', 'answers.1']);
  expect(await pathsOf([{ questionID: choice?.id, value: 'Night' }, said])).toEqual(['answers.0']);
  expect(await pathsOf([said, said])).toEqual(['answers.1', 'answers.2']);
  expect((await answer([given, said])).status).toBe(200);
  const after = await candidate('getJobDescription', { params: { id: jobAt(8) } });
  expect(after.data.jobDescription.application).toMatchObject({ status: 'Applied', allowed: ['Withdrawn'] });
});

test('a question, and a yes or no to it, is told in every language that it has', async () => {
  const { db } = server.database;
  const [asked] = await db.select().from(questions).where(eq(questions.text, 'Are you willing to relocate?'));
  await db
    .update(jobDescriptions)
    .set({ questionIDs: [asked?.id ?? ''] })
    .where(eq(jobDescriptions.id, jobAt(5)));
  const { data } = await candidate('getJobDescription', { params: { id: jobAt(5) } });
  expect(data.jobDescription.questions).toMatchObject([
    {
      translations: { hi: 'क्या आप दूसरे शहर जाने को तैयार हैं?' },
      options: [{ translations: { en: 'Yes', hi: 'हाँ' } }, { translations: { en: 'No', hi: 'नहीं' } }],
    },
  ]);
});

test('people hear of it in their own language', async () => {
  const { db } = server.database;
  await db.update(users).set({ locale: 'hi' }).where(eq(users.id, asha));
  const { data } = await accept(jobAt(7));
  await move(employer, { id: data.mapping.id, status: 'Shortlisted' });
  const [received, shortlisted] = await heard(asha);
  expect(received).toContain('के लिए आपका आवेदन मिल गया है');
  expect(shortlisted).toContain('के लिए शॉर्टलिस्ट किया है');
  const given = offer();
  await move(employer, { id: data.mapping.id, status: 'Selected', offer: given });
  const until = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  const moment = new Intl.DateTimeFormat('hi-IN', until).format(new Date(given.respondBy));
  const told = (await toldPeople(db)).find(({ content }) => content.includes(moment));
  // Where the offer can be accepted.
  expect(told).toMatchObject({ people: [asha], cta: `/my-jobs/${jobAt(7)}/offer` });
  await db.update(users).set({ locale: 'en' }).where(eq(users.id, asha));
});
