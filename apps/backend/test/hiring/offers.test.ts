/** An offer keeps its rules by whomever and by whichever way it is made, and nobody hears of one that does not. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions, jobReviews } from '../../src/hiring/tables/job-descriptions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { notificationRecipients, notifications } from '../../src/messages/tables/notifications.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { applicationOf } from '../support/applications.ts';
import { pagesOfPDF } from '../support/pdf.ts';
import { addPerson } from '../support/people.ts';
import { toldPeople } from '../support/told.ts';
import { startTestServer, startTime, type Answer, type Call, type TestServer } from '../support/server.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let candidate: Call;
let employer: Call;
let support: Call;
let id: string;
let jdID: string;
let userID: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const person = await addPerson(db, 'student', instituteID('sahyadri'));
  userID = person.id;
  await db
    .update(users)
    .set({ parentEntityID: companyID('greengrid') })
    .where(eq(users.id, seededID('user/9000000021')));
  candidate = await server.actAs(userID);
  employer = await server.actAs(seededID('user/9000000021'));
  support = await server.actAs(seededID('user/9000000051'));
  id = await applicationOf(db, person);
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  jdID = row?.jdID ?? '';
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(applicationEvents);
  await db.delete(notifications);
  await db
    .update(applications)
    .set({ status: 'Shortlisted', offer: null, letter: null })
    .where(eq(applications.id, id));
});

const after = (days: number) => new Date(startTime.getTime() + days * dayMs);
const dayAfter = (days: number) => after(days).toISOString().slice(0, 10);

const offer = (more: object = {}) => ({
  ctcPaise: 80_000_000,
  joiningDate: dayAfter(60),
  location: 'Pune',
  respondBy: after(3).toISOString(),
  ...more,
});

const unruly = { ctcPaise: 1, joiningDate: dayAfter(-60), respondBy: after(-5).toISOString() };

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });

const give = async (call: Call, made: object) =>
  call('setMappingStatus', {
    body: { id, status: 'Selected', note: 'As agreed by telephone', offer: made },
    ...keyed(),
  });

const giveMany = async (call: Call, made: object, more: object = {}) =>
  call('bulkUpdateMappings', {
    body: { jdID, ids: [id], status: 'Selected', offer: made, ...more },
    ...keyed(),
  });

/** The offer ended without an answer; support can take that back. */
async function declined(): Promise<void> {
  const { db } = server.database;
  await db
    .update(applications)
    .set({ status: 'Offer Declined', offer: offer() })
    .where(eq(applications.id, id));
  await db.insert(applicationEvents).values({
    applicationID: id,
    from: 'Selected',
    to: 'Offer Declined',
    actorID: null,
    at: server.clock.now,
    source: 'system',
  });
}

const stored = async () => {
  const [row] = await server.database.db.select().from(applications).where(eq(applications.id, id));
  return [row?.status, row?.offer] as const;
};

const told = async () =>
  (await server.database.db.select().from(notifications)).map(({ content }) => content);

const ways: Readonly<
  Record<
    string,
    {
      before?: () => Promise<void>;
      make: (made: object) => Promise<Pick<Answer<'setMappingStatus'>, 'status' | 'error'>>;
    }
  >
> = {
  'by the employer': { make: (made) => give(employer, made) },
  'by support': { make: (made) => give(support, made) },
  'by support, who takes back an end': { before: declined, make: (made) => give(support, made) },
  'to many': { make: (made) => giveMany(employer, made) },
  'to many, by support who takes back ends': {
    before: declined,
    make: (made) => giveMany(support, made, { note: 'As agreed by telephone' }),
  },
  'to many, as a trial': { make: (made) => giveMany(employer, made, { dryRun: true }) },
};

describe.each(Object.entries(ways))('an offer %s', (_name, { before, make }) => {
  test.each([
    [unruly, ['offer.ctcPaise', 'offer.joiningDate', 'offer.respondBy']],
    [{ ctcPaise: 99 }, ['offer.ctcPaise']],
    [{ parts: { fixedPaise: 70_000_000 } }, ['offer.parts.fixedPaise']],
    [{ joiningDate: dayAfter(-1) }, ['offer.joiningDate', 'offer.respondBy']],
    [{ joiningDate: dayAfter(2) }, ['offer.respondBy']],
    [{ respondBy: after(0.9).toISOString() }, ['offer.respondBy']],
  ])('is refused with %j', async (more, paths) => {
    await before?.();
    const earlier = await stored();
    const { status, error } = await make(offer(more));
    expect([status, error?.code, error?.fields.map(({ path }) => path)]).toEqual([
      422,
      'VALIDATION_FAILED',
      paths,
    ]);
    expect(await stored()).toEqual(earlier);
    expect(await told()).toEqual([]);
  });

  test.each([{}, { parts: { fixedPaise: 70_000_000, oneTimePaise: 4_000_000, variablePaise: 6_000_000 } }])(
    'is made when it keeps the rules: %j',
    async (more) => {
      await before?.();
      expect((await make(offer(more))).status).toBe(200);
    },
  );
});

test('support that makes an offer anew tells the candidate until when to answer, and why', async () => {
  await declined();
  const made = offer({ ctcPaise: 90_000_000 });
  expect((await give(support, made)).data.mapping).toMatchObject({ status: 'Selected', offer: made });
  const [content] = await told();
  expect(content).toContain('offers you the job Trainee again. Answer by 24 Nov 2026');
  expect(content).toContain('As agreed by telephone');
  expect((await candidate('getOfferLetter', { params: { id } })).status).toBe(200);
});

test('the list says what an offer begins with: what the job states', async () => {
  const { db } = server.database;
  const suggested = async () => {
    const { data } = await employer('listEligibleStudents', { query: { jdID, status: 'Shortlisted' } });
    return data.mapping.map(({ suggestedOffer }) => suggestedOffer);
  };
  expect(await suggested()).toEqual([{}]);
  const pune = seededID('city/MH/Pune');
  await db
    .update(jobDescriptions)
    .set({ ctcMinPaise: 60_000_000, ctcMaxPaise: 80_000_000, cityIDs: [pune] })
    .where(eq(jobDescriptions.id, jdID));
  expect(await suggested()).toEqual([{ ctcPaise: 60_000_000, location: 'Pune' }]);
  const divide = (parts: { fixedPaise: number; variablePaise: number }) =>
    db.update(jobDescriptions).set(parts).where(eq(jobDescriptions.id, jdID));
  const parts = { fixedPaise: 50_000_000, variablePaise: 10_000_000 };
  await divide(parts);
  expect(await suggested()).toEqual([{ ctcPaise: 60_000_000, parts, location: 'Pune' }]);
  // Of a higher pay than the least.
  await divide({ ...parts, variablePaise: 20_000_000 });
  expect(await suggested()).toEqual([{ ctcPaise: 60_000_000, location: 'Pune' }]);
});

describe('an offer that waits for its answer', () => {
  const amend = (call: Call, made: object, more: object = {}) =>
    call('amendOffer', {
      params: { id },
      body: { offer: made, note: 'The team moves to Nagpur', ...more },
      ...keyed(),
    });

  const withdraw = (call: Call, more: object = {}) =>
    call('setMappingStatus', {
      body: { id, status: 'Rejected', reasonCode: 'Position filled', note: 'The team was closed', ...more },
      ...keyed(),
    });

  const letter = (call: Call, version?: number) =>
    call('getOfferLetter', { params: { id }, ...(version !== undefined && { query: { version } }) });

  const first = offer();
  const second = offer({
    ctcPaise: 90_000_000,
    parts: { fixedPaise: 80_000_000, stockPaise: 10_000_000 },
    location: 'Nagpur',
  });
  beforeEach(async () => {
    const { db } = server.database;
    await db.update(applications).set({ earlierOffers: [] }).where(eq(applications.id, id));
    await give(employer, first);
    await db.delete(notifications);
  });

  test('is amended by its company: the candidate hears why, and both read the earlier letter as it was sent', async () => {
    const sent = await letter(candidate);
    expect((await amend(employer, second)).data.mapping).toMatchObject({
      status: 'Selected',
      offer: second,
      earlierOffers: [{ version: 1, offer: first, reason: 'The team moves to Nagpur' }],
    });
    const [news] = (await toldPeople(server.database.db)).filter(({ people }) => people.includes(userID));
    const { content = '', people, id: notificationID = '' } = news ?? {};
    expect(people).toEqual([userID]);
    // By SMS and e-mail too, whatever was chosen.
    const recipients = await server.database.db
      .select({ isForwarded: notificationRecipients.isForwarded })
      .from(notificationRecipients)
      .where(eq(notificationRecipients.notificationID, notificationID));
    expect(recipients).toEqual([{ isForwarded: true }]);
    expect(content).toMatch(
      /has changed its offer of Trainee.*answer by 24 Nov 2026.*The team moves to Nagpur/,
    );
    for (const call of [candidate, employer]) {
      expect((await letter(call, 1)).bytes.equals(sent.bytes)).toBe(true);
    }
    const now = await pagesOfPDF((await letter(candidate)).bytes);
    expect(now.join()).toMatch(/OL-26-9\d{5}-[0-9A-F]{8}-2/);
    for (const said of ['₹9,00,000', '₹8,00,000', '₹1,00,000']) expect(now.join()).toContain(said);
    expect((await letter(candidate, 2)).status).toBe(404);
    const { data } = await candidate('getJobDescription', { params: { id: jdID } });
    expect(data.jobDescription.application?.earlierOffers).toMatchObject([{ version: 1, offer: first }]);
    const { data: events } = await candidate('listMappingEvents', { params: { id } });
    expect(events.events.at(-1)).toMatchObject({
      from: 'Selected',
      to: 'Selected',
      reason: 'The team moves to Nagpur',
    });
  });

  test('keeps its rules when it is amended, and is of the company alone', async () => {
    expect((await amend(employer, offer(unruly))).error?.fields.map(({ path }) => path)).toEqual([
      'offer.ctcPaise',
      'offer.joiningDate',
      'offer.respondBy',
    ]);
    expect((await amend(employer, second, { note: '  ' })).error?.fields).toMatchObject([{ path: 'note' }]);
    expect((await amend(employer, second, { rowVersion: 1 })).error?.code).toBe('STALE');
    expect((await amend(await server.actAs(seededID('user/9000000023')), second)).status).toBe(404);
    expect((await amend(candidate, second)).status).toBe(403);
    expect(await stored()).toEqual(['Selected', first]);
    expect(await told()).toEqual([]);
  });

  test.each(['Offer Accepted', 'Offer Declined'])(
    'stays as it is once it is answered: %s',
    async (status) => {
      const body = { id, status, reasonCode: 'Personal' };
      expect((await candidate('setMappingStatus', { body, ...keyed() })).status).toBe(200);
      expect((await amend(employer, second)).error?.code).toBe('ILLEGAL_TRANSITION');
      expect((await withdraw(employer)).error?.code).toBe('ILLEGAL_TRANSITION');
      expect(await stored()).toEqual([status, first]);
    },
  );

  test('of an offer that was amended meanwhile the earlier one is not accepted', async () => {
    const { data } = await candidate('getJobDescription', { params: { id: jdID } });
    const { rowVersion } = data.jobDescription.application ?? {};
    await amend(employer, second);
    const accept = (version: { rowVersion?: number | undefined }) =>
      candidate('setMappingStatus', { body: { id, status: 'Offer Accepted', ...version }, ...keyed() });
    expect((await accept({ rowVersion })).error?.code).toBe('STALE');
    // Nor by whoever does not say which they have read.
    const unsaid = await accept({});
    expect(unsaid.error?.code).toBe('STALE');
    expect(await stored()).toEqual(['Selected', second]);
    const now = Number(unsaid.error?.details.rowVersion);
    expect((await accept({ rowVersion: now })).data.mapping.status).toBe('Offer Accepted');
  });

  test('is withdrawn with a reason, which the candidate reads with the letter that was sent', async () => {
    const sent = await letter(candidate);
    expect((await withdraw(employer, { note: undefined })).error?.fields).toMatchObject([{ path: 'note' }]);
    expect(await stored()).toEqual(['Selected', first]);
    expect((await withdraw(employer)).data.mapping).toMatchObject({
      status: 'Rejected',
      offer: null,
      earlierOffers: [{ version: 1, offer: first, reason: 'The team was closed' }],
    });
    expect((await told()).join()).toMatch(
      /has withdrawn its offer of Trainee: the position is filled\. The team was closed/,
    );
    expect((await letter(candidate)).status).toBe(404);
    expect((await letter(candidate, 1)).bytes.equals(sent.bytes)).toBe(true);
    const body = { id, status: 'Offer Accepted' };
    expect((await candidate('setMappingStatus', { body, ...keyed() })).error?.code).toBe(
      'ILLEGAL_TRANSITION',
    );
    expect((await amend(employer, second)).error?.code).toBe('ILLEGAL_TRANSITION');
    // Support takes that back with an offer made anew.
    expect((await give(support, second)).data.mapping).toMatchObject({
      status: 'Selected',
      earlierOffers: [{ version: 1 }],
    });
  });

  test('is amended 20 times at most', async () => {
    for (let times = 0; times < 20; times += 1) expect((await amend(employer, second)).status).toBe(200);
    expect((await amend(employer, second)).error?.code).toBe('ILLEGAL_TRANSITION');
  });
});

describe('an offer that pays less than the job states', () => {
  const less = offer({ ctcPaise: 50_000_000 });
  beforeAll(() =>
    server.database.db
      .update(jobDescriptions)
      .set({ ctcMinPaise: 60_000_000 })
      .where(eq(jobDescriptions.id, jdID)),
  );
  afterAll(() =>
    server.database.db.update(jobDescriptions).set({ ctcMinPaise: null }).where(eq(jobDescriptions.id, jdID)),
  );
  beforeEach(async () => {
    const { db } = server.database;
    await db.delete(jobReviews);
    await db.update(applications).set({ earlierOffers: [] }).where(eq(applications.id, id));
  });

  const queue = async () =>
    (await support('listJobReviews', { query: { kind: 'Offer', state: 'Open' } })).data.jobReview;

  async function decide(verdict: 'Allowed' | 'Refused') {
    const [review] = await queue();
    const body = { verdict, reason: 'Agreed with the placement office', rowVersion: review?.rowVersion ?? 0 };
    return support('decideJobReview', { params: { id: review?.id ?? '' }, body });
  }

  const heardBy = async (to: string) =>
    (await toldPeople(server.database.db))
      .filter(({ people }) => people.includes(to))
      .map(({ content }) => content)
      .join();

  test.each(['by the employer', 'by support', 'by support, who takes back an end'])(
    '%s waits for support; the candidate hears of it once it is allowed',
    async (name) => {
      const way = ways[name];
      await way?.before?.();
      const before = await stored();
      expect((await way?.make(less))?.status).toBe(200);
      expect((await queue()).map(({ candidateName }) => candidateName)).toEqual(['Test Person']);
      expect(await stored()).toEqual(before);
      expect(await heardBy(userID)).toBe('');
      const { data } = await employer('listEligibleStudents', { query: { jdID, status: before[0] ?? '' } });
      expect(data.mapping).toMatchObject([{ id, waitingOffer: less }]);
      expect(await queue()).toMatchObject([
        { changes: [{ field: 'ctcMinPaise', from: 60_000_000, to: 50_000_000 }], job: { id: jdID } },
      ]);
      expect((await decide('Allowed')).data.jobReview.state).toBe('Allowed');
      expect(await stored()).toEqual(['Selected', less]);
      expect(await heardBy(userID)).toContain('offers you the job Trainee');
      expect(await queue()).toEqual([]);
    },
  );

  test('is not made when support refuses it', async () => {
    expect((await give(employer, less)).data.mapping).toMatchObject({
      status: 'Shortlisted',
      waitingOffer: less,
    });
    expect((await decide('Refused')).status).toBe(200);
    expect(await stored()).toEqual(['Shortlisted', null]);
    expect(await heardBy(userID)).toBe('');
    const { data } = await employer('listEligibleStudents', { query: { jdID, status: 'Shortlisted' } });
    expect(data.mapping[0]).not.toHaveProperty('waitingOffer');
  });

  test('in place of another one leaves that one to be answered until it is allowed', async () => {
    const first = offer();
    await give(employer, first);
    const answer = await employer('amendOffer', {
      params: { id },
      body: { offer: less, note: 'Fewer hours a week' },
      ...keyed(),
    });
    expect(answer.data.mapping).toMatchObject({ offer: first, waitingOffer: less });
    expect((await decide('Allowed')).status).toBe(200);
    expect(await stored()).toEqual(['Selected', less]);
    expect(await heardBy(userID)).toContain('Fewer hours a week');
  });

  test('is asked for once, and no more when another one is made or the application has moved', async () => {
    await give(employer, less);
    await give(employer, offer({ ctcPaise: 40_000_000 }));
    expect(await queue()).toMatchObject([{ changes: [{ to: 40_000_000 }] }]);
    expect((await give(employer, offer())).data.mapping).toMatchObject({ status: 'Selected' });
    expect(await queue()).toEqual([]);
  });

  test('keeps all other rules when it is asked for, and when it is allowed', async () => {
    expect((await give(employer, offer({ ...unruly, ctcPaise: 50_000_000 }))).status).toBe(422);
    expect(await queue()).toEqual([]);
    await give(employer, less);
    // It has waited until hardly any time to answer is left.
    const late = { ...less, respondBy: after(0.5).toISOString() };
    await server.database.db.update(jobReviews).set({ offer: late });
    expect((await decide('Allowed')).error?.fields).toMatchObject([{ path: 'offer.respondBy' }]);
    expect((await queue()).length).toBe(1);
    expect((await decide('Refused')).status).toBe(200);
    expect(await stored()).toEqual(['Shortlisted', null]);
  });

  test('is made to one person at a time', async () => {
    expect((await giveMany(employer, less)).error?.details).toMatchObject({
      results: [
        { id, ok: false, error: { code: 'VALIDATION_FAILED', message: expect.stringContaining('less') } },
      ],
    });
    expect(await queue()).toEqual([]);
  });
});
