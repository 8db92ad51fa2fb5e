/** Signing in by a college's own identity, with a provider of OpenID Connect on this machine. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { hashPassword } from '../../src/identity/auth/passwords.ts';
import { resealColleges } from '../../src/identity/college-sign-in/upkeep.ts';
import { credentials } from '../../src/identity/tables/auth.ts';
import { collegeLinks, collegeSignIns } from '../../src/identity/tables/college-sign-ins.ts';
import { users, type User } from '../../src/identity/tables/users.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { sealWith } from '../../src/platform/seal.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { client, startCollege, type College } from '../support/college.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const portal = 'http://portal.test';

let server: TestServer;
let college: College;
let admin: Call;
let instituteID: string;
let student: User;
beforeAll(async () => {
  server = await startTestServer({ env: { COLLEGES_ON_LOOPBACK: '1', PUBLIC_URL: portal } });
  college = await startCollege(`${portal}/college-sign-in`);
});
afterAll(async () => {
  await college.close();
  await server.close();
});
beforeEach(async () => {
  const { db } = server.database;
  admin = await server.actAs((await addPerson(db, 'super-admin', null)).id);
  instituteID = await addInstitute(db);
  student = await addPerson(db, 'student', instituteID, { emailVerifiedAt: server.clock.now });
  college.person = { sub: `at-college-${student.id}`, email: student.email, email_verified: true };
});
afterEach(async () => {
  await server.database.db.delete(collegeSignIns);
});

const params = () => ({ instituteId: instituteID });

async function setUp(change: object = {}) {
  const body = { issuer: college.issuer, ...client, isEnabled: true, rowVersion: 1, ...change };
  const answer = await admin('updateCollegeSignIn', { params: params(), body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data.collegeSignIn;
}

/** A browser on its way: what it was sent to, with the cookie that it was given. */
async function begun(call: Call = server.call) {
  const answer = await call('beginCollegeSignIn', { body: { instituteID } });
  expect(answer).toMatchObject({ status: 200 });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { url: answer.data.url, headers: { cookie } };
}

async function backFromCollege() {
  const { url, headers } = await begun();
  return { query: await college.visit(url), headers };
}

async function finished() {
  const { query, headers } = await backFromCollege();
  const answer = await server.call('finishCollegeSignIn', { body: { query }, headers });
  return { ...answer, headers };
}

async function linked() {
  const { data, headers } = await finished();
  const person = await server.actAs(student.id);
  return person('linkCollegeSignIn', { body: { linkToken: data.linkToken ?? '' }, headers });
}

const linksOf = (userID: string) =>
  server.database.db.select().from(collegeLinks).where(eq(collegeLinks.userID, userID));

describe('a college', () => {
  test('is set up by who may change the institute, with a secret that nobody reads again', async () => {
    expect((await admin('getCollegeSignIn', { params: params() })).data.collegeSignIn).toMatchObject({
      issuer: null,
      isEnabled: false,
      hasClientSecret: false,
      redirectURI: `${portal}/college-sign-in`,
    });
    await setUp();
    const { data, text } = await admin('getCollegeSignIn', { params: params() });
    expect(data.collegeSignIn).toMatchObject({
      issuer: college.issuer,
      hasClientSecret: true,
      rowVersion: 2,
    });
    expect(text).not.toContain(client.clientSecret);
    const [row] = await server.database.db.select().from(collegeSignIns);
    expect(JSON.stringify(row)).not.toContain(client.clientSecret);
    const trail = await server.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityID, instituteID));
    expect(trail).toMatchObject([{ action: 'changed', after: { issuer: college.issuer, isEnabled: true } }]);
    expect(JSON.stringify(trail)).not.toContain(client.clientSecret);
  });

  test('is set up by its own officer and by no other', async () => {
    const { db } = server.database;
    const own = await server.actAs((await addPerson(db, 'institute-officer', instituteID)).id);
    const other = await server.actAs((await addPerson(db, 'institute-officer', await addInstitute(db))).id);
    const person = await server.actAs(student.id);
    expect((await own('getCollegeSignIn', { params: params() })).status).toBe(200);
    expect((await other('getCollegeSignIn', { params: params() })).status).toBe(404);
    const body = { issuer: college.issuer, ...client, rowVersion: 1 };
    expect((await other('updateCollegeSignIn', { params: params(), body })).status).toBe(404);
    expect((await person('updateCollegeSignIn', { params: params(), body })).status).toBe(403);
    expect((await person('getCollegeSignIn', { params: params() })).status).toBe(404);
  });

  test('cannot be an address near the server, nor one that is silent while it is switched on', async () => {
    const { change } = { change: { ...client, isEnabled: true, rowVersion: 1 } };
    for (const issuer of ['http://169.254.169.254', 'https://10.0.0.1', `${college.issuer}/elsewhere`]) {
      const answer = await admin('updateCollegeSignIn', { params: params(), body: { ...change, issuer } });
      expect(answer).toMatchObject({ status: 422, error: { fields: [{ path: 'issuer' }] } });
    }
  });

  test('gets the secret at no other issuer than the one that it was typed for', async () => {
    await setUp();
    const body = { issuer: `${college.issuer}/moved`, isEnabled: false, rowVersion: 2 };
    const { data } = await admin('updateCollegeSignIn', { params: params(), body });
    expect(data.collegeSignIn).toMatchObject({ hasClientSecret: false, clientID: client.clientID });
  });

  test('is offered at the sign-in while it is switched on', async () => {
    const offered = async () => (await server.call('listCollegeSignIns')).data.college;
    const isTold = async () => (await server.app.inject('/config.json')).json().college.isOffered;
    expect(await isTold()).toBe(false);
    expect(await offered()).toEqual([]);
    const { rowVersion } = await setUp();
    expect(await offered()).toMatchObject([{ instituteID }]);
    expect(await isTold()).toBe(true);
    await setUp({ isEnabled: false, rowVersion });
    expect(await offered()).toEqual([]);
    const answer = await server.call('beginCollegeSignIn', { body: { instituteID } });
    expect(answer).toMatchObject({ status: 404, message: expect.stringContaining('switched off') });
  });
});

describe('a first sign-in', () => {
  test('opens nothing: it asks for the own password once, and is linked to that account', async () => {
    await setUp();
    const { status, data } = await finished();
    expect({ status, ...data }).toEqual({ status: 200, token: null, linkToken: expect.any(String) });
    expect((await linked()).status).toBe(200);
    expect(await linksOf(student.id)).toMatchObject([{ issuer: college.issuer, instituteID }]);

    const next = await finished();
    expect(next.data).toEqual({ token: expect.any(String), linkToken: null });
    const session = server.callWith(next.data.token ?? '');
    expect((await session('listSessions')).data.session).not.toEqual([]);
    const [{ action, entityType } = { action: '', entityType: '' }] = await server.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectID, student.id))
      .orderBy(auditEvents.id);
    expect({ action, entityType }).toEqual({ action: 'added', entityType: 'collegeLink' });
  });

  test('is linked by the roll number where the college knows no address', async () => {
    await setUp({ rollNumberClaim: 'roll_number' });
    await server.database.db.insert(currentDegrees).values({
      userID: student.id,
      instituteID,
      programID: programID('B.E.', 'Computer Engineering'),
      degree: 'ENGINEERING',
      rollNumber: 'ce/2023/041',
      admissionYear: 2023,
      passingYear: 2027,
      currentSemester: 7,
      updatedAt: server.clock.now,
    });
    college.person = { sub: 'by-roll', roll_number: 'CE/2023/041' };
    expect((await linked()).status).toBe(200);
  });

  test.each([
    ['an address that the college has not verified', { email_verified: false }],
    ['somebody else’s address', { email: 'somebody.else@example.com' }],
  ])('is not linked by %s', async (_what, said) => {
    await setUp();
    college.person = { sub: 'stranger', email: student.email, email_verified: true, ...said };
    expect(await linked()).toMatchObject({ status: 403, error: { code: 'NOT_ENTITLED' } });
    expect(await linksOf(student.id)).toEqual([]);
  });

  test.each([
    ['staff', 'institute-officer'],
    ['candidates of another institute', 'student'],
  ] as const)('is not linked to %s', async (_whom, role) => {
    await setUp();
    const { db } = server.database;
    const home = role === 'student' ? await addInstitute(db) : instituteID;
    const other = await addPerson(db, role, home, { emailVerifiedAt: server.clock.now });
    college.person = { sub: 'other', email: other.email, email_verified: true };
    const { data, headers } = await finished();
    const call = await server.actAs(other.id);
    const answer = await call('linkCollegeSignIn', { body: { linkToken: data.linkToken ?? '' }, headers });
    expect(answer).toMatchObject({ status: 403 });
    expect(await linksOf(other.id)).toEqual([]);
  });

  test('that opens an account already opens no second one', async () => {
    await setUp();
    await linked();
    const { db } = server.database;
    const { headers, query } = await backFromCollege();
    await db.update(collegeLinks).set({ subject: 'moved away' }).where(eq(collegeLinks.userID, student.id));
    const { data } = await server.call('finishCollegeSignIn', { body: { query }, headers });
    const other = await addPerson(db, 'student', instituteID, { emailVerifiedAt: server.clock.now });
    await db.insert(collegeLinks).values({
      instituteID,
      issuer: college.issuer,
      subject: college.person?.sub ?? '',
      userID: other.id,
      linkedAt: server.clock.now,
    });
    const person = await server.actAs(student.id);
    const answer = await person('linkCollegeSignIn', { body: { linkToken: data.linkToken ?? '' }, headers });
    expect(answer).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
  });
});

describe('what comes back', () => {
  test('is refused in another browser, after ten minutes, a second time, and when the college refused', async () => {
    await setUp();
    const refused = { status: 400, error: { code: 'TOKEN_INVALID' } };
    const { query, headers } = await backFromCollege();
    const other = await begun();
    const finish = (of: string, cookie: Record<string, string>) =>
      server.call('finishCollegeSignIn', { body: { query: of }, headers: cookie });
    expect(await finish(query, other.headers)).toMatchObject(refused);
    expect(await finish(query, {})).toMatchObject(refused);
    expect(await finish('code=1&state=made-up', headers)).toMatchObject(refused);
    expect((await finish(query, headers)).status).toBe(200);
    expect(await finish(query, headers)).toMatchObject(refused);

    const late = await backFromCollege();
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
    expect(await finish(late.query, late.headers)).toMatchObject(refused);

    college.person = null;
    const denied = await backFromCollege();
    expect(denied.query).toContain('error=access_denied');
    expect(await finish(denied.query, denied.headers)).toMatchObject(refused);
  });

  test('opens no account that was suspended, has left the college, or is linked no longer', async () => {
    await setUp();
    await linked();
    const { db } = server.database;
    const change = (values: Partial<User>) => db.update(users).set(values).where(eq(users.id, student.id));
    await change({ userStatus: 'Suspended' });
    expect(await finished()).toMatchObject({ status: 403, error: { code: 'ACCOUNT_SUSPENDED' } });
    await change({ userStatus: 'Active', parentEntityID: await addInstitute(db) });
    expect(await finished()).toMatchObject({ status: 403, error: { code: 'NOT_ENTITLED' } });
    await change({ parentEntityID: instituteID });
    expect((await finished()).data.token).not.toBeNull();
    await (
      await server.actAs(student.id)
    )('unlinkCollegeSignIn');
    expect((await finished()).data.token).toBeNull();
  });

  test('is seen and ended by its person, and by nobody else', async () => {
    await setUp();
    const person = await server.actAs(student.id);
    const links = async (call: Call) => (await call('listCollegeLinks')).data.collegeLink;
    expect(await links(person)).toEqual([]);
    await linked();
    const linkedAt = server.clock.now.toISOString();
    expect(await links(person)).toEqual([{ instituteID, name: expect.any(String), linkedAt }]);
    // Another identity of the same college is no second line.
    await server.database.db.insert(collegeLinks).values({
      instituteID,
      issuer: college.issuer,
      subject: `second-${student.id}`,
      userID: student.id,
      linkedAt: new Date(server.clock.now.getTime() + 1_000),
    });
    expect(await links(person)).toMatchObject([{ linkedAt }]);
    const other = await server.actAs((await addPerson(server.database.db, 'student', instituteID)).id);
    expect(await links(other)).toEqual([]);
    expect((await other('unlinkCollegeSignIn')).status).toBe(200);
    expect(await linksOf(student.id)).toHaveLength(2);
    expect((await person('unlinkCollegeSignIn')).status).toBe(200);
    expect(await links(person)).toEqual([]);
  });

  test('opens an account no more that has a new password', async () => {
    await setUp();
    await linked();
    await server.database.db.insert(credentials).values({
      userID: student.id,
      passwordHash: await hashPassword('Older@2025'),
      passwordChangedAt: server.clock.now,
    });
    const body = { currentPassword: 'Older@2025', newPassword: 'Newer@2026' };
    const person = await server.actAs(student.id);
    expect((await person('changePassword', { body })).status).toBe(200);
    expect(await linksOf(student.id)).toEqual([]);
  });
});

test('a secret that an older secret of the server has sealed is sealed anew', async () => {
  await setUp();
  const { db } = server.database;
  const before = loadKeys(server.config);
  const after = loadKeys({ ...server.config, secret: 'n3w'.repeat(20), secretsRead: [] });
  const both = sealWith([after.colleges[0], ...before.colleges]);
  expect(await resealColleges(db, both)).toEqual({ resealed: 1, unreadable: 0 });
  const [row] = await db.select().from(collegeSignIns);
  expect(sealWith(after.colleges).open(row?.sealedClientSecret ?? '')).toBe(client.clientSecret);
  expect(await resealColleges(db, sealWith(before.colleges))).toEqual({ resealed: 0, unreadable: 1 });
});
