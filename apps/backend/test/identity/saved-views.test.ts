/** Views of lists that people keep and share. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { savedViews } from '../../src/identity/tables/saved-views.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Call;
let colleague: Call;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer();
  [admin, colleague, officer] = await Promise.all([
    server.actAs(seededID('user/9000000051')),
    server.actAs(seededID('user/9000000052')),
    server.actAs(seededID('user/9000000031')),
  ]);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(savedViews));

const view = { list: '/student', name: 'Waiting', query: 'profileCheck=waiting&sort=-firstName' };
const add = (by: Call, changes: object = {}) => by('addSavedView', { body: { ...view, ...changes } });
const namesOf = async (by: Call) =>
  (await by('listSavedViews', { query: { list: '/student' } })).data.savedView.map(
    ({ name, isOwn }: { name: string; isOwn: boolean }) => [name, isOwn],
  );

test('a view is its owner’s until it is shared, and then that of colleagues of the same organisation', async () => {
  const { data } = await add(admin);
  expect(data.savedView).toMatchObject({ ...view, isShared: false, isOwn: true });
  expect(await namesOf(colleague)).toEqual([]);
  const { id, rowVersion } = data.savedView;
  const body = { isShared: true, rowVersion };
  expect((await admin('updateSavedView', { params: { id }, body })).status).toBe(200);
  expect(await namesOf(admin)).toEqual([['Waiting', true]]);
  expect(await namesOf(colleague)).toEqual([['Waiting', false]]);
  expect(await namesOf(officer)).toEqual([]);
  expect((await admin('listSavedViews', { query: { list: '/city' } })).data.savedView).toEqual([]);
});

test('a view is renamed and deleted by its owner alone', async () => {
  const { data } = await add(admin, { isShared: true });
  const { id, rowVersion } = data.savedView;
  const rename = (by: Call, version = rowVersion) =>
    by('updateSavedView', { params: { id }, body: { name: 'To check', rowVersion: version } });
  expect((await rename(colleague)).status).toBe(404);
  expect((await colleague('deleteSavedView', { params: { id } })).status).toBe(404);
  expect((await rename(admin)).data.savedView).toMatchObject({ name: 'To check', query: view.query });
  expect((await rename(admin)).error?.code).toBe('STALE');
  expect((await admin('deleteSavedView', { params: { id } })).status).toBe(200);
  expect(await namesOf(admin)).toEqual([]);
});

test('a name is used once in a list, and a list has so many views', async () => {
  await add(admin);
  expect((await add(admin, { name: ' waiting ' })).error?.code).toBe('DUPLICATE');
  expect((await add(colleague)).status).toBe(200);
  expect((await add(admin, { list: '/city' })).status).toBe(200);
  for (let serial = 1; serial < 30; serial += 1) await add(admin, { name: `View ${serial}` });
  expect((await add(admin, { name: 'One more' })).status).toBe(409);
});

test.each([
  ['another list', { list: 'student' }],
  ['no name', { name: ' ' }],
  ['another address', { query: 'https://example.com/#x' }],
])('%s is refused', async (_about, changes) => {
  expect((await add(admin, changes)).status).toBe(422);
});
