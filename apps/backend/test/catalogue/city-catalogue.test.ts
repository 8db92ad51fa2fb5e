import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Holds every permission. */
let admin: Call;
/** Reads cities and adds them, but deletes nothing. */
let support: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer();
  [admin, support, student] = (await Promise.all(
    ['9000000051', '9000000041', '9000000001'].map((mobileNumber) => server.signIn(mobileNumber)),
  )) as [Call, Call, Call];
});
afterAll(() => server.close());

let numbers = 0;
async function newCity(fields: object = {}) {
  numbers += 1;
  const body = { name: `Newtown ${numbers}`, stateCode: 'WB', ...fields };
  const { data, status } = await admin('addCity', { body });
  expect(status).toBe(200);
  return data.city;
}

describe('a list', () => {
  test('has pages, in order, with how many there are', async () => {
    const first = await admin('listCities', { query: { pageSize: 5 } });
    const second = await admin('listCities', { query: { pageNo: 2, pageSize: 5 } });
    const names = [...first.data.city, ...second.data.city].map(({ name }) => name);
    expect(new Set(names).size).toBe(10);
    expect(names).toEqual(names.toSorted());
    expect(first.meta).toMatchObject({ pageNo: 1, pageSize: 5 });
    const { data } = await admin('countCities');
    expect(data.count).toBe(first.meta.total);
    const last = await admin('listCities', { query: { sort: '-name', pageSize: 1 } });
    expect(last.data.city[0]?.name).toBe('Warangal');
  });

  test('is searched by name and by other names, and filtered', async () => {
    const names = async (query: Record<string, string | boolean>) =>
      (await admin('listCities', { query })).data.city.map(({ name }) => name);
    expect(await names({ search: 'BOMBAY' })).toEqual(['Mumbai']);
    expect(await names({ search: 'मुंबई' })).toEqual(['Mumbai', 'Navi Mumbai']);
    expect(await names({ search: '%_' })).toEqual([]);
    expect(await names({ stateCode: 'KL', tier: '1' })).toEqual(['Kochi', 'Thiruvananthapuram']);
    expect(await names({ isActive: false })).toEqual([]);
  });

  test('says who uses a city, and nothing about who wrote it', async () => {
    const [pune] = (await admin('listCities', { query: { search: 'pune' } })).data.city;
    expect(pune?.usedBy).toBeGreaterThan(2);
    expect(pune).not.toHaveProperty('createdBy');
  });

  test('is compact and whole for everybody who is signed in, and unchanged while nothing changes', async () => {
    const query = { pageNo: -1 };
    const first = await student('listCities', { query });
    expect(first.data.city).toContainEqual({
      id: expect.any(String),
      name: 'Pune',
      stateCode: 'MH',
      nameTranslations: { hi: 'पुणे', mr: 'पुणे' },
    });
    const etag = String(first.headers.etag);
    expect((await student('listCities', { query, headers: { 'if-none-match': etag } })).status).toBe(304);
    const { id } = await newCity();
    const after = await student('listCities', { query, headers: { 'if-none-match': etag } });
    expect(after.data.city.map((each) => each.id)).toContain(id);
  });

  test('has pages only for those who may read them', async () => {
    expect((await server.call('listCities')).status).toBe(401);
    // Every student may view cities; without the permission the whole list is left.
    expect((await student('listCities')).status).toBe(200);
  });
});

describe('adding', () => {
  test('stores what is sent, trimmed, as version 1', async () => {
    const city = await newCity({
      name: '  Rajarhat ',
      district: ' ',
      tier: '2',
      nameTranslations: { hi: 'राजारहाट', mr: 'राजारहाट' },
    });
    expect(city).toMatchObject({
      name: 'Rajarhat',
      district: null,
      tier: '2',
      aliases: [],
      nameTranslations: { hi: 'राजारहाट', mr: 'राजारहाट' },
      rowVersion: 1,
      isActive: true,
      isFixedList: false,
      usedBy: 0,
    });
    expect((await support('getCity', { params: { id: city.id } })).data.city).toEqual(city);
  });

  test.each([
    ['the same name', { name: 'PUNE' }],
    ['another name of a city', { name: 'poona' }],
    ['another name that is the name of a city', { name: 'Elsewhere', aliases: ['pune'] }],
  ])('is refused for %s', async (_what, fields) => {
    const body = { stateCode: 'MH', ...fields };
    expect(await admin('addCity', { body })).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
    expect((await admin('countCities', { query: { search: 'Elsewhere' } })).data.count).toBe(0);
  });

  test('needs the permission', async () => {
    expect((await student('addCity', { body: { name: 'Here', stateCode: 'MH' } })).status).toBe(403);
  });
});

describe('changing', () => {
  test('changes what is sent and counts the version up', async () => {
    const { id, name } = await newCity();
    const params = { id };
    const { data } = await admin('updateCity', { params, body: { tier: '3', rowVersion: 1 } });
    expect(data.city).toMatchObject({ name, tier: '3', rowVersion: 2 });
    const same = await admin('updateCity', { params, body: { tier: '3', rowVersion: 2 } });
    expect(same.data.city.rowVersion).toBe(2);
  });

  test('is told by the history with the values before and after, to staff', async () => {
    const { id } = await newCity({ tier: 'Metro', district: 'Howrah' });
    const body = { tier: '2', district: null, aliases: ['Navnagar'], name: 'Newtown', rowVersion: 1 };
    await admin('updateCity', { params: { id }, body: { ...body, stateCode: 'WB' } });
    const query = { entityType: 'city', entityID: id };
    const [changed, added] = (await admin('listAuditEvents', { query })).data.audit;
    expect(changed?.changes).toHaveLength(4);
    expect(changed?.changes).toEqual(
      expect.arrayContaining([
        { field: 'tier', before: 'Metro', after: '2' },
        { field: 'district', before: 'Howrah', after: null },
        { field: 'aliases', before: [], after: ['Navnagar'] },
      ]),
    );
    expect(added?.changes).toEqual([]);
    const [seen] = (await student('listAuditEvents', { query })).data.audit;
    expect(seen?.fields).toContain('tier');
    expect(seen).not.toHaveProperty('changes');
  });

  test('is refused when somebody else was faster', async () => {
    const { id } = await newCity();
    const change = (tier: string) => admin('updateCity', { params: { id }, body: { tier, rowVersion: 1 } });
    const [first, second] = await Promise.all([change('1'), change('2')]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const refused = first.status === 409 ? first : second;
    expect(refused.error).toMatchObject({ code: 'STALE', details: { rowVersion: 2 } });
  });

  test('cannot make two of one', async () => {
    const { id } = await newCity({ stateCode: 'MH' });
    const answer = await admin('updateCity', { params: { id }, body: { name: 'Mumbai', rowVersion: 1 } });
    expect(answer).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
    expect((await admin('getCity', { params: { id } })).data.city.rowVersion).toBe(1);
  });

  test('withdraws and brings back', async () => {
    const { id } = await newCity();
    const set = (isActive: boolean, rowVersion: number) =>
      admin('setCityStatus', { params: { id }, body: { isActive, rowVersion } });
    expect((await set(false, 1)).data.city).toMatchObject({ isActive: false, rowVersion: 2 });
    const offered = (await student('listCities', { query: { pageNo: -1 } })).data.city;
    expect(offered.map((each) => each.id)).not.toContain(id);
    expect((await set(true, 2)).data.city).toMatchObject({ isActive: true, rowVersion: 3 });
  });
});

describe('deleting', () => {
  test('takes away what nobody refers to', async () => {
    const { id } = await newCity();
    expect((await support('deleteCity', { params: { id } })).status).toBe(403);
    expect((await admin('deleteCity', { params: { id } })).status).toBe(200);
    expect((await admin('getCity', { params: { id } })).status).toBe(404);
    expect((await admin('deleteCity', { params: { id } })).status).toBe(404);
  });

  test('says who refers to it', async () => {
    const [nashik] = (await admin('listCities', { query: { search: 'nashik' } })).data.city;
    const id = String(nashik?.id);
    const answer = await admin('deleteCity', { params: { id } });
    expect(answer.error).toMatchObject({ code: 'IN_USE', details: { usedBy: { institutes: 1 } } });
    const [kochi] = (await admin('listCities', { query: { search: 'kochi' } })).data.city;
    expect((await admin('deleteCity', { params: { id: String(kochi?.id) } })).error?.code).toBe('IN_USE');
  });

  test('leaves a city that only a job names', async () => {
    const { id } = await newCity();
    const employer = await server.signIn('9000000021');
    await addJob(employer, { title: 'Trainee', audience: 'Fresher', cityIDs: [id] });
    const answer = await admin('deleteCity', { params: { id } });
    expect(answer.error).toMatchObject({ code: 'IN_USE', details: { usedBy: { jobs: 1 } } });
  });
});

describe('a file', () => {
  test('has all that the filters find, and nothing that a spreadsheet runs', async () => {
    const evil = await newCity({
      name: '=HYPERLINK("http://example.com","x")',
      stateCode: 'GA',
      aliases: ['+1', 'a,b'],
    });
    const { headers, text } = await admin('downloadCities', { query: { search: 'hyperlink' } });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="city.csv"',
    });
    expect(text).toBe(
      'id,name,stateCode,district,tier,aliases,usedBy,isActive\r\n' +
        `${evil.id},"'=HYPERLINK(""http://example.com"",""x"")",GA,,,"'+1; a,b",0,true\r\n`,
    );
    const all = (await admin('downloadCities', { query: { sort: '-name' } })).text.trim().split('\r\n');
    expect(all).toHaveLength(1 + (await admin('countCities')).data.count);
  });
});
