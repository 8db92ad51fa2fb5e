import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { academics, educationStages } from '../../src/candidates/tables/profile.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { ssc } from '../support/education.ts';
import { toldPeople } from '../support/told.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const officer = idOf('9000000031');

let server: TestServer;
let student: Call;
let staff: Call;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.actAs(asha);
  staff = await server.actAs(officer);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(notifications);
  await db.delete(educationStages);
  await db.delete(academics);
  await student('saveAcademics', { body: { liveBacklogs: 1, deadBacklogs: 0 } });
});

/** What an officer sends about the summary as it is now. */
async function check(changes: object = {}) {
  const { data } = await student('getAcademics');
  return {
    userID: asha,
    section: 'academics',
    verdict: 'Verified',
    rowVersion: data.academics.rowVersion,
    ...changes,
  };
}

const messages = async () =>
  (await toldPeople(server.database.db)).map(({ content, people }) => ({ content, people }));

test('an officer verifies a section: it is locked for its owner, who is told, and the trail says who did it', async () => {
  expect(await staff('verifyUserSection', { body: await check() })).toMatchObject({
    status: 200,
    data: null,
  });
  const { data } = await student('getAcademics');
  expect(data.academics.verification).toMatchObject({ status: 'Verified', by: officer, note: null });
  expect(await student('saveAcademics', { body: { liveBacklogs: 0, deadBacklogs: 0 } })).toMatchObject({
    status: 409,
    error: { code: 'ILLEGAL_TRANSITION' },
  });
  expect(await messages()).toEqual([
    { content: '<p>Your academic details have been verified.</p>', people: [asha] },
  ]);
  const events = await server.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectID, asha), eq(auditEvents.actorID, officer)));
  expect(events).toMatchObject([{ action: 'changed', entityType: 'academics' }]);
});

test('one who rejects says why; the student reads it, and a new value waits for a new check', async () => {
  expect(await staff('verifyUserSection', { body: await check({ verdict: 'Rejected' }) })).toMatchObject({
    status: 422,
    error: { fields: [{ path: 'note', code: 'required' }] },
  });
  const note = 'Your mark sheet shows two <b>backlogs</b>.';
  const body = await check({ verdict: 'Rejected', note });
  expect((await staff('verifyUserSection', { body })).status).toBe(200);
  expect((await student('getAcademics')).data.academics.verification).toMatchObject({
    status: 'Rejected',
    note,
  });
  expect((await messages())[0]?.content).toContain('two &lt;b&gt;backlogs&lt;/b&gt;');
  await student('saveAcademics', { body: { liveBacklogs: 2, deadBacklogs: 0 } });
  expect((await student('getAcademics')).data.academics.verification).toMatchObject({
    status: 'Unverified',
    note: null,
  });
});

test('values that changed since they were looked at are not verified', async () => {
  const seen = await check();
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await student('saveAcademics', { body: { liveBacklogs: 0, deadBacklogs: 0 } });
  expect(await staff('verifyUserSection', { body: seen })).toMatchObject({
    status: 409,
    error: { code: 'STALE' },
  });
  expect((await student('getAcademics')).data.academics.verification?.status).toBe('Unverified');
});

test('a stage of education is named, the other sections are not; the same verdict twice changes nothing', async () => {
  const { data } = await student('saveEducation', { body: ssc });
  const { id, rowVersion } = data.education;
  const body = { userID: asha, section: 'education', recordID: id, verdict: 'Verified', rowVersion };
  expect((await staff('verifyUserSection', { body: { ...body, recordID: undefined } })).status).toBe(422);
  expect((await staff('verifyUserSection', { body: { ...body, recordID: 'nobody' } })).status).toBe(404);
  expect((await staff('verifyUserSection', { body: await check({ recordID: id }) })).status).toBe(422);
  expect((await staff('verifyUserSection', { body })).status).toBe(200);
  expect(await staff('verifyUserSection', { body })).toMatchObject({
    status: 409,
    error: { code: 'ILLEGAL_TRANSITION' },
  });
  expect((await student('getEducation')).data.education[0]?.verification?.status).toBe('Verified');
});

test('a section that was never filled in cannot be checked', async () => {
  const body = await check();
  await server.database.db.delete(academics);
  expect((await staff('verifyUserSection', { body })).status).toBe(404);
});

describe('what is verified and has to be changed', () => {
  const reason = 'The board has corrected my marks.';
  const ask = () => student('requestSectionChange', { body: { section: 'academics', reason } });
  const decide = (changes: object = {}, by: Call = staff) =>
    by('decideSectionChange', {
      body: { userID: asha, section: 'academics', isGranted: true, ...changes },
    });
  const verification = async () => (await student('getAcademics')).data.academics.verification;

  test('is asked for once, and can be changed when that is granted', async () => {
    expect((await ask()).error?.code).toBe('ILLEGAL_TRANSITION');
    await staff('verifyUserSection', { body: await check() });
    expect((await decide()).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await ask()).status).toBe(200);
    expect((await ask()).error?.code).toBe('ILLEGAL_TRANSITION');
    expect(await verification()).toMatchObject({ status: 'Verified', change: { reason, refusal: null } });
    const waiting = await staff('listStudents', { query: { profileCheck: 'change' } });
    expect(waiting.data.student.map(({ id }: { id: string }) => id)).toEqual([asha]);
    expect((await messages()).some(({ content }) => content.includes('asks to change'))).toBe(true);

    expect((await decide()).status).toBe(200);
    expect(await verification()).toMatchObject({ status: 'Unverified', change: null });
    const saved = await student('saveAcademics', { body: { liveBacklogs: 0, deadBacklogs: 0 } });
    expect(saved.status).toBe(200);
  });

  test('stays when that is refused with a reason, and can be asked for again', async () => {
    await staff('verifyUserSection', { body: await check() });
    await ask();
    expect((await decide({ isGranted: false })).error?.fields?.[0]).toMatchObject({ path: 'note' });
    const note = 'The mark sheet is as it was.';
    expect((await decide({ isGranted: false, note })).status).toBe(200);
    expect(await verification()).toMatchObject({ status: 'Verified', change: { refusal: note } });
    expect((await messages()).some(({ content }) => content.includes(note))).toBe(true);
    expect((await ask()).status).toBe(200);
  });

  test('is not decided by oneself', async () => {
    await staff('verifyUserSection', { body: await check() });
    await ask();
    expect((await decide({}, student)).status).toBe(403);
  });
});

describe('another name of one whose profile has been verified', () => {
  const named = (firstName: string, changes: object = {}) =>
    student('updateUser', { body: { id: asha, firstName, ...changes } });
  const status = async () => (await student('getAcademics')).data.academics.verification?.status;
  beforeEach(async () => {
    await staff('updateUser', { body: { id: asha, firstName: 'Asha' } });
    await staff('verifyUserSection', { body: await check() });
  });

  test('is refused until the person accepts a new check', async () => {
    expect(await named('Usha')).toMatchObject({ status: 409, error: { code: 'ILLEGAL_TRANSITION' } });
    const { data } = await student('getUserByMobile', { params: { mobileNumber: '9000000001' } });
    expect(data.user.firstName).toBe('Asha');
    expect(await status()).toBe('Verified');
  });

  test('withdraws the check, is in the trail without the name, and in a token of the same session', async () => {
    const { data } = await named('Usha', { withdrawsChecks: true });
    expect(data.user.firstName).toBe('Usha');
    const claims = data.token?.split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ firstName: 'Usha' });
    expect(await status()).toBe('Unverified');
    const told = (await toldPeople(server.database.db)).filter(({ content }) =>
      content.includes('another name'),
    );
    expect(told.map(({ content, cta }) => [content, cta])).toEqual([
      [
        '<p>Usha Patil has another name now. What you verified in the profile waits for a new check.</p>',
        `/student?record=${asha}`,
      ],
    ]);
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectID, asha), eq(auditEvents.actorID, asha)))
      .orderBy(auditEvents.id);
    expect(events.slice(-2)).toMatchObject([
      { action: 'changed', entityType: 'user', entityID: asha, fields: ['firstName'], after: null },
      { action: 'changed', entityType: 'academics', fields: ['verificationStatus'] },
    ]);
  });

  test('makes a verdict stale that was reached with the old one in sight', async () => {
    await student('saveEducation', { body: ssc });
    const seen = (await student('getEducation')).data.education[0];
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await named('Usha', { withdrawsChecks: true });
    const verdict = { userID: asha, section: 'education', verdict: 'Verified' };
    const body = { ...verdict, recordID: seen?.id, rowVersion: seen?.rowVersion };
    expect(await staff('verifyUserSection', { body })).toMatchObject({
      status: 409,
      error: { code: 'STALE' },
    });
  });

  test('is nothing of the kind when it is the same name, or staff who correct it', async () => {
    expect((await named('Asha')).status).toBe(200);
    expect((await staff('updateUser', { body: { id: asha, firstName: 'Aasha' } })).status).toBe(200);
    expect(await status()).toBe('Verified');
  });
});
