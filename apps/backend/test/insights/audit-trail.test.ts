/** The whole trail as a list with filters and as a file, and for whom it is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { unusedNumber } from '../support/registration.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Call;
let support: Call;
let skillID: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.actAs(seededID('user/9000000051'));
  support = await server.actAs(seededID('user/9000000041'));
  const { data } = await admin('addSkill', {
    body: { name: 'Trail walking', category: 'Technical', status: 'Approved' },
  });
  skillID = data.skill.id;
  await support('updateSkill', {
    params: { id: skillID },
    body: { name: 'Trail "running", far', rowVersion: data.skill.rowVersion ?? 1 },
  });
});
afterAll(() => server.close());

const trail = async (call: Call, query: Record<string, string>) =>
  (await call('listAuditEvents', { query })).data.audit;

describe('the trail', () => {
  test('says what a record is called now, and is narrowed down by what was done and by whom', async () => {
    const both = await trail(admin, { entityType: 'skill', entityID: skillID });
    expect(both.map(({ action, entityName }) => [action, entityName])).toEqual([
      ['changed', 'Trail "running", far'],
      ['added', 'Trail "running", far'],
    ]);
    const changed = await trail(admin, { entityType: 'skill', entityID: skillID, action: 'changed' });
    expect(changed.map(({ action }) => action)).toEqual(['changed']);
    const actorID = seededID('user/9000000051');
    const own = await trail(admin, { entityType: 'skill', entityID: skillID, actorID });
    expect(own.map(({ action }) => action)).toEqual(['added']);
    const unknown = await admin('listAuditEvents', { query: { action: 'forgotten' } });
    expect(unknown).toMatchObject({ status: 422, error: { fields: [{ path: 'query.action' }] } });
  });

  test('names the person whose record it is, where a record has no name', async () => {
    const student = await server.actAs(seededID('user/9000000001'));
    await student('savePreferences', { body: { generalByEmail: true, generalBySms: true } });
    const [event] = await trail(admin, { entityType: 'preferences' });
    expect(event?.actorName).toMatch(/^Asha /);
    expect(event?.entityName).toBe(event?.actorName);
  });

  test('leaves as a file with the filters, complete, and that is in it', async () => {
    const query = { entityType: 'skill', entityID: skillID };
    const { status, text } = await admin('downloadAuditEvents', { query });
    expect(status).toBe(200);
    const [header, ...lines] = text.trim().split('\r\n');
    expect(header).toBe('at,actorName,actorRole,action,entityType,entityName,entityID,fields,changes,reason');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(',changed,skill,"Trail ""running"", far",');
    const [event] = await trail(admin, { entityType: 'auditTrail' });
    expect(event).toMatchObject({ action: 'downloaded', fields: ['entityType', 'entityID'] });
  });

  test('is written in a file once each, however many there are', async () => {
    const at = server.clock.now;
    const rows = Array.from({ length: 2_100 }, (_, index) => ({
      at: new Date(at.getTime() - Math.floor(index / 3)),
      actorID: 'nobody',
      actorRoleID: 'nobody',
      action: 'read',
      entityType: 'manyOfThem',
      entityID: `record-${index}`,
      subjectID: 'nobody',
      fields: [],
      requestID: 'test',
    }));
    await server.database.db.insert(auditEvents).values(rows);
    const { text } = await admin('downloadAuditEvents', { query: { entityType: 'manyOfThem' } });
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(2_100);
    expect(new Set(lines).size).toBe(2_100);
  });

  test('is whole for the staff of the platform only, whatever else a role may see', async () => {
    const { data } = await admin('addRole', {
      body: { name: 'Curious officer', userType: 'S', scope: 'institute', permissions: ['View Role'] },
    });
    const mobileNumber = unusedNumber();
    const added = await admin('addSupportUser', {
      body: {
        firstName: 'Ila',
        lastName: 'Rao',
        email: `ila.${mobileNumber}@example.com`,
        mobileNumber,
        roleID: data.role.id,
        parentEntityID: instituteID('sahyadri'),
      },
    });
    const officer = await server.actAs(added.data.supportUser.id);
    const seen = await trail(officer, {});
    expect(seen.every(({ entityID }) => entityID === added.data.supportUser.id)).toBe(true);
    expect(await officer('downloadAuditEvents', { query: {} })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    });
    const student = await server.actAs(seededID('user/9000000001'));
    expect((await student('downloadAuditEvents', { query: {} })).status).toBe(403);
  });
});
