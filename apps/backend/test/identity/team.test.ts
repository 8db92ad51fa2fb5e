/** Invitations to a team: who may send them, and who joins by them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { removeExpiredIdentity } from '../../src/identity/cleanup.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { teamInvitations } from '../../src/identity/tables/team.ts';
import { users } from '../../src/identity/tables/users.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { addCompany, addInstitute, addPerson } from '../support/people.ts';
import { newMember, sentCode, unusedNumber } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let companyID: string;
let inviterID: string;
let inviter: Call;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  companyID = await addCompany(db);
  const person = await addPerson(db, 'employer', companyID, { firstName: 'Farah', lastName: 'Khan' });
  inviterID = person.id;
  inviter = await server.actAs(inviterID);
});

let serial = 0;
const newAddress = () => `colleague${(serial += 1)}@company.example.com`;
const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
};

async function invited(email = newAddress()) {
  const answer = await inviter('addTeamInvitation', { body: { email, roleID: roleID('employer') } });
  expect(answer).toMatchObject({ status: 200 });
  return { email, token: await tokenFor(email), id: await invitationID(email) };
}

async function tokenFor(email: string): Promise<string> {
  const message = (await server.messages()).find(({ to, channel }) => channel === 'email' && to === email);
  const [, token = ''] = /accept-invitation#token=(\S+)/.exec(message?.text ?? '') ?? [];
  return token;
}

async function invitationID(email: string): Promise<string> {
  const { data } = await inviter('listTeamInvitations');
  return data.teamInvitation.find((each) => each.email === email)?.id ?? '';
}

const acceptance = (token: string) => ({
  token,
  firstName: 'Ravi',
  lastName: 'Iyer',
  mobileNumber: unusedNumber(),
  password: 'Monsoon@2026',
});

const read = (token: string) =>
  server.call('getReceivedInvitation', { headers: { 'x-invitation-token': token } });

/** Accepts as somebody new, up to the code. */
async function begun(token: string) {
  const body = acceptance(token);
  expect(await server.call('acceptInvitation', { body })).toMatchObject({ status: 200 });
  return { mobileNumber: body.mobileNumber, code: await sentCode(server, body.mobileNumber, 'register') };
}

async function accountOf(mobileNumber: string) {
  const [user] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  return user;
}

describe('who is invited', () => {
  test('reads who invites to what, accepts, and belongs to the company once the number is verified', async () => {
    const { email, token } = await invited();
    const { data } = await read(token);
    expect(data.invitation).toMatchObject({ email, roleName: 'Employer', invitedByName: 'Farah Khan' });
    const { mobileNumber, code } = await begun(token);
    expect(await accountOf(mobileNumber)).toMatchObject({ userStatus: 'Pending OTP', emailVerifiedAt: null });
    const verified = await server.call('verifyOtp', { body: { mobileNumber, code } });
    expect(verified).toMatchObject({ status: 200, data: { purpose: 'register' } });
    expect(await accountOf(mobileNumber)).toMatchObject({
      type: 'E',
      userStatus: 'Active',
      email,
      emailVerifiedAt: server.clock.now,
      parentEntityType: 'Employer',
      parentEntityID: companyID,
      roleID: roleID('employer'),
      termsAcceptedAt: server.clock.now,
    });
    // No link to confirm what the invitation has confirmed.
    const mails = (await server.messages()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    const colleague = server.callWith(verified.data.token);
    const team = await colleague('listTeam');
    expect(team.data.teamMember).toEqual([
      expect.objectContaining({ name: 'Farah Khan', isSelf: false, userStatus: 'Active' }),
      expect.objectContaining({ name: 'Ravi Iyer', isSelf: true, roleName: 'Employer' }),
    ]);
    expect((await inviter('listTeamInvitations')).data.teamInvitation).toEqual([]);
    expect(await read(token)).toMatchObject({ status: 409, error: { code: 'ALREADY_ACTIVE' } });
    const again = await server.call('acceptInvitation', { body: acceptance(token) });
    expect(again).toMatchObject({ status: 409, error: { code: 'ALREADY_ACTIVE' } });
  });

  test('changes nothing by reading, and cannot use a wrong or an ended link', async () => {
    const { token, email } = await invited();
    await read(token);
    expect((await inviter('listTeamInvitations')).data.teamInvitation).toMatchObject([
      { email, isOpen: true },
    ]);
    expect(await read('wrong')).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } });
    later(7 * day);
    inviter = await server.actAs(inviterID);
    expect(await read(token)).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } });
    expect(await server.call('acceptInvitation', { body: acceptance(token) })).toMatchObject({
      status: 400,
      error: { code: 'TOKEN_INVALID' },
    });
    expect((await inviter('listTeamInvitations')).data.teamInvitation).toMatchObject([
      { email, isOpen: false },
    ]);
    // An ended one does not stand in the way of another.
    await invited(email);
    expect((await inviter('listTeamInvitations')).data.teamInvitation).toHaveLength(1);
  });

  test('cannot join after the invitation was withdrawn, even with a code on the way', async () => {
    const { token, id } = await invited();
    const { mobileNumber, code } = await begun(token);
    expect((await inviter('withdrawTeamInvitation', { params: { id } })).status).toBe(200);
    expect(await accountOf(mobileNumber)).toBeUndefined();
    expect(await server.call('verifyOtp', { body: { mobileNumber, code } })).toMatchObject({ status: 400 });
    expect(await accountOf(mobileNumber)).toBeUndefined();
    expect(await read(token)).toMatchObject({ status: 409, error: { code: 'ILLEGAL_TRANSITION' } });
    expect((await inviter('withdrawTeamInvitation', { params: { id } })).status).toBe(404);
  });

  test('cannot join a company that was suspended between the link and the code', async () => {
    const { token, email } = await invited();
    const { mobileNumber, code } = await begun(token);
    const { db } = server.database;
    await db.update(companies).set({ verificationStatus: 'Suspended' }).where(eq(companies.id, companyID));
    const refused = { status: 409, error: { code: 'ILLEGAL_TRANSITION' } };
    expect(await server.call('verifyOtp', { body: { mobileNumber, code } })).toMatchObject(refused);
    expect(await accountOf(mobileNumber)).toMatchObject({ userStatus: 'Pending OTP' });
    expect(await read(token)).toMatchObject(refused);
    const more = await inviter('addTeamInvitation', {
      body: { email: newAddress(), roleID: roleID('employer') },
    });
    expect(more).toMatchObject(refused);
    await db.update(companies).set({ verificationStatus: 'Verified' }).where(eq(companies.id, companyID));
    expect(await server.call('verifyOtp', { body: { mobileNumber, code } })).toMatchObject({ status: 200 });
    expect(await accountOf(mobileNumber)).toMatchObject({ email, parentEntityID: companyID });
  });

  test('cannot join by somebody who is suspended or whose role no longer allows it', async () => {
    const { token } = await invited();
    const { db } = server.database;
    await db.update(users).set({ userStatus: 'Suspended' }).where(eq(users.id, inviterID));
    expect(await read(token)).toMatchObject({ status: 409, error: { code: 'ILLEGAL_TRANSITION' } });
    await db.update(users).set({ userStatus: 'Active' }).where(eq(users.id, inviterID));
    expect((await read(token)).status).toBe(200);
  });

  test('is told when the address or the number has an account', async () => {
    const { token, email } = await invited();
    const other = await newMember(server);
    const taken = await server.call('acceptInvitation', {
      body: { ...acceptance(token), mobileNumber: other.mobileNumber },
    });
    expect(taken).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
    await server.database.db.update(users).set({ email }).where(eq(users.mobileNumber, other.mobileNumber));
    expect(await read(token)).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
  });

  test('gets the e-mail in the language of who invites', async () => {
    await server.database.db.update(users).set({ locale: 'hi' }).where(eq(users.id, inviterID));
    const { email, token } = await invited();
    const message = (await server.messages()).find(({ to }) => to === email);
    expect(message?.subject).toMatch(/^आरंभ पर Company \d+ से जुड़ें$/);
    expect(message?.text).toContain('Farah Khan');
    expect((await read(token)).status).toBe(200);
  });
});

describe('who invites', () => {
  const body = () => ({ email: newAddress(), roleID: roleID('employer') });

  test('belongs to an organisation and may change it', async () => {
    const outside = { status: 403, error: { code: 'OUT_OF_SCOPE' } };
    const admin = await server.actAs(seededID('user/9000000051'));
    expect(await admin('addTeamInvitation', { body: body() })).toMatchObject(outside);
    expect(await admin('listTeam')).toMatchObject(outside);
    expect(await admin('listTeamRoles')).toMatchObject(outside);
    expect(await admin('listTeamInvitations')).toMatchObject(outside);
    const student = await server.actAs(seededID('user/9000000001'));
    expect(await student('listTeam')).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
  });

  test('of an institute invites an officer, who belongs to the institute', async () => {
    const instituteID = await addInstitute(server.database.db);
    const { id } = await addPerson(server.database.db, 'institute-officer', instituteID);
    const officer = await server.actAs(id);
    const given = (await officer('listTeamRoles')).data.teamRole;
    expect(given.map(({ name }) => name)).toEqual([
      'Head of placements',
      'Institute officer',
      'Placement coordinator',
    ]);
    const email = newAddress();
    const answer = await officer('addTeamInvitation', {
      body: { email, roleID: roleID('institute-officer') },
    });
    expect(answer.status).toBe(200);
    const { mobileNumber, code } = await begun(await tokenFor(email));
    expect((await server.call('verifyOtp', { body: { mobileNumber, code } })).status).toBe(200);
    expect(await accountOf(mobileNumber)).toMatchObject({
      type: 'S',
      parentEntityType: 'Institute',
      parentEntityID: instituteID,
      roleID: roleID('institute-officer'),
    });
  });

  test('gives no role that holds more than the own one, and none of another kind', async () => {
    const [stronger] = await server.database.db
      .insert(roles)
      .values({
        name: `Stronger ${(serial += 1)}`,
        userType: 'E',
        scope: 'company',
        permissions: ['Update Company', 'Manage City'],
      })
      .returning();
    const id = stronger?.id ?? '';
    expect(await inviter('addTeamInvitation', { body: { ...body(), roleID: id } })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    });
    expect((await inviter('listTeamRoles')).data.teamRole.map((role) => role.id)).not.toContain(id);
    for (const other of ['super-admin', 'institute-officer', 'student'] as const) {
      const answer = await inviter('addTeamInvitation', { body: { ...body(), roleID: roleID(other) } });
      expect(answer).toMatchObject({ status: 422, error: { code: 'VALIDATION_FAILED' } });
    }
  });

  test('is told of an address that is invited or has an account', async () => {
    const { email } = await invited();
    const duplicate = { status: 409, error: { code: 'DUPLICATE' } };
    const again = { email: email.toUpperCase(), roleID: roleID('employer') };
    expect(await inviter('addTeamInvitation', { body: again })).toMatchObject(duplicate);
    const { email: taken } = await addPerson(server.database.db, 'experienced', null);
    expect(await inviter('addTeamInvitation', { body: { ...again, email: taken } })).toMatchObject(duplicate);
  });

  test('sends again with a new link, once in ten minutes; the earlier one opens nothing', async () => {
    const { email, token, id } = await invited();
    later(day);
    const colleague = await addPerson(server.database.db, 'employer', companyID, { firstName: 'Asha' });
    const call = await server.actAs(colleague.id);
    expect((await call('sendTeamInvitation', { params: { id } })).status).toBe(200);
    const renewed = await tokenFor(email);
    expect(renewed).not.toBe(token);
    expect((await read(token)).status).toBe(400);
    expect((await read(renewed)).data.invitation.invitedByName).toMatch(/^Asha /);
    expect((await call('sendTeamInvitation', { params: { id } })).status).toBe(429);
  });

  test('reaches no invitation of another organisation', async () => {
    const { id } = await invited();
    const otherCompany = await addCompany(server.database.db);
    const stranger = await server.actAs((await addPerson(server.database.db, 'employer', otherCompany)).id);
    expect((await stranger('sendTeamInvitation', { params: { id } })).status).toBe(404);
    expect((await stranger('withdrawTeamInvitation', { params: { id } })).status).toBe(404);
    expect((await stranger('listTeamInvitations')).data.teamInvitation).toEqual([]);
  });

  test('has at most 50 invitations open', async () => {
    const now = server.clock.now;
    await server.database.db.insert(teamInvitations).values(
      Array.from({ length: 50 }, (_each, index) => ({
        parentEntityType: 'Employer' as const,
        parentEntityID: companyID,
        email: newAddress(),
        roleID: roleID('employer'),
        tokenHash: `${companyID} ${index}`,
        invitedBy: inviterID,
        sentAt: now,
        expiresAt: new Date(now.getTime() + day),
      })),
    );
    expect(await inviter('addTeamInvitation', { body: body() })).toMatchObject({
      status: 409,
      error: { code: 'QUOTA_EXCEEDED' },
    });
  });
});

test('what ended a month ago is removed, with an account that was never verified', async () => {
  const { token, email } = await invited();
  const { mobileNumber } = await begun(token);
  await removeExpiredIdentity(server.database.db, new Date(server.clock.now.getTime() + 38 * day));
  expect(await accountOf(mobileNumber)).toBeUndefined();
  const left = await server.database.db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.email, email));
  expect(left).toEqual([]);
});
