/** Every catalogue is held against the contract: what the contract takes is stored and filtered by, or nobody should offer it. */
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogues } from '../../src/operations.ts';
import { allPermissions } from '../../src/identity/roles/permissions.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { recruiters } from '../../src/organisations/tables/recruiters.ts';
import { loadContract } from '../../src/platform/contract.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const contract = loadContract();

type Json = Record<string, unknown>;
const object = (value: unknown) => (contract.resolve(value) ?? {}) as Json;
const list = (value: unknown) => (Array.isArray(value) ? value : []) as unknown[];

/** The names of a schema's properties, also of those that it is made of. */
function propertiesOf(schema: unknown): string[] {
  const { properties, allOf } = object(schema);
  return [...Object.keys(object(properties)), ...list(allOf).flatMap(propertiesOf)];
}

/** The operation of a catalogue below its family of paths; undefined without one. */
function findOperation(key: string, suffix: string, method: string) {
  return contract.operations.find((operation) => {
    if (operation.method !== method || !operation.path.endsWith(suffix)) return false;
    const family = operation.path.slice(0, -suffix.length);
    const one = object(object(object(contract.document.paths)[`${family}/{id}`]).get);
    return JSON.stringify(one.responses ?? {}).includes(`"required":["${key}"]`);
  });
}

function operationOf(key: string, suffix: string, method = 'GET') {
  const found = findOperation(key, suffix, method);
  if (found === undefined) throw new Error(`The contract has no ${suffix} of ${key}.`);
  const item = object(object(contract.document.paths)[found.path]);
  return { ...found, description: object(item[method.toLowerCase()]) };
}

/** Columns about whoever speaks for an organisation, what is written about them, and who did what. */
const personal = /^spoc|firstName|lastName|email|phone|mobile|gstin|address|note|reason|By$/i;

let server: TestServer;
let admin: Call;
/** Holds every permission, and reaches no further than one institute. */
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  admin = await server.signIn('9000000051');
  const { db } = server.database;
  const [role] = await db
    .insert(roles)
    .values({
      name: 'Officer who may do everything',
      description: '',
      userType: 'S',
      scope: 'institute',
      permissions: [...allPermissions()],
    })
    .returning();
  const changes = { roleID: role?.id ?? '' };
  officer = await server.actAs(
    (await addPerson(db, 'institute-officer', instituteID('sahyadri'), changes)).id,
  );
  await db.insert(recruiters).values({ instituteID: instituteID('sahyadri'), name: 'Bluepeak Systems' });
});
afterAll(() => server.close());

describe.each(catalogues.map((catalogue) => [catalogue.key, catalogue] as const))('%s', (key, catalogue) => {
  const { declaration } = catalogue;
  const all = operationOf(key, '/all');
  const parameters = list(all.description.parameters).map((each) => object(each));

  test('has every filter of the contract', () => {
    const shared = ['pageNo', 'pageSize', 'cursor', 'sort', 'search', 'isActive'];
    const own = parameters.map(({ name }) => String(name)).filter((name) => !shared.includes(name));
    expect(Object.keys(declaration.filters ?? {}).toSorted()).toEqual(own.toSorted());
  });

  test('can be sorted by all that the contract names', async () => {
    const sort = parameters.find(({ name }) => name === 'sort');
    for (const order of list(object(sort?.schema).enum)) {
      const { status } = await admin(all.id, { query: { pageNo: 1, pageSize: 2, sort: String(order) } });
      expect([order, status]).toEqual([order, 200]);
    }
  });

  test('is counted by all that the contract names, and each number is what the filter of that value finds', async () => {
    const count = operationOf(key, '/count');
    const by = list(count.description.parameters)
      .map((each) => object(each))
      .find(({ name }) => name === 'by');
    const names = list(object(by?.schema).enum).map(String);
    expect(Object.keys(declaration.groups ?? {})).toEqual(names);
    for (const name of names) {
      // What an office knows of companies is its own.
      const reader = key === 'recruiter' ? officer : admin;
      const { data } = await reader(count.id, { query: { by: name } });
      const { count: total, counts } = data as { count: number; counts: Record<string, number> };
      expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(total);
      expect(total).toBeGreaterThan(0);
      for (const [value, some] of Object.entries(counts)) {
        const filtered = await reader(count.id, { query: { [name]: value, by: name } });
        expect(filtered.data).toEqual({ count: some, counts: { [value]: some } });
      }
    }
  });

  test('stores every property that it takes', () => {
    const { requestBody } = operationOf(key, '/{id}', 'PUT').description;
    const media = object(object(object(requestBody).content)['application/json']);
    const columns = Object.keys(getTableColumns(declaration.table));
    const beyond = declaration.saved === undefined ? [] : ['programIDs', 'note', 'options'];
    const lost = propertiesOf(media.schema).filter((name) => ![...columns, ...beyond].includes(name));
    expect(lost).toEqual([]);
  });

  test('keeps no value for ever that says anything of a person', () => {
    const kept: readonly string[] = declaration.keepsValuesOf ?? [];
    const isPeople = ['lead', 'outcome', 'student', 'supportUser'].includes(key);
    expect(kept.filter((name) => isPeople || personal.test(name))).toEqual([]);
  });

  test('is listed with every filter at once, counted, and downloaded', async () => {
    const { data } = await admin(operationOf(key, '/count').id);
    expect((data as { count: number }).count).toBeGreaterThanOrEqual(0);
    const { text, status } = await admin(operationOf(key, '/download').id);
    expect(status).toBe(200);
    expect(text.split('\r\n').length).toBe((data as { count: number }).count + 2);
  });

  test.each([
    ['POST', '/add'],
    ['PUT', '/{id}'],
    ['PUT', '/status/{id}'],
    ['DELETE', '/{id}'],
  ])('is shared by all campuses, so no officer does %s %s', async (method, suffix) => {
    const operation = findOperation(key, suffix, method);
    // A lead is added by whoever writes to the platform.
    if (operation === undefined || operation.access === 'public') return;
    // An institute adds some for itself.
    if (suffix === '/add' && declaration.addedBy?.includes('institute')) return;
    const page = await admin(all.id, { query: { pageNo: 1, pageSize: 1, sort: '-createdAt' } });
    const [row] = (page.data as Record<string, Json[]>)[key] ?? [];
    const sample = sampleRequest(contract, operation);
    const { status, error } = await officer(operation.id, {
      ...sample,
      ...(suffix === '/add' ? {} : { params: { id: String(row?.id) } }),
    });
    // 404: a record of somebody else's. 501: not built for anybody.
    expect([403, 404, 501]).toContain(status);
    expect(status === 403 ? error?.code : 'OUT_OF_SCOPE').toBe('OUT_OF_SCOPE');
    expect(status === 404 ? declaration : { ownedBy: [] }).toHaveProperty('ownedBy');
  });

  // Nothing is chosen from the leads, the outcomes and the recruiters, and from the questions by pages only.
  if (key === 'lead' || key === 'outcome' || key === 'recruiter' || key === 'question') return;

  test('is whole and compact for forms', async () => {
    const { data, status } = await admin(all.id, { query: { pageNo: -1 } });
    expect(status).toBe(200);
    const [first] = (data as Record<string, Json[]>)[key] ?? [];
    const { id, name, title, text } = first ?? {};
    expect([id, name ?? title ?? text]).toEqual([expect.any(String), expect.any(String)]);
    expect(first).not.toHaveProperty('rowVersion');
  });
});
