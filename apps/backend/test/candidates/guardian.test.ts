/** The consent of a guardian for a candidate under 18: what waits for it, how it is given, and what takes it back. */
import { noticeVersionValues } from '@aarambh/api-client/enums';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { jobDescriptions } from '../../src/hiring/index.ts';
import { candidates, consents } from '../../src/identity/index.ts';
import { auditEvents } from '../../src/records/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const [noticeVersion] = noticeVersionValues;
const pooja = seededID('user/9000000007');
const father = '9812340001';

let server: TestServer;
let minor: Call;
let employer: Call;
/** A job that both see. */
let jdID: string;

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  minor = await server.actAs(pooja);
  employer = await server.actAs(seededID('user/9000000021'));
  const open = await minor('listEligibleJobDescriptions');
  jdID = open.data.jobDescription[0]?.id ?? '';
  const changes = { companyID: companyID('navyug'), questionIDs: [] };
  await server.database.db.update(jobDescriptions).set(changes).where(eq(jobDescriptions.id, jdID));
  if (!(await isFound())) throw new Error('The employer does not find her.');
  await bornYearsAgo(17);
});
afterAll(() => server.close());

async function bornYearsAgo(years: number) {
  const day = new Date(server.clock.now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  await server.database.db
    .update(candidates)
    .set({ dateOfBirth: day.toISOString().slice(0, 10) })
    .where(eq(candidates.userID, pooja));
}

const passMinute = () => {
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
};

/** Whether an employer finds her for the job. */
const isFound = async () => {
  const { data } = await employer('listEligibleStudents', { query: { jdID, pageSize: 100 } });
  return data.mapping.some(({ student }) => student?.id === pooja);
};
const share = (isGranted: boolean) =>
  minor('setConsent', { body: { purpose: 'share-with-employers', isGranted, noticeVersion } });
const nameFather = async (changes: object = {}) => {
  const { data } = await minor('getParents');
  const rowVersion = data.parents.find(({ relation }) => relation === 'Father')?.rowVersion;
  const body = { relation: 'Father', name: 'Sunil Nair', mobileNumber: father, rowVersion, ...changes };
  return (await minor('saveParents', { body })).data.parents.id;
};
const sendCode = (parentID: string, call = minor) => call('sendGuardianCode', { body: { parentID } });
const give = (parentID: string, code: string) =>
  minor('giveGuardianConsent', { body: { parentID, code, noticeVersion } });
const ofGuardian = async () => {
  const { data } = await minor('listConsents');
  return { ...data, consent: data.consent.find(({ purpose }) => purpose === 'guardian') };
};

test('until a guardian agrees nothing is shown, sent or shared; the code of the guardian opens it', async () => {
  expect(await ofGuardian()).toMatchObject({ needsGuardian: true, consent: undefined });
  expect(await isFound()).toBe(false);
  expect((await share(true)).error).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  const apply = () => minor('addMapping', { body: { jdID, status: 'Accepted' } });
  expect((await apply()).message).toMatch(/^You are under 18/);

  const parentID = await nameFather();
  const stranger = await server.actAs(seededID('user/9000000001'));
  expect((await sendCode(parentID, stranger)).status).toBe(404);
  expect((await sendCode(parentID)).data).toEqual({ resendAfter: 60, expiresIn: 600 });
  expect((await sendCode(parentID)).error?.code).toBe('OTP_COOLDOWN');
  const code = await server.codeFor(father);
  const [sms] = await server.messages();
  expect(sms).toMatchObject({ to: father, text: expect.stringMatching(/Pooja Nair.*father.*you agree/s) });

  // A code of a guardian signs nobody in, even where the guardian has an account with this number.
  const asOwner = await minor('verifyOtp', { body: { mobileNumber: father, code } });
  expect(asOwner.error?.code).toBe('OTP_INVALID');
  expect((await give(parentID, code === '000000' ? '000001' : '000000')).error?.code).toBe('OTP_INVALID');
  const given = await give(parentID, code);
  expect(given.data.consent).toContainEqual({
    purpose: 'guardian',
    noticeVersion,
    language: 'en',
    grantedAt: server.clock.now.toISOString(),
    withdrawnAt: null,
    guardian: { relation: 'Father', name: 'Sunil Nair', mobileNumber: '98xxxxxx01' },
  });
  expect(await isFound()).toBe(true);
  expect((await share(true)).status).toBe(200);
  expect((await give(parentID, code)).error?.code).toBe('ILLEGAL_TRANSITION');
});

test('the consent ends when it is withdrawn, when the guardian has another number, and when nobody is named any more', async () => {
  const agree = async (mobileNumber = father) => {
    passMinute();
    const parentID = await nameFather({ mobileNumber });
    // Nobody solves a captcha here: each time another number.
    expect((await sendCode(parentID)).error).toBe(null);
    expect((await give(parentID, await server.codeFor(mobileNumber))).error).toBe(null);
    expect(await isFound()).toBe(true);
    return parentID;
  };
  const withdrawn = await minor('setConsent', {
    body: { purpose: 'guardian', isGranted: false, noticeVersion },
  });
  expect(withdrawn.status).toBe(200);
  expect(await isFound()).toBe(false);
  expect((await ofGuardian()).consent?.withdrawnAt).toBe(server.clock.now.toISOString());

  await agree();
  await nameFather({ mobileNumber: '9812340002' });
  expect(await isFound()).toBe(false);
  const parentID = await agree('9812340003');
  await minor('deleteParent', { params: { id: parentID } });
  expect(await isFound()).toBe(false);
  // What was agreed to, by whom and when, stays on record.
  const kept = await server.database.db.select().from(consents).where(eq(consents.userID, pooja));
  const byGuardian = kept.filter(({ purpose }) => purpose === 'guardian');
  expect(byGuardian.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, false, false]);
});

test('the guardian takes it back by the link of an SMS, once for all, and the candidate is told what that closes', async () => {
  passMinute();
  const number = '9812340007';
  const parentID = await nameFather({ mobileNumber: number });
  await sendCode(parentID);
  await give(parentID, await server.codeFor(number));
  const sms = (await server.messages()).find(({ to, text }) => to === number && text.includes('http'));
  expect(sms?.text).toMatch(/Pooja Nair.*take that back/s);
  const token = new URL(/https?:\S+/.exec(sms?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  const { data } = await minor('addCandidateProfile', {
    body: { name: 'Shared by link', language: 'en', visibility: 'Private' },
  });
  const shared = await minor('shareCandidateProfile', {
    params: { id: data.candidateProfile.id },
    body: { days: 7 },
  });
  const open = () =>
    server.call('getSharedCv', { params: { token: shared.data.share.address?.split('/').at(-1) ?? '' } });
  expect((await open()).status).toBe(200);

  const withdraw = (by: string) => server.call('withdrawGuardianConsent', { body: { token: by } });
  expect((await withdraw('nobody was sent this')).error?.code).toBe('TOKEN_INVALID');
  expect(await isFound()).toBe(true);
  expect((await withdraw(token)).status).toBe(200);
  expect(await isFound()).toBe(false);
  expect((await open()).status).toBe(404);
  expect((await minor('addMapping', { body: { jdID, status: 'Accepted' } })).message).toMatch(
    /^You are under 18/,
  );
  expect((await ofGuardian()).consent?.withdrawnAt).toBe(server.clock.now.toISOString());
  const told = await minor('listNotifications', { query: { type: 'Critical' } });
  expect(told.data.notifications[0]?.content).toMatch(/Sunil Nair has taken the consent back/);
  const trail = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.actorID, 'guardian'));
  expect(trail).toMatchObject([{ action: 'deleted', entityType: 'consent', subjectID: pooja }]);

  // Pressed again it withdraws nothing that was given since.
  passMinute();
  const next = await nameFather({ mobileNumber: '9812340008' });
  await sendCode(next);
  await give(next, await server.codeFor('9812340008'));
  expect((await withdraw(token)).status).toBe(200);
  expect(await isFound()).toBe(true);
});

test('a code sent for one person is of no use for another name, and who is of age needs none', async () => {
  passMinute();
  const number = '9812340009';
  const parentID = await nameFather({ mobileNumber: number });
  expect((await sendCode(parentID)).error).toBe(null);
  const code = await server.codeFor(number);
  await nameFather({ mobileNumber: number, name: 'Somebody Else' });
  expect((await give(parentID, code)).error?.code).toBe('OTP_INVALID');
  await bornYearsAgo(18);
  expect(await isFound()).toBe(true);
  expect((await sendCode(parentID)).error?.code).toBe('ILLEGAL_TRANSITION');
  expect(await ofGuardian()).toMatchObject({ needsGuardian: false });
});
