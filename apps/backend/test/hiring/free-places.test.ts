/** A place that comes free goes to the next of the waiting list by itself, where the company has said so: once, by the rules of the moment. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/index.ts';
import { offerFreePlaces } from '../../src/hiring/applications/next-offer.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { addRoundTo, addSelection, roundIn, statusesOf, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const hour = 60 * 60_000;

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

let jdID: string;
let people: Applicant[];
const idOf = (place: number): string => people[place]?.applicationID ?? '';
const statuses = () => statusesOf(server.database.db, jdID, people);
const offerNext = () => offerFreePlaces(server.database.db, server.clock.now);

/** The first has passed and has an offer, the others wait in their order. */
beforeEach(async () => {
  const { db } = server.database;
  server.clock.now = startTime;
  ({ jdID, applicants: people } = await addSelection(db, company, { now: startTime, people: 4 }));
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 2));
  server.clock.now = new Date(startTime.getTime() + 3 * hour);
  const entries = people.map(({ applicationID }, place) => ({
    applicationID,
    result: place === 0 ? 'Passed' : 'Waiting list',
  }));
  await company('saveRoundEntries', {
    params: { id },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });
  await company('closeRound', { params: { id }, body: { rowVersion: 2 } });
  await settleRounds(db, server.clock.now);
});

const move = (call: Call, place: number, body: object) =>
  call('setMappingStatus', {
    body: { id: idOf(place), ...body },
    headers: { 'idempotency-key': randomUUID() },
  });

/** Offers a job to the first, with 72 hours to answer. */
const offer = (more: object = {}) => {
  const respondBy = new Date(server.clock.now.getTime() + 72 * hour).toISOString();
  return move(company, 0, { status: 'Selected', offer: { ctcPaise: 60_000_000, respondBy, ...more } });
};

const decline = async (place: number) =>
  move(await server.actAs(people[place]?.userID ?? ''), place, {
    status: 'Offer Declined',
    reasonCode: 'Personal',
  });

const byItself = (offersNext: boolean, call: Call = company) =>
  call('setWaitingList', { params: { id: jdID }, body: { offersNext } });

const toldCompany = async (words: string) =>
  (await toldPeople(server.database.db)).filter(
    ({ cta, content }) => cta === `/job-description/${jdID}/drive` && content.includes(words),
  );

test('the next is offered what the last one was, once, with as much time, and the company hears of it', async () => {
  expect((await byItself(true)).data.places).toMatchObject({ offersNext: true, waiting: { length: 3 } });
  await offer();
  await decline(0);
  expect(await statuses()).toEqual(['Offer Declined', 'Shortlisted', 'Shortlisted', 'Shortlisted']);
  server.clock.now = new Date(server.clock.now.getTime() + hour);
  await Promise.all([offerNext(), offerNext(), offerNext()]);
  await offerNext();
  expect(await statuses()).toEqual(['Offer Declined', 'Selected', 'Shortlisted', 'Shortlisted']);
  const [next] = await server.database.db
    .select()
    .from(applications)
    .where(eq(applications.id, idOf(1)));
  expect(next?.offer).toMatchObject({
    ctcPaise: 60_000_000,
    respondBy: new Date(server.clock.now.getTime() + 72 * hour).toISOString(),
  });
  expect(await toldCompany('has been offered it')).toHaveLength(1);
  expect(await toldCompany('next on the waiting list')).toEqual([]);
  const student = await server.actAs(people[1]?.userID ?? '');
  const { data } = await student('getJobDescription', { params: { id: jdID } });
  expect(data.jobDescription.application?.status).toBe('Selected');
});

test('who has left the waiting list meanwhile is passed over', async () => {
  await byItself(true);
  await offer();
  await move(company, 1, { status: 'Rejected', reasonCode: 'Skills' });
  await decline(0);
  await offerNext();
  expect(await statuses()).toEqual(['Offer Declined', 'Rejected', 'Selected', 'Shortlisted']);
});

test('whom the rules of the season keep out meanwhile is passed over', async () => {
  const { db } = server.database;
  await byItself(true);
  await offer();
  // The next one has accepted another offer of the season, which allows one.
  const elsewhere = await addSelection(db, company, { now: server.clock.now, people: 0 });
  await db.insert(applications).values({
    jdID: elsewhere.jdID,
    userID: people[1]?.userID ?? '',
    status: 'Offer Accepted',
    offer: { ctcPaise: 60_000_000, respondBy: server.clock.now.toISOString() },
  });
  await decline(0);
  await offerNext();
  expect(await statuses()).toEqual(['Offer Declined', 'Shortlisted', 'Selected', 'Shortlisted']);
  expect(await toldCompany('has been offered it')).toHaveLength(1);
});

test('an offer that cannot be made again is proposed to the company', async () => {
  await byItself(true);
  await offer({ joiningDate: '2026-12-15' });
  await decline(0);
  server.clock.now = new Date('2026-12-14T04:30:00Z');
  await offerNext();
  expect(await statuses()).toEqual(['Offer Declined', 'Shortlisted', 'Shortlisted', 'Shortlisted']);
  expect(await toldCompany('next on the waiting list')).toHaveLength(1);
  await offerNext();
  expect(await toldCompany('next on the waiting list')).toHaveLength(1);
});

test('without that nobody is offered anything, and who switches it off meanwhile hears who is next', async () => {
  await byItself(true);
  await offer();
  await decline(0);
  await byItself(false);
  await offerNext();
  expect(await toldCompany('next on the waiting list')).toHaveLength(1);
  expect(await statuses()).toEqual(['Offer Declined', 'Shortlisted', 'Shortlisted', 'Shortlisted']);
});

test('only who plans the selection says so', async () => {
  const officer = await server.actAs(seededID('user/9000000031'));
  expect((await byItself(true, officer)).status).toBe(403);
  const stranger = await server.actAs(seededID('user/9000000022'));
  expect((await byItself(true, stranger)).status).toBe(404);
});
