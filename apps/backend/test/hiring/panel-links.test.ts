/** The link of an interviewer: one panel on its day, a code by e-mail, and results that are the interviewer's own. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { panelLinks, panelSessions } from '../../src/hiring/tables/panels.ts';
import { roundEvents } from '../../src/hiring/tables/rounds.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { panelOf, setPanelsOf } from '../support/panels.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, cancelJob, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const minute = 60_000;
const email = 'meera@example.com';

/** Tests that have begun: each begins ten minutes after the one before. */
let tests = 0;

let server: TestServer;
let company: Call;
let round: Awaited<ReturnType<typeof addRoundTo>>;
let people: Applicant[];
let jdID: string;
let panelID: string;

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

const interviewers = [{ name: 'Meera Nair', email }, { name: 'Anil Rao' }];
const wanted = (more: object = {}) => [
  panelOf(round, 'A', 0, 2, { interviewers, ...more }),
  panelOf(round, 'B', 0, 2, { interviewers: [{ name: 'Ravi Iyer', email: 'ravi@example.com' }] }),
];

beforeEach(async () => {
  server.clock.now = startTime;
  company = await server.actAs(seededID('user/9000000021'));
  const { db } = server.database;
  ({ jdID, applicants: people } = await addSelection(db, company, { now: startTime, people: 3 }));
  round = await addRoundTo(
    company,
    jdID,
    roundIn(startTime, 24, {
      name: 'Technical interview',
      maxMarks: 100,
      endsAt: new Date(startTime.getTime() + 28 * 60 * minute).toISOString(),
    }),
  );
  const { panel } = await setPanelsOf(company, round.id, wanted());
  panelID = panel[0]?.id ?? '';
  await company('allotSlots', { params: { id: round.id }, body: { order: 'Roll number' } });
  tests += 1;
  server.clock.now = new Date(Date.parse(round.startsAt) + (10 * tests - 30) * minute);
  company = await server.actAs(seededID('user/9000000021'));
});

const send = (body: object = {}, call: Call = company) =>
  call('sendPanelLinks', { params: { id: round.id }, body: { panelID, ...body } });

/** What the last e-mail to an interviewer says. */
async function lastMail(to = email): Promise<{ subject: string | null; text: string }> {
  const last = (await server.messages()).find((each) => each.to === to);
  if (last === undefined) throw new Error('There is no e-mail.');
  return last;
}

/** Of several e-mails of one moment none would be the last. */
const wait = (ms: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

async function secretSent(to = email): Promise<string> {
  wait(1000);
  await send({ email: to });
  return /\/panel#secret=([\w-]+)/.exec((await lastMail(to)).text)?.[1] ?? '';
}

const withSecret = (secret: string) => ({ headers: { 'X-Panel-Link': secret } });
const withToken = (token: string) => ({ headers: { 'X-Panel-Session': token } });

async function codeFor(secret: string, to = email): Promise<string> {
  wait(1000);
  const { status, text } = await server.call('sendPanelCode', withSecret(secret));
  if (status !== 200) throw new Error(text);
  return /\b\d{6}\b/.exec((await lastMail(to)).text)?.[0] ?? '';
}

const enter = (secret: string, code: string) =>
  server.call('enterPanel', { ...withSecret(secret), body: { code } });

async function comeIn(to = email): Promise<string> {
  const secret = await secretSent(to);
  return (await enter(secret, await codeFor(secret, to))).data.panelSession.token;
}

const read = (token: string) => server.call('getOwnPanel', withToken(token));

const give = (token: string, person: Applicant | undefined, body: object) =>
  server.call('savePanelResult', {
    ...withToken(token),
    params: { id: person?.applicationID ?? '' },
    body,
  });

test('a link goes to each interviewer with an address, and a code by e-mail opens the panel of its day', async () => {
  wait(1000);
  const { data } = await send();
  expect(data.panelLink).toMatchObject([
    { panelID, panelName: 'A', name: 'Meera Nair', email, enteredAt: null, isOpen: true },
  ]);
  const secret = /#secret=([\w-]+)/.exec((await lastMail()).text)?.[1] ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  wait(1000);
  const { sent } = (await server.call('sendPanelCode', withSecret(secret))).data;
  expect(sent).toMatchObject({ email: 'm***@example.com', panelName: 'A', resendAfter: 60, expiresIn: 600 });
  const code = /\b\d{6}\b/.exec((await lastMail()).text)?.[0] ?? '';
  const { panelSession } = (await enter(secret, code)).data;
  const { panel } = (await read(panelSession.token)).data;
  expect(panel).toMatchObject({ panelName: 'A', name: 'Meera Nair', maxMarks: 100, isClosed: false });
  expect(panel.person).toMatchObject([
    { applicationID: people[0]?.applicationID, result: 'None', rowVersion: 0 },
    { applicationID: people[2]?.applicationID },
  ]);
  expect(JSON.stringify(panel)).not.toMatch(/mobile|email|rollNumber/i);
  // Nothing that was sent can be read back.
  const [link] = await server.database.db.select().from(panelLinks).where(eq(panelLinks.panelID, panelID));
  expect(JSON.stringify(link)).not.toContain(secret);
  // The code was good once.
  expect((await enter(secret, code)).status).toBe(400);
});

test("a result is the interviewer's own in the trail, and what was meanwhile written is not overwritten", async () => {
  const token = await comeIn();
  const first = people[0];
  const given = await give(token, first, { result: 'Passed', marks: 72, note: 'Clear.', rowVersion: 0 });
  expect(given.data.person).toMatchObject({
    result: 'Passed',
    marks: 72,
    note: 'Clear.',
    attendance: 'Present',
    // Who has a result has come out: the next can be called.
    queue: 'Done',
  });
  expect(await give(token, first, { result: 'Failed', rowVersion: 0 })).toMatchObject({
    status: 409,
    error: { code: 'STALE' },
  });
  expect((await give(token, first, { marks: 101, rowVersion: 1 })).status).toBe(422);
  const { db } = server.database;
  const [link] = await db.select().from(panelLinks).where(eq(panelLinks.panelID, panelID));
  const [event] = await db.select().from(roundEvents).orderBy(desc(roundEvents.at)).limit(1);
  expect(event).toMatchObject({ result: 'Passed', actorID: link?.id });
  const { roundEntry } = (await company('listRoundEntries', { params: { id: round.id } })).data;
  expect(roundEntry.find((each) => each.applicationID === first?.applicationID)).toMatchObject({
    note: null,
    interviewerNotes: [{ by: 'Meera Nair (A)', text: 'Clear.' }],
    resultBy: 'Meera Nair (A)',
  });
  const admin = await server.signIn('9000000051');
  const { audit } = (
    await admin('listAuditEvents', {
      query: { entityType: 'roundEntry', entityID: first?.applicationID ?? '' },
    })
  ).data;
  expect(audit).toMatchObject([
    { actorName: 'Meera Nair (A)', actorRole: null, action: 'changed', fields: ['result', 'marks', 'note'] },
  ]);
});

test('each interviewer reads and writes the own note, and the company reads all of them by name', async () => {
  const anil = 'anil@example.com';
  const { panel } = (await company('listPanels', { params: { id: round.id } })).data;
  const withAnil = panel.map(({ slots: _slots, ...each }) => ({
    ...each,
    interviewers:
      each.id === panelID ? [...each.interviewers, { name: 'Anil Rao', email: anil }] : each.interviewers,
  }));
  await setPanelsOf(company, round.id, withAnil);
  const [ofMeera, ofAnil] = [await comeIn(), await comeIn(anil)];
  const first = people[0];
  const seenBy = async (token: string) => (await read(token)).data.panel.person[0];

  // A note alone is nothing that another's result could be behind.
  expect((await give(ofMeera, first, { note: 'Clear.', rowVersion: 0 })).data.person).toMatchObject({
    note: 'Clear.',
    result: 'None',
    attendance: 'Unknown',
    rowVersion: 0,
  });
  expect(await seenBy(ofAnil)).toMatchObject({ note: null, rowVersion: 0 });
  const given = await give(ofAnil, first, { result: 'Passed', note: 'Slow, but right.', rowVersion: 0 });
  expect(given.data.person).toMatchObject({ note: 'Slow, but right.', result: 'Passed', rowVersion: 1 });
  expect(await seenBy(ofMeera)).toMatchObject({ note: 'Clear.', result: 'Passed' });
  // It needs no look at what others gave meanwhile; a result does, and then nothing is written.
  expect((await give(ofMeera, first, { note: 'Very clear.', rowVersion: 0 })).status).toBe(200);
  expect((await give(ofMeera, first, { note: 'No.', marks: 1, rowVersion: 0 })).status).toBe(409);

  const entry = async () =>
    (await company('listRoundEntries', { params: { id: round.id } })).data.roundEntry.find(
      ({ applicationID }) => applicationID === first?.applicationID,
    );
  expect(await entry()).toMatchObject({
    note: null,
    interviewerNotes: [
      { by: 'Meera Nair (A)', text: 'Very clear.' },
      { by: 'Anil Rao (A)', text: 'Slow, but right.' },
    ],
  });
  const { id } = await addPerson(server.database.db, 'institute-officer', instituteID('sahyadri'));
  const officer = await server.actAs(id);
  const { text } = await officer('listRoundEntries', { params: { id: round.id } });
  expect(text).not.toMatch(/interviewerNotes|clear/i);

  // The company's own note is another one; who takes the own note back leaves the others'.
  const line = { applicationID: first?.applicationID ?? '', note: 'Ask about Nagpur' };
  const saved = await company('saveRoundEntries', {
    params: { id: round.id },
    body: { entries: [line] },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(saved.data.outcomes).toMatchObject([{ ok: true }]);
  await give(ofMeera, first, { note: null, rowVersion: 0 });
  expect(await seenBy(ofMeera)).toMatchObject({ note: null });
  // With the interviewer goes the name.
  await server.database.db.delete(panelLinks).where(eq(panelLinks.email, anil));
  expect(await entry()).toMatchObject({
    note: 'Ask about Nagpur',
    interviewerNotes: [{ by: null, text: 'Slow, but right.' }],
  });
});

test("nobody else's people, and nothing else of the platform, is opened by it", async () => {
  const token = await comeIn();
  const ofB = people[1];
  expect((await give(token, ofB, { result: 'Passed', rowVersion: 0 })).status).toBe(404);
  expect(
    (await server.call('getPanelCv', { ...withToken(token), params: { id: ofB?.applicationID ?? '' } }))
      .status,
  ).toBe(404);
  const bearer = server.callWith(token);
  expect((await bearer('listPanels', { params: { id: round.id } })).status).toBe(401);
  expect((await bearer('getOwnPanel', withToken('none'))).status).toBe(400);
  expect((await server.call('listPanels', { params: { id: round.id }, ...withToken(token) })).status).toBe(
    401,
  );
  // Nor is a session of the portal one of a panel.
  expect((await company('getOwnPanel', withToken('none'))).status).toBe(400);
});

test('sent again it is another link; ended, or without the interviewer, it opens nothing, at once', async () => {
  const token = await comeIn();
  const second = await secretSent();
  expect((await read(token)).message).toBe('You are no longer in. Open the link in the e-mail once more.');
  wait(2 * minute);
  const again = (await enter(second, await codeFor(second))).data.panelSession.token;
  expect((await read(again)).status).toBe(200);

  const [{ id } = { id: '' }] = (await company('listPanelLinks', { params: { id: round.id } })).data
    .panelLink;
  expect((await company('endPanelLink', { params: { id } })).status).toBe(200);
  expect((await read(again)).status).toBe(400);
  expect((await server.call('sendPanelCode', withSecret(second))).error?.code).toBe('TOKEN_INVALID');
  expect(await server.database.db.$count(panelSessions, eq(panelSessions.linkID, id))).toBe(0);

  const third = await comeIn();
  const { panel } = (await company('listPanels', { params: { id: round.id } })).data;
  const without = panel.map(({ slots: _slots, ...each }) => ({
    ...each,
    interviewers: each.id === panelID ? [] : each.interviewers,
  }));
  await setPanelsOf(company, round.id, without);
  expect((await read(third)).status).toBe(400);
});

test('before its day and after it the link says so, and a code ends after five tries and ten minutes', async () => {
  const secret = await secretSent();
  const asked = async () => (await server.call('sendPanelCode', withSecret(secret))).message;
  const day = server.clock.now;
  server.clock.now = new Date(day.getTime() - 20 * 60 * minute);
  expect(await asked()).toMatch(/^This link opens on /);
  server.clock.now = new Date(day.getTime() + 24 * 60 * minute);
  expect(await asked()).toMatch(/^This link was for .*, and that day is over\.$/);

  server.clock.now = day;
  const code = await codeFor(secret);
  expect(await server.call('sendPanelCode', withSecret(secret))).toMatchObject({
    status: 429,
    error: { code: 'OTP_COOLDOWN' },
  });
  const wrong = code === '000000' ? '111111' : '000000';
  const left = [];
  for (let tries = 0; tries < 5; tries += 1) {
    left.push((await enter(secret, wrong)).error?.details);
  }
  expect(left).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ({ attemptsLeft })));
  expect((await enter(secret, code)).status).toBe(400);
  server.clock.now = new Date(day.getTime() + 2 * minute);
  const next = await codeFor(secret);
  server.clock.now = new Date(day.getTime() + 13 * minute);
  expect((await enter(secret, next)).status).toBe(400);
});

test('links are sent and seen by who plans the round alone', async () => {
  await send();
  const { id } = await addPerson(server.database.db, 'institute-officer', instituteID('sahyadri'));
  const officer = await server.actAs(id);
  expect((await send({}, officer)).status).toBe(403);
  expect((await officer('listPanelLinks', { params: { id: round.id } })).status).toBe(403);
  expect((await send({ email: 'nobody@example.com' })).status).toBe(404);
  expect((await send({ email: 'Meera@Example.com' })).status).toBe(200);
});

test('with the job its links end', async () => {
  const token = await comeIn();
  await cancelJob(server.database.db, jdID, server.clock.now);
  expect((await read(token)).status).toBe(400);
});
