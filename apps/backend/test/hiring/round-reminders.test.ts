/** A planned round is told, and its people are reminded the evening before and an hour before, each once for each time. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, panels, slots } from '../../src/hiring/index.ts';
import { remindOfRounds } from '../../src/hiring/rounds/reminding.ts';
import { carriedAt } from '../support/carried.ts';
import { addRoundTo, addSelection, cancelJob, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

/** Ten in the morning in India. */
const begun = startTime;

let jdID: string;
let people: Applicant[];
let round: Awaited<ReturnType<typeof addRoundTo>>;
beforeEach(async () => {
  server.clock.now = begun;
  ({ jdID, applicants: people } = await addSelection(server.database.db, company, { now: begun, people: 4 }));
  // At eleven the next day.
  round = await addRoundTo(company, jdID, roundIn(begun, 25, { venue: 'Seminar hall 2' }));
});

// Of one test nobody hears in the next.
afterEach(() => cancelJob(server.database.db, jdID, server.clock.now));

const remind = () => remindOfRounds(server.database.db, server.clock.now);

/** Moves the clock to so many hours after the beginning. */
const at = (hours: number) => {
  server.clock.now = new Date(begun.getTime() + hours * hour);
};

/** What somebody was told of this round that begins so. */
async function told(begins: string): Promise<{ text: string; people: number[] }[]> {
  const rows = await toldPeople(server.database.db);
  return rows
    .filter(({ cta, content }) => cta === `/my-jobs/${jdID}` && content.startsWith(`<p>${begins}`))
    .map((each) => ({
      text: each.content,
      people: people.flatMap(({ userID }, place) => (each.people.includes(userID) ? [place] : [])),
    }));
}

const toldPlaces = async (begins: string) =>
  (await told(begins)).flatMap((each) => each.people).toSorted((one, other) => one - other);

test('those in a round hear of it when it is planned', async () => {
  const [planned] = await told('Aptitude test for');
  expect(planned?.people).toEqual([0, 1, 2, 3]);
  expect(planned?.text).toContain('Seminar hall 2');
});

test('from six in the evening on each is reminded once, by three copies at once, and by SMS', async () => {
  at(7.9);
  await remind();
  expect(await told('Tomorrow')).toEqual([]);
  at(8);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(await toldPlaces('Tomorrow')).toEqual([0, 1, 2, 3]);
  const sent = await carriedAt(server.database.db, server.clock.now);
  expect(sent.filter(({ channel, text }) => channel === 'sms' && text.includes('Tomorrow'))).toHaveLength(4);
  // At night nobody is written to.
  at(13);
  expect(await toldPlaces('Tomorrow')).toHaveLength(4);
});

test('an hour before all who have to be there are reminded; who has left, is there or was excused is not', async () => {
  const { db } = server.database;
  await db
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(eq(applications.id, people[0]?.applicationID ?? ''));
  at(23.9);
  await company('saveRoundEntries', {
    params: { id: round.id },
    body: { entries: [{ applicationID: people[1]?.applicationID, attendance: 'Present' }] },
    headers: { 'idempotency-key': randomUUID() },
  });
  await remind();
  expect(await told('Soon')).toEqual([]);
  at(24);
  await remind();
  expect(await toldPlaces('Soon')).toEqual([2, 3]);
  at(26);
  await remind();
  expect(await toldPlaces('Soon')).toEqual([2, 3]);
});

test('of another time people hear again; of a cancelled job they hear nothing', async () => {
  at(24);
  await remind();
  expect(await toldPlaces('Soon')).toHaveLength(4);
  const startsAt = new Date(begun.getTime() + 25.5 * hour).toISOString();
  // A session of yesterday has ended.
  company = await server.actAs(seededID('user/9000000021'));
  const moved = await company('updateRound', {
    params: { id: round.id },
    body: { startsAt, rowVersion: round.rowVersion },
  });
  expect(moved.message).toBe('OK');
  at(24.6);
  await remind();
  expect(await toldPlaces('Soon')).toHaveLength(8);
  const later = await addRoundTo(company, jdID, roundIn(begun, 30));
  await cancelJob(server.database.db, jdID, server.clock.now);
  at(29.5);
  await remind();
  expect(later.id).not.toBe(round.id);
  expect(await toldPlaces('Soon')).toHaveLength(8);
});

test('who has a slot is reminded of it, with the panel; who has none in a round of panels is not', async () => {
  const { db } = server.database;
  const starts = new Date(Date.parse(round.startsAt) + 30 * minute);
  const [panel] = await db
    .insert(panels)
    .values({
      roundID: round.id,
      order: 1,
      name: 'Panel B',
      venue: 'Room 7',
      startsAt: new Date(round.startsAt),
      endsAt: new Date(round.endsAt),
      minutes: 15,
    })
    .returning();
  await db.insert(slots).values({
    panelID: panel?.id ?? '',
    roundID: round.id,
    startsAt: starts,
    endsAt: new Date(starts.getTime() + 15 * minute),
    applicationID: people[2]?.applicationID,
  });
  at(24);
  await remind();
  expect(await told('Soon')).toEqual([]);
  at(24.5);
  await remind();
  const [reminder, ...others] = await told('Soon');
  expect(others).toEqual([]);
  expect(reminder?.people).toEqual([2]);
  expect(reminder?.text).toContain('Panel B, Room 7');
});
