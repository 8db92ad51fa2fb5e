/** Roles, support users and students: who may manage whom, and what the server refuses. */
import { roleForm, statusReason, supportUserForm, validate } from '@aarambh/forms';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { users } from '../../src/identity/tables/users.ts';
import { leads } from '../../src/organisations/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { addPerson } from '../support/people.ts';
import { unusedNumber } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const people = {
  student: '9000000001',
  employer: '9000000021',
  officer: '9000000031',
  support: '9000000041',
  admin: '9000000051',
  otherAdmin: '9000000052',
} as const;
type Person = keyof typeof people;

let server: TestServer;
const calls = new Map<Person, Call>();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function as(person: Person): Promise<Call> {
  const call = calls.get(person) ?? (await server.signIn(people[person]));
  calls.set(person, call);
  return call;
}

const idOf = (person: Person) => seededID(`user/${people[person]}`);
const of = (id: string) => ({ params: { id } });

let serial = 0;
const newRole = (fields: object = {}) => ({
  name: `Helper ${(serial += 1)}`,
  userType: 'S',
  scope: 'all',
  permissions: ['Manage City', 'View City'],
  ...fields,
});

async function addedRole(fields: object = {}) {
  const { status, data } = await (await as('admin'))('addRole', { body: newRole(fields) });
  expect(status).toBe(200);
  return data.role;
}

describe('roles', () => {
  test('are listed with their members, searched, filtered and downloaded', async () => {
    const admin = await as('admin');
    const { data, meta } = await admin('listRoles', { query: { search: 'super' } });
    expect(data.role).toMatchObject([{ name: 'Super admin', isSystem: true, memberCount: 2 }]);
    expect(meta.total).toBe(1);
    const ofCandidates = await admin('listRoles', { query: { userType: 'C' } });
    expect(ofCandidates.data.role.map(({ name }) => name)).toEqual(['Experienced candidate', 'Student']);
    expect((await admin('countRoles', { query: { userType: 'E' } })).data.count).toBe(4);
    expect((await admin('downloadRoles')).text).toContain('Institute officer');
    expect((await (await as('support'))('listRoles')).status).toBe(200);
    expect((await (await as('officer'))('listRoles')).status).toBe(403);
  });

  test('are added, changed and deleted, each with a line in the trail', async () => {
    const admin = await as('admin');
    const role = await addedRole();
    expect(role).toMatchObject({ isSystem: false, memberCount: 0, rowVersion: 1 });
    const changed = await admin('updateRole', {
      ...of(role.id),
      body: { permissions: ['View City'], rowVersion: 1 },
    });
    expect(changed.data.role).toMatchObject({ permissions: ['View City'], rowVersion: 2 });
    const late = await admin('updateRole', { ...of(role.id), body: { description: 'x', rowVersion: 1 } });
    expect(late).toMatchObject({ status: 409, error: { code: 'STALE' } });
    const same = await admin('addRole', { body: newRole({ name: role.name.toUpperCase() }) });
    expect(same).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
    expect((await admin('deleteRole', of(role.id))).status).toBe(200);
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entityType, 'role'), eq(auditEvents.entityID, role.id)))
      .orderBy(auditEvents.id);
    expect(events.map(({ action }) => action)).toEqual(['added', 'changed', 'deleted']);
  });

  test.each([
    ['support', 'addRole', 403],
    ['officer', 'addRole', 403],
    ['student', 'addRole', 403],
  ] as const)('are not for %s to change', async (person, operation, status) => {
    expect((await (await as(person))(operation, { body: newRole() })).status).toBe(status);
  });

  test('are judged by the rules of their form, whoever sends them', async () => {
    const admin = await as('admin');
    const bad = { name: 'Two\nlines', description: 'x'.repeat(501), userType: '', scope: 'all' };
    const verdict = validate(roleForm, bad);
    expect(verdict.ok).toBe(false);
    const byForm = verdict.ok ? [] : verdict.errors.map(({ path, code }) => ({ path, code }));
    expect(byForm.map(({ path }) => path)).toEqual(['name', 'description', 'userType']);
    const { status, error } = await admin('addRole', { body: bad });
    expect(status).toBe(422);
    expect(error?.fields.map(({ path, code }) => ({ path, code }))).toEqual(byForm);
    const role = await addedRole();
    const changed = await admin('updateRole', { ...of(role.id), body: { name: ' ', rowVersion: 1 } });
    expect(changed).toMatchObject({ status: 422, error: { fields: [{ path: 'name', code: 'required' }] } });
    const unknown = { permissions: ['Manage Moon'], rowVersion: 1 };
    expect((await admin('updateRole', { ...of(role.id), body: unknown })).status).toBe(422);
  });

  test('give nobody more than the giver holds', async () => {
    const keeper = await addedRole({
      permissions: ['Manage Role', 'Create Role', 'Update Role', 'View City'],
    });
    const call = await memberOf(keeper.id);
    expect(await call('addRole', { body: newRole({ permissions: ['Delete City'] }) })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    });
    expect((await call('addRole', { body: newRole({ permissions: ['View City'] }) })).status).toBe(200);
    // What a role holds already may stay; taking away is free.
    const other = await addedRole({ permissions: ['Delete City', 'View City'] });
    const body = { permissions: ['Delete City'], rowVersion: other.rowVersion };
    expect((await call('updateRole', { ...of(other.id), body })).status).toBe(200);
    const more = { permissions: ['Delete City', 'Delete Skill'], rowVersion: 2 };
    expect((await call('updateRole', { ...of(other.id), body: more })).status).toBe(403);
  });

  test('reach no further, and become no role of staff, by who does not hold what they may do', async () => {
    const keeper = await addedRole({ permissions: ['Manage Role', 'Update Role', 'View City'] });
    const call = await memberOf(keeper.id);
    const strong = await addedRole({ scope: 'institute', permissions: ['Delete City', 'View City'] });
    const ofCandidates = await addedRole({ userType: 'C', scope: 'own', permissions: ['Delete City'] });
    const weak = await addedRole({ scope: 'institute', permissions: ['View City'] });
    const change = (id: string, body: object) =>
      call('updateRole', { ...of(id), body: { ...body, rowVersion: 1 } });
    expect(await change(strong.id, { scope: 'all' })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    });
    expect((await change(ofCandidates.id, { userType: 'S' })).status).toBe(403);
    expect((await change(strong.id, { scope: 'all', permissions: ['View City'] })).status).toBe(200);
    expect((await change(weak.id, { scope: 'all' })).status).toBe(200);
    const narrow = await addedRole({ permissions: ['Delete City'] });
    expect((await change(narrow.id, { scope: 'own' })).status).toBe(200);
  });

  test('of the system stay, and super admins keep everything', async () => {
    const admin = await as('admin');
    const rowVersion = 1;
    for (const key of ['student', 'super-admin'] as const) {
      expect((await admin('deleteRole', of(roleID(key)))).status).toBe(409);
      const body = { isActive: false, rowVersion };
      expect((await admin('setRoleStatus', { ...of(roleID(key)), body })).status).toBe(409);
    }
    const [unused] = await server.database.db
      .select()
      .from(roles)
      .where(eq(roles.id, roleID('university-officer')));
    expect(unused?.isSystem).toBe(true);
    const fewer = { permissions: ['Manage Role'], rowVersion };
    expect((await admin('updateRole', { ...of(roleID('super-admin')), body: fewer })).status).toBe(409);
    const type = { userType: 'E', rowVersion };
    expect((await admin('updateRole', { ...of(roleID('student')), body: type })).status).toBe(409);
  });

  test('with members cannot be deleted', async () => {
    const role = await addedRole();
    await memberOf(role.id);
    expect(await (await as('admin'))('deleteRole', of(role.id))).toMatchObject({
      status: 409,
      error: { code: 'IN_USE', details: { usedBy: { users: 1 } } },
    });
  });
});

const newPerson = (fields: object = {}) => {
  const mobileNumber = unusedNumber();
  return {
    firstName: 'Kavya',
    lastName: 'Nair',
    email: `kavya.${mobileNumber}@example.com`,
    mobileNumber,
    roleID: roleID('support'),
    ...fields,
  };
};

/** Somebody of the staff with this role, signed in. */
async function memberOf(role: string): Promise<Call> {
  const { data } = await (await as('admin'))('addSupportUser', { body: newPerson({ roleID: role }) });
  return server.actAs(data.supportUser.id);
}

describe('support users', () => {
  test('are added without a password, and are invited to choose one', async () => {
    const person = newPerson();
    const { status, data } = await (await as('admin'))('addSupportUser', { body: person });
    expect(status).toBe(200);
    expect(data.supportUser).toMatchObject({ roleName: 'Support', userStatus: 'Active', lastLoginAt: null });
    const [mail] = (await server.messages()).filter(({ to }) => to === person.email);
    expect(mail?.text).toContain('/accept-invitation#token=');
    const guess = { mobileNumber: person.mobileNumber, password: 'Demo@2026' };
    expect((await server.call('login', { body: guess })).status).toBe(400);
    const again = await (await as('admin'))('sendWelcomeEmail', { body: { userID: data.supportUser.id } });
    expect(again.status).toBe(200);
    const soon = await (await as('admin'))('sendWelcomeEmail', { body: { userID: data.supportUser.id } });
    expect(soon.status).toBe(429);
  });

  test('are judged by the rules of their form, by both ways to add one', async () => {
    const admin = await as('admin');
    for (const operation of ['addSupportUser', 'createSupportUser'] as const) {
      const bad = newPerson({ firstName: 'R2', mobileNumber: '12345', parentEntityID: null });
      const verdict = validate(supportUserForm, { ...bad, parentEntityID: '' });
      const byForm = verdict.ok ? [] : verdict.errors.map(({ path, code }) => ({ path, code }));
      expect(byForm.map(({ path }) => path)).toEqual(['firstName', 'mobileNumber']);
      const headers = { 'idempotency-key': `support-user-${(serial += 1)}` };
      const { status, error } = await admin(operation, { headers, body: bad });
      expect(status).toBe(422);
      expect(error?.fields.map(({ path, code }) => ({ path, code }))).toEqual(byForm);
      const officer = newPerson({
        roleID: roleID('institute-officer'),
        parentEntityID: instituteID('sahyadri'),
        parentEntityType: 'Institute',
      });
      expect(await admin(operation, { headers, body: officer })).toMatchObject({ error: null });
    }
  });

  test('are listed by role and status, without anything secret', async () => {
    const { data, text } = await (
      await as('admin')
    )('listManagedSupportUsers', {
      query: { roleID: roleID('super-admin'), sort: 'lastName' },
    });
    expect(data.supportUser.map(({ lastName }) => lastName)).toEqual(['One', 'Two']);
    expect(text).not.toMatch(/password|termsAccepted/i);
    expect((await (await as('officer'))('listManagedSupportUsers')).status).toBe(403);
    expect((await (await as('support'))('listManagedSupportUsers')).status).toBe(200);
  });

  test.each([
    ['a role that may do more', { roleID: roleID('super-admin') }, 403],
    ['a role of candidates', { roleID: roleID('student') }, 422],
    ['an officer without an institute', { roleID: roleID('institute-officer') }, 422],
    ['staff of the platform with an institute', { parentEntityID: instituteID('sahyadri') }, 422],
    ['a number that somebody has', { mobileNumber: people.student }, 409],
  ])('are refused with %s', async (_about, fields, status) => {
    const answer = await (await as('support'))('addSupportUser', { body: newPerson(fields) });
    expect(answer.status).toBe(status);
  });

  test('of an institute are found by it, and the roles of its officers by how far they reach', async () => {
    const admin = await as('admin');
    const parentEntityID = instituteID('hooghly');
    const body = newPerson({
      roleID: roleID('institute-officer'),
      parentEntityID,
      parentEntityType: 'Institute',
    });
    const added = await admin('addSupportUser', { body });
    expect(added.status).toBe(200);
    const { data } = await admin('listManagedSupportUsers', { query: { parentEntityID } });
    expect(data.supportUser.map(({ id }) => id)).toContain(added.data.supportUser.id);
    expect(new Set(data.supportUser.map((each) => each.parentEntityID))).toEqual(new Set([parentEntityID]));
    const found = await admin('listRoles', { query: { userType: 'S', scope: 'institute', pageNo: -1 } });
    expect(found.data.role.map(({ name }) => name)).toContain('Institute officer');
    expect(found.data.role.map(({ name }) => name)).not.toContain('Support');
  });

  test('change their role unless it is more than the changer holds, or their own', async () => {
    const { data } = await (await as('admin'))('addSupportUser', { body: newPerson() });
    const { id } = data.supportUser;
    const up = { roleID: roleID('super-admin'), rowVersion: 1 };
    expect((await (await as('support'))('updateSupportUser', { ...of(id), body: up })).status).toBe(403);
    expect((await (await as('admin'))('updateSupportUser', { ...of(id), body: up })).status).toBe(200);
    const down = { roleID: roleID('support'), rowVersion: 1 };
    const late = await (await as('admin'))('updateSupportUser', { ...of(id), body: down });
    expect(late).toMatchObject({ status: 409, error: { code: 'STALE' } });
    const own = await (await as('admin'))('updateSupportUser', { ...of(idOf('admin')), body: down });
    expect(own.status).toBe(403);
    const body = { ...down, rowVersion: 2 };
    expect((await (await as('admin'))('updateSupportUser', { ...of(id), body })).status).toBe(200);
  });
});

test('support users leave as a file only with a purpose, which is kept', async () => {
  const support = await as('support');
  expect((await support('downloadSupportUsers')).status).toBe(422);
  const query = { purpose: 'List of who is on duty', roleID: roleID('super-admin') };
  const { status, text } = await support('downloadSupportUsers', { query });
  expect(status).toBe(200);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain('Admin,One,');
  const [event] = await server.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'downloaded'), eq(auditEvents.entityType, 'supportUser')));
  expect(event).toMatchObject({ reason: query.purpose, fields: ['roleID'] });
  expect((await (await as('officer'))('downloadSupportUsers', { query })).status).toBe(403);
});

describe('the status of a person', () => {
  test('stays while the person is in charge of open leads, and says of how many', async () => {
    const { data } = await (await as('admin'))('addSupportUser', { body: newPerson() });
    const { id } = data.supportUser;
    const { db } = server.database;
    const person = { firstName: 'Leela', lastName: 'Rao', email: 'leela@example.com', mobile: '9812300001' };
    const [lead] = await db
      .insert(leads)
      .values({ ...person, numberOfEmployees: '1-10', industryID: industryID('Insurance'), ownerID: id })
      .returning();
    const remove = async () =>
      (await as('admin'))('deleteUser', { ...of(id), body: { reason: 'Has left the team' } });
    expect((await remove()).error).toMatchObject({ code: 'IN_USE', details: { usedBy: { leads: 1 } } });
    await db
      .update(leads)
      .set({ status: 'Lost' })
      .where(eq(leads.id, lead?.id ?? ''));
    expect((await remove()).status).toBe(200);
  });

  const suspend = (id: string) => ({ body: { id, status: 'Suspended', reason: 'For this test only' } });

  test.each(['', 'too short', '         blank', 'x'.repeat(501)])(
    'needs a reason: not %j',
    async (reason) => {
      const body = { id: idOf('otherAdmin'), status: 'Suspended', reason };
      const { status, error } = await (await as('admin'))('setUserStatus', { body });
      const verdict = validate(statusReason, { reason });
      expect(verdict.ok).toBe(false);
      expect(status).toBe(422);
      expect(error?.fields.map(({ code }) => code)).toEqual(
        verdict.ok ? [] : verdict.errors.map(({ code }) => code),
      );
    },
  );

  test('ends sessions at once, with a reason in the trail, and comes back', async () => {
    const { data } = await (await as('admin'))('addSupportUser', { body: newPerson() });
    const { id } = data.supportUser;
    const member = await server.actAs(id);
    expect((await (await as('admin'))('setUserStatus', suspend(id))).data.user.userStatus).toBe('Suspended');
    expect((await member('listSessions')).status).toBe(401);
    const back = { id, status: 'Active', reason: 'It was a mistake' };
    expect((await (await as('admin'))('setUserStatus', { body: back })).status).toBe(200);
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectID, id), eq(auditEvents.action, 'suspended')));
    expect(events).toMatchObject([{ reason: 'For this test only', actorID: idOf('admin') }]);
  });

  test.each(['officer', 'support'] as const)(
    'of a student is for %s to change, though the role of students holds more',
    async (person) => {
      const { db } = server.database;
      const { id } = await addPerson(db, 'student', instituteID('sahyadri'));
      const student = await server.actAs(id);
      const call = await as(person);
      expect((await call('setUserStatus', suspend(id))).data.user.userStatus).toBe('Suspended');
      expect((await student('listSessions')).status).toBe(401);
      const back = { id, status: 'Active', reason: 'The fee has arrived' };
      expect((await call('setUserStatus', { body: back })).data.user.userStatus).toBe('Active');
      const elsewhere = await addPerson(db, 'student', instituteID('hooghly'));
      const { status } = await call('setUserStatus', suspend(elsewhere.id));
      expect(status).toBe(person === 'officer' ? 404 : 200);
    },
  );

  test.each([
    ['support', 'admin', 403],
    ['admin', 'admin', 403],
    ['officer', 'employer', 404],
    ['officer', 'support', 404],
    ['student', 'officer', 404],
  ] as const)('%s cannot suspend %s', async (person, other, status) => {
    const answer = await (await as(person))('setUserStatus', suspend(idOf(other)));
    expect(answer.status).toBe(status);
    const [row] = await server.database.db
      .select()
      .from(users)
      .where(eq(users.id, idOf(other)));
    expect(row?.userStatus).toBe('Active');
  });

  test('of a colleague in a company is not for a weaker role of the company to change, and for an equal one it is', async () => {
    const { db } = server.database;
    const company = companyID('navyug');
    const weaker = await addedRole({ userType: 'E', scope: 'company', permissions: ['Update User'] });
    const helper = await addPerson(db, 'employer', company, { roleID: weaker.id });
    const colleague = await addPerson(db, 'employer', company);
    const asHelper = await server.actAs(helper.id);
    expect((await asHelper('setUserStatus', suspend(colleague.id))).status).toBe(403);
    const asColleague = await server.actAs(colleague.id);
    expect((await asColleague('setUserStatus', suspend(helper.id))).data.user.userStatus).toBe('Suspended');
    expect((await (await as('support'))('setUserStatus', suspend(colleague.id))).status).toBe(200);
  });

  test.each([
    ['student', instituteID('sahyadri'), 'student'],
    ['employer', companyID('navyug'), 'user'],
    ['support', null, 'supportUser'],
  ] as const)(
    'of somebody (%s) is kept in the trail under what the person is',
    async (role, parent, entityType) => {
      const { db } = server.database;
      const { id } = await addPerson(db, role, parent);
      expect((await (await as('admin'))('setUserStatus', suspend(id))).status).toBe(200);
      const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectID, id));
      expect(events).toMatchObject([{ action: 'suspended', entityType }]);
    },
  );

  test('of a student is in the history that the own officer reads, with its reason', async () => {
    const { db } = server.database;
    const [own, elsewhere] = [
      await addPerson(db, 'student', instituteID('sahyadri')),
      await addPerson(db, 'student', instituteID('hooghly')),
    ];
    const support = await as('support');
    for (const { id } of [own, elsewhere]) await support('setUserStatus', suspend(id));
    const historyOf = async (call: Call, id: string) =>
      (await call('listAuditEvents', { query: { entityType: 'student', entityID: id } })).data.audit;
    expect(await historyOf(await as('officer'), own.id)).toMatchObject([
      { action: 'suspended', actorName: 'Sam Thomas', reason: 'For this test only' },
    ]);
    expect(await historyOf(await as('officer'), elsewhere.id)).toEqual([]);
    expect(await historyOf(await as('employer'), own.id)).toEqual([]);
  });

  test('of the last active super admin stays', async () => {
    const admin = await as('admin');
    expect((await admin('setUserStatus', suspend(idOf('otherAdmin')))).status).toBe(200);
    // Somebody with every permission by another role is no super admin.
    const [every] = await server.database.db
      .select()
      .from(roles)
      .where(eq(roles.id, roleID('super-admin')));
    const twin = await addedRole({ permissions: every?.permissions });
    const call = await memberOf(twin.id);
    expect(await call('setUserStatus', suspend(idOf('admin')))).toMatchObject({
      status: 409,
      error: { code: 'ILLEGAL_TRANSITION' },
    });
    const body = { roleID: roleID('support'), rowVersion: 1 };
    expect((await call('updateSupportUser', { ...of(idOf('admin')), body })).status).toBe(409);
    const back = { id: idOf('otherAdmin'), status: 'Active', reason: 'For this test only' };
    expect((await admin('setUserStatus', { body: back })).status).toBe(200);
  });
});

describe('students', () => {
  test('with one name, entered in both fields, have it once in the list and in the search', async () => {
    const admin = await as('admin');
    const { data } = await admin('listStudents', { query: { search: 'kavya kavya' } });
    expect(data.student.map(({ name }) => name)).toEqual(['Kavya']);
    const found = await admin('searchRecords', { query: { q: 'kavya' } });
    expect(found.data.results.map(({ title }) => title)).toContain('Kavya');
  });

  test('of the own institute are all that an officer sees, in lists, records and files', async () => {
    const officer = await as('officer');
    const { data, meta } = await officer('listStudents', { query: { pageSize: 100 } });
    expect(meta.total).toBeGreaterThan(0);
    expect(new Set(data.student.map(({ parentEntityID }) => parentEntityID))).toEqual(
      new Set([instituteID('sahyadri')]),
    );
    const everybody = await (await as('support'))('listStudents', { query: { pageSize: 1 } });
    expect(everybody.meta.total).toBeGreaterThan(meta.total ?? 0);
    const elsewhere = await officer('listStudents', { query: { instituteID: instituteID('marina') } });
    expect(elsewhere.data.student).toEqual([]);
    expect((await officer('getStudent', of(idOf('student')))).data.student.firstName).toBe('Asha');
    expect((await officer('getStudent', of(idOf('employer')))).status).toBe(404);
  });

  test('are found by name, number, status and kind', async () => {
    const support = await as('support');
    const found = await support('listStudents', { query: { search: 'asha pat' } });
    expect(found.data.student.map(({ mobileNumber }) => mobileNumber)).toContain(people.student);
    const experienced = await support('listStudents', { query: { isFresher: false, pageSize: 100 } });
    expect(experienced.data.student.every(({ isFresher }) => isFresher === false)).toBe(true);
    const active = await support('listStudents', { query: { status: 'Suspended' } });
    expect(active.data.student.every(({ userStatus }) => userStatus === 'Suspended')).toBe(true);
  });

  test('leave as a file only with a purpose, which is kept', async () => {
    const officer = await as('officer');
    expect((await officer('downloadStudents')).status).toBe(422);
    expect((await officer('downloadStudents', { query: { purpose: 'short' } })).status).toBe(422);
    const { status, text } = await officer('downloadStudents', {
      query: { purpose: 'Roll list of the season', search: 'asha' },
    });
    expect(status).toBe(200);
    expect(text).toContain('Asha');
    const [event] = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'downloaded'), eq(auditEvents.actorID, idOf('officer'))));
    expect(event).toMatchObject({
      entityType: 'student',
      reason: 'Roll list of the season',
      fields: ['search'],
    });
    expect((await (await as('student'))('listStudents')).status).toBe(403);
  });

  test('of one first name are in the order of their last names', async () => {
    const support = await as('support');
    const read = async () =>
      (await support('listStudents', { query: { pageNo: 1, pageSize: 100 } })).data.student;
    const [one, other] = (await read()).map(({ id }) => id).toSorted();
    const named = (id: string | undefined, lastName: string) =>
      server.database.db
        .update(users)
        .set({ firstName: 'Zubin', lastName })
        .where(eq(users.id, id ?? ''));
    await named(one, 'Wadia');
    await named(other, 'Irani');
    expect((await read()).slice(-2).map(({ name }) => name)).toEqual(['Zubin Irani', 'Zubin Wadia']);
  });
});

describe('accounts', () => {
  test('are listed, counted and found within the reach of whoever asks', async () => {
    const [admin, officer, employer] = [await as('admin'), await as('officer'), await as('employer')];
    const all = await admin('listUsers', { query: { pageSize: 100 } });
    expect(all.meta?.total).toBe((await admin('countUsers')).data.count);
    const own = await officer('listUsers', { query: { type: 'C', pageSize: 100 } });
    expect(own.data.user.length).toBeGreaterThan(0);
    for (const { parentEntityID } of own.data.user) expect(parentEntityID).toBe(instituteID('sahyadri'));
    const found = await officer('searchUsers', { query: { q: 'asha' } });
    expect(found.data.user).toMatchObject([{ firstName: 'Asha', mobileNumber: '90xxxxxx01' }]);
    expect((await employer('searchUsers', { query: { q: 'asha' } })).data.user).toEqual([]);
    const staff = await admin('listSupportUsers', { query: { status: 'Active', pageSize: 100 } });
    expect(new Set(staff.data.user.map(({ type }) => type))).toEqual(new Set(['S']));
  });

  test('are filtered by what candidates study, can do and have reached', async () => {
    const admin = await as('admin');
    const count = async (query: Readonly<Record<string, string | number | boolean>>) =>
      (await admin('countUsers', { query })).data.count;
    const candidates = await count({ type: 'C' });
    for (const name of ['verified', 'placed']) {
      expect((await count({ [name]: true })) + (await count({ [name]: false }))).toBe(candidates);
    }
    const strong = await count({ minCgpa: 8 });
    expect(strong).toBeLessThanOrEqual(await count({ minCgpa: 1 }));
    expect(await count({ maxLiveBacklogs: -1 })).toBe(await count({}));
  });

  test('leave as a file only for a purpose, which the trail keeps', async () => {
    const admin = await as('admin');
    expect((await admin('downloadUsers', { query: {} })).status).toBe(422);
    const { text } = await admin('downloadUsers', { query: { purpose: 'Yearly report', type: 'E' } });
    expect(text).toContain('Navyug');
    const [event] = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entityType, 'user'), eq(auditEvents.action, 'downloaded')));
    expect(event).toMatchObject({ reason: 'Yearly report', fields: ['type'] });
  });
});
