/** Files that are taken in row by row. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../src/catalogue/tables/reference.ts';
import { callerOf } from '../../src/identity/auth/sessions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { importers } from '../../src/operations.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { createImportJobs } from '../../src/records/imports/jobs.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { importJobs, importRows } from '../../src/records/imports/tables.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { jobProfiles } from '../../src/hiring/index.ts';
import { jobProfileRows } from '../../src/seed/data/job-profiles.ts';
import { createFiles } from '../../src/platform/stored-files/reading.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let call: Call;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(seededID('user/9000000051'));
});
afterAll(() => server.close());
afterEach(async () => {
  await server.database.db.delete(cities).where(sql`${cities.name} like 'Zz%'`);
});

interface Asked {
  mode?: 'dryRun' | 'commit';
  isWhole?: boolean;
  by?: Call;
}

const send = (text: string | Buffer, { mode = 'commit', isWhole = false, by = call }: Asked = {}) =>
  by('importCities', {
    query: { mode, isWhole },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-cities-${(serial += 1)}` },
    body: Buffer.from(text),
  });

/** What became of a file: the server works on it after it has answered. */
async function taken(text: string | Buffer, asked: Asked = {}) {
  const { status, data, message } = await send(text, asked);
  if (status !== 200) throw new Error(`The file was refused: ${message}`);
  return ended(data.importJob.id, asked.by);
}

async function ended(id: string, by: Call = call) {
  for (;;) {
    const { importJob } = (await by('getImport', { params: { id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const named = (name: string) => server.database.db.select().from(cities).where(eq(cities.name, name));

const file = (...rows: string[]) => ['name,stateCode,tier', ...rows].join('\r\n');

describe('a file of cities', () => {
  test('is tried without writing, then taken in, and the same file twice changes nothing', async () => {
    const text = file('Zzfirst,MH,2', 'Zzsecond,mh,3');
    const counts = { rows: 2, done: 2, created: 2, updated: 0, unchanged: 0, failed: 0 };
    expect(await taken(text, { mode: 'dryRun' })).toMatchObject({
      state: 'Done',
      ...counts,
      verdicts: [
        { row: 2, name: 'Zzfirst, MH', verdict: 'create' },
        { row: 3, name: 'Zzsecond, mh', verdict: 'create' },
      ],
    });
    expect(await named('Zzfirst')).toEqual([]);
    expect(await taken(text)).toMatchObject(counts);
    expect(await named('Zzsecond')).toMatchObject([{ stateCode: 'MH', tier: '3', rowVersion: 1 }]);
    expect(await taken(text)).toMatchObject({ ...counts, created: 0, unchanged: 2 });
    expect(await named('Zzsecond')).toMatchObject([{ rowVersion: 1 }]);
    // An empty cell leaves the value; what is written replaces it.
    expect(await taken('NAME;stateCode;district;tier\nZZFIRST;MH;Pune;\n')).toMatchObject({ updated: 1 });
    expect(await named('ZZFIRST')).toMatchObject([{ district: 'Pune', tier: '2', rowVersion: 2 }]);
    const [city] = await named('ZZFIRST');
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityID, city?.id ?? ''));
    expect(events.map(({ action }) => action).toSorted()).toEqual(['added', 'changed']);
  });

  test('says of each row that fails which column, why, and what was probably meant', async () => {
    const text = file('Zzgood,MH,2', 'Zzbad,MH,22', 'Zzgood,MH,1', '=cmd(),MH,', 'Zzlost,XX,');
    const trial = await taken(text, { mode: 'dryRun' });
    const job = await taken(text);
    expect(job).toMatchObject({ created: 1, failed: 4, errors: trial.errors });
    expect(job.errors.map(({ row, column, code, suggestion }) => [row, column, code, suggestion])).toEqual([
      [3, 'tier', 'enum', '2'],
      [4, null, 'repeated', null],
      [5, 'name', 'formula', null],
      [6, 'stateCode', 'enum', null],
    ]);
    expect(job.errors[0]?.message).toBe('Write one of these: Metro, 1, 2, 3.');
    expect(await named('Zzgood')).toMatchObject([{ tier: '2' }]);
    const { data } = await call('getImport', {
      params: { id: job.id },
      headers: { 'accept-language': 'hi' },
    });
    expect(data.importJob.errors.every(({ message }) => /\p{Script=Devanagari}/u.test(message))).toBe(true);
    // The file of errors has the same columns, and can be mended and sent again.
    const { text: errors } = await call('downloadImportErrors', { params: { id: job.id } });
    expect(errors).toContain('name,stateCode,tier,importRow,importColumn,importReason,importProposal');
    expect(errors).toContain("'=cmd(),MH,");
    expect(await taken(errors.replace(',22,', ',2,'))).toMatchObject({ created: 1, failed: 2, updated: 1 });
  });

  test('of which all rows have to be right is not taken in when one fails', async () => {
    const job = await taken(file('Zzgood,MH,2', 'Zzbad,MH,9'), { isWhole: true });
    expect(job).toMatchObject({ state: 'Refused', failed: 1 });
    expect(await named('Zzgood')).toEqual([]);
    expect(await taken(file('Zzgood,MH,2'), { isWhole: true })).toMatchObject({ state: 'Done', created: 1 });
    expect(await named('Zzgood')).toHaveLength(1);
  });

  test("finds two rows in each other's way as the import will, and all or nothing means that", async () => {
    // Both are free until the first has its own: the name of one is another name of the other.
    const text = [
      'name,stateCode,tier,aliases',
      'Zznorth,MH,2,Zzsouth',
      'Zzsouth,MH,2,',
      'Zzeast,MH,2,Zzsouth',
      'Zzwest,MH,3,',
    ].join('\n');
    const trial = await taken(text, { mode: 'dryRun' });
    const whole = await taken(text, { isWhole: true });
    const kept = await server.database.db.$count(cities, sql`${cities.name} like 'Zz%'`);
    const each = await taken(text);
    expect(trial.failed).toBeGreaterThan(0);
    expect(whole).toMatchObject({ state: 'Refused', errors: trial.errors });
    expect(kept).toBe(0);
    expect(each).toMatchObject({ created: trial.created, failed: trial.failed, errors: trial.errors });
    expect(await server.database.db.$count(cities, sql`${cities.name} like 'Zz%'`)).toBe(each.created);
  });

  test.each([
    ['nothing in it', '', 'The file is empty.'],
    [
      'a text that is too long',
      `name,stateCode\n${'x'.repeat(20_001)},MH\n`,
      'Line 2 has more than 20000 characters in "name". Shorten that text.',
    ],
    [
      'a quotation mark that is never closed',
      `name,stateCode\n"x,MH\n${'Zzlong,MH\n'.repeat(30_000)}`,
      /too long. Look for a quotation mark that is not closed/,
    ],
    [
      'too many lines within it',
      `name,stateCode\n${'\n'.repeat(60_000)}Pune,MH\n`,
      /^The file has more than 50000 lines/,
    ],
    ['headings alone', 'name,stateCode\n', 'The file has headings, but no rows.'],
    [
      'an unknown heading',
      'naem,stateCode\nPune,MH\n',
      /^There is no column "naem"\. The headings are: id, name/,
    ],
    ['a heading twice', 'name,name\nPune,MH\n', 'The column "name" is there twice.'],
    ['a quotation mark that is not closed', 'name,stateCode\n"Pune,MH\nNashik,MH\n', /^From line 2 on/],
    ['a row with too many cells', 'name,stateCode\nPune, MH, x\n', /^Line 2 has 3 cells/],
    ['a row with too few cells', 'name,stateCode\nPune\n', /^Line 2 has too few cells for 2 headings/],
    [
      'another encoding',
      Buffer.from('name,stateCode\nPun\u00e9,MH\n', 'latin1'),
      /^The letters of this file/,
    ],
    [
      'sixteen bits a letter',
      Buffer.from('\ufeffname,stateCode\nPune,MH\n', 'utf16le'),
      /^The letters of this/,
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004workbook', 'latin1'), /^This is a workbook/],
    ['too many rows', `name,stateCode\n${'a,MH\n'.repeat(5_001)}`, /^The file has more than 5000 rows/],
  ])('with %s is refused in one sentence', async (_about, text, sentence) => {
    const { status, message, error } = await send(text);
    expect(status).toBe(422);
    expect(message).toMatch(sentence);
    expect(error?.fields).toHaveLength(1);
  });

  test('that is larger than any file may be is refused before it is read', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });

  test('goes on after the server has ended in the middle, without a row twice', async () => {
    const { db } = server.database;
    const { id } = await taken(file('Zzone,MH,', 'Zztwo,MH,', 'Zzthree,MH,'));
    // As it would be if the server had ended after the first row.
    await db.delete(cities).where(inArray(cities.name, ['Zztwo', 'Zzthree']));
    await db
      .update(importRows)
      .set({ verdict: null, isTaken: false })
      .where(and(eq(importRows.importID, id), sql`${importRows.line} > 2`));
    const leasedUntil = new Date(server.clock.now.getTime() + 30_000);
    await db.update(importJobs).set({ state: 'Running', leasedUntil }).where(eq(importJobs.id, id));
    const now = { moment: server.clock.now };
    const { config, app } = server;
    const other = createImportJobs({
      db,
      files: createFiles({ db, stores: new Map() }),
      config,
      importers,
      callerOf,
      now: () => now.moment,
      log: app.log,
    });
    await other.task.round();
    expect(await named('Zztwo')).toEqual([]);
    now.moment = new Date(leasedUntil.getTime() + 1);
    await other.task.round();
    expect(await ended(id)).toMatchObject({ state: 'Done', created: 3, failed: 0 });
    expect(await named('Zzthree')).toHaveLength(1);
  });

  test('of 5,000 rows is worked through in the background, and can be stopped', async () => {
    const { db } = server.database;
    const rows = Array.from({ length: 5_000 }, (_each, at) => `Zz${at},MH,`);
    const { data } = await send(file(...rows));
    const { id } = data.importJob;
    expect(data.importJob).toMatchObject({ state: 'Running', rows: 5_000 });
    const stopped = (await call('cancelImport', { params: { id } })).data.importJob;
    expect(stopped.state).toBe('Cancelled');
    const { created } = await ended(id);
    expect(created).toBeLessThan(5_000);
    expect(
      await db.$count(importRows, and(eq(importRows.importID, id), isNotNull(importRows.verdict))),
    ).toBeLessThan(5_000);
  });

  test('is for who may add cities; its job is nobody else’s', async () => {
    const text = file('Zzgood,MH,2');
    const student = await server.actAs(seededID('user/9000000001'));
    expect((await send(text, { by: student })).status).toBe(403);
    expect((await send(text, { by: server.call })).status).toBe(401);
    const { id } = await taken(text, { mode: 'dryRun' });
    for (const operation of ['getImport', 'cancelImport', 'downloadImportErrors'] as const) {
      expect((await student(operation, { params: { id } })).status).toBe(404);
    }
  });
});

describe('an import that is undone', () => {
  const undo = (id: string, by: Call = call) => by('undoImport', { params: { id } });

  test('deletes what it added, gives back what it changed, and stands in the list as undone', async () => {
    await taken(file('Zzold,MH,2'));
    const job = await taken(file('Zznew,MH,3', 'Zzold,MH,1'));
    expect(job).toMatchObject({ created: 1, updated: 1, mayUndo: true, undoneAt: null });
    const { status, data } = await undo(job.id);
    expect(status).toBe(200);
    expect(data.importJob).toMatchObject({ mayUndo: false, undoneAt: server.clock.now.toISOString() });
    expect(await named('Zznew')).toEqual([]);
    expect(await named('Zzold')).toMatchObject([{ tier: '2', rowVersion: 3 }]);
    const list = await call('listImports', { query: { kind: 'city', pageSize: 2 } });
    expect(list.data.importJob.map(({ id, mayUndo }) => [id, mayUndo])).toContainEqual([job.id, false]);
    expect(list.meta.total).toBeGreaterThan(1);
    expect(await undo(job.id)).toMatchObject({ status: 409, error: { code: 'ILLEGAL_TRANSITION' } });
    const [event] = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entityType, 'import'), eq(auditEvents.entityID, job.id)));
    expect(event).toMatchObject({ action: 'recalled', fields: ['city'] });
  });

  test('stays whole where something followed from a row, and says from which and what', async () => {
    const job = await taken(file('Zzfree,MH,2', 'Zzchanged,MH,2', 'Zzused,MH,2'));
    const [changed] = await named('Zzchanged');
    await call('updateCity', { params: { id: changed?.id ?? '' }, body: { tier: '1', rowVersion: 1 } });
    const { status, error, message } = await undo(job.id);
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'IN_USE',
      details: { obstacles: [{ row: 3, name: 'Zzchanged, MH', reason: 'it was changed afterwards.' }] },
    });
    expect(message).toBe(
      'Nothing was undone. Rows in the way: 1. Line 3, Zzchanged, MH: it was changed afterwards.',
    );
    expect(await named('Zzfree')).toHaveLength(1);
    // One that somebody has deleted is in nobody's way.
    expect((await call('deleteCity', { params: { id: changed?.id ?? '' } })).status).toBe(200);
    expect((await undo(job.id)).status).toBe(200);
    expect(await named('Zzfree')).toEqual([]);
  });

  test('is none on trial, of people, or of somebody else', async () => {
    const trial = await taken(file('Zztrial,MH,2'), { mode: 'dryRun' });
    expect(trial.mayUndo).toBe(false);
    expect((await undo(trial.id)).status).toBe(409);
    const job = await taken(file('Zzmine,MH,2'));
    const other = await server.actAs(seededID('user/9000000041'));
    expect((await undo(job.id, other)).status).toBe(404);
    expect((await other('listImports', { query: {} })).data.importJob).toEqual([]);
    const undoable = importers.filter((each) => each.undo !== undefined).map(({ kind }) => kind);
    expect(undoable).toContain('city');
    for (const kind of ['student', 'company', 'application', 'enrolment'])
      expect(undoable).not.toContain(kind);
  });
});

describe('each list that is filled from files', () => {
  const operations = {
    company: ['importCompanies', 'downloadCompanies'],
    jobProfile: ['importJobProfiles', 'downloadJobProfiles'],
    jobProfileLateral: ['importJobProfilesLateral', 'downloadJobProfilesLateral'],
    jobTemplate: ['importJobTemplates', 'downloadJobTemplates'],
    question: ['importQuestions', 'downloadQuestions'],
    season: ['importSeasons', 'downloadSeasons'],
    city: ['importCities', 'downloadCities'],
    cvTemplate: ['importCvTemplates', 'downloadCvTemplates'],
    industry: ['importIndustries', 'downloadIndustries'],
    institute: ['importInstitutes', 'downloadInstitutes'],
    masterProgram: ['importMasterPrograms', 'downloadMasterPrograms'],
    program: ['importPrograms', 'downloadPrograms'],
    sector: ['importSectors', 'downloadSectors'],
    skill: ['importSkills', 'downloadSkills'],
    university: ['importUniversities', 'downloadUniversities'],
  } as const;
  type Kind = keyof typeof operations;
  // What is taken in of people is not what is downloaded, and recruiters are an office's own: see their own tests.
  const kinds = importers.flatMap(({ kind }) =>
    kind === 'student' ||
    kind === 'marks' ||
    kind === 'roundResult' ||
    kind === 'application' ||
    kind === 'enrolment' ||
    kind === 'hold' ||
    kind === 'recruiter'
      ? []
      : [kind],
  );

  test('are all tried', () => {
    expect(kinds.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  async function take(kind: Kind, text: string, by: Call = call, mode: 'commit' | 'dryRun' = 'commit') {
    const sent = await by(operations[kind][0], {
      query: { mode },
      headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-${kind}-${(serial += 1)}` },
      body: Buffer.from(text),
    });
    if (!sent.data) throw new Error(`The file was refused: ${sent.message}`);
    return ended(sent.data.importJob.id, by);
  }

  // The sandbox has these, so that no example needs what another one adds.
  beforeAll(() => server.database.db.insert(jobProfiles).values([...jobProfileRows]));
  test.each(kinds)('accepts its own template on trial: %s', async (kind) => {
    const { text } = await call('getImportTemplate', { params: { kind } });
    expect(await take(kind, text, call, 'dryRun')).toMatchObject({ errors: [], created: 1 });
  });

  test.each(kinds)(
    'takes in its own template and its own download, which then changes nothing: %s',
    async (kind) => {
      const { text: template, headers } = await call('getImportTemplate', { params: { kind } });
      expect(headers['content-disposition']).toContain(`${kind}-template.csv`);
      expect(await take(kind, template)).toMatchObject({ errors: [], created: 1 });
      expect(await take(kind, template)).toMatchObject({ errors: [], unchanged: 1 });
      const { text: all } = await call(operations[kind][1]);
      const job = await take(kind, all);
      expect(job).toMatchObject({ state: 'Done', errors: [], created: 0, updated: 0, unchanged: job.rows });
    },
  );

  /** The template with other cells, after which its row is wrong: kind, cells by heading, and the column and code of the fault. */
  const broken: readonly [Kind, Readonly<Record<string, string>>, string | null, string][] = [
    ['company', { name: 'Zz Ltd', phone: '1234' }, 'phone', 'mobile'],
    ['company', { name: 'Zz Ltd', email: 'nobody' }, 'email', 'email'],
    ['company', { name: 'Zz Ltd', website: '' }, 'website', 'required'],
    [
      'company',
      { name: 'Zz Ltd', industryType: 'Informtion Technology and Software' },
      'industryType',
      'unknown',
    ],
    ['company', { name: 'Zz Ltd', phone: '9000000021', email: 'zz@example.com' }, null, 'DUPLICATE'],
    ['season', { name: 'Zz season', academicYear: '2026-28' }, 'academicYear', 'academicYear'],
    ['season', { name: 'Zz season', startDate: 'soon' }, 'startDate', 'date'],
    ['season', { name: 'Zz season', endDate: '2026-01-01' }, 'endDate', 'order'],
    ['season', { name: 'Zz season', maxOffers: '0' }, 'maxOffers', 'tooSmall'],
    ['season', { name: 'Zz season', instituteIDs: 'Nowhere' }, 'instituteIDs', 'unknown'],
    ['question', { text: 'Zz?' }, 'text', 'tooShort'],
    ['question', { text: 'Zz question?', answerType: 'Choice' }, 'answerType', 'enum'],
    ['question', { text: 'Zz question?', options: 'One' }, 'options', 'tooFew'],
    ['question', { text: 'Zz question?', rightOptions: 'Morning; Evening' }, 'options', 'tooMany'],
    ['question', { text: 'Zz question?', scope: 'Company' }, 'companyID', 'required'],
    ['jobProfile', { title: 'Zz profile', sectorID: 'Aplication software' }, 'sectorID', 'unknown'],
    ['jobProfile', { title: 'Zz profile', mustHaveSkills: 'Jva' }, 'mustHaveSkills', 'unknown'],
    ['jobProfile', { title: 'Zz profile', otherSkills: 'Java' }, 'mustHaveSkills', 'oneOf'],
    ['jobProfile', { title: 'Zz profile', degrees: 'ENGINERING' }, 'degrees', 'enum'],
    ['jobProfile', { title: 'Zz profile', typicalCtcMinPaise: 'much' }, 'typicalCtcMinPaise', 'number'],
    ['jobProfileLateral', { title: 'Zz lateral', level: 'Boss' }, 'level', 'enum'],
    [
      'jobProfileLateral',
      { title: 'Zz lateral', experienceMinMonths: '' },
      'experienceMinMonths',
      'required',
    ],
    ['jobProfileLateral', { title: 'Zz lateral', experienceMaxMonths: '12' }, 'experienceMaxMonths', 'order'],
    [
      'jobProfileLateral',
      { title: 'Zz lateral', mustHaveSkills: '', otherSkills: '' },
      'mustHaveSkills',
      'required',
    ],
    ['jobProfileLateral', { title: '=cmd()' }, 'title', 'formula'],
    [
      'jobTemplate',
      { name: 'Zz template', jobProfileID: 'Relese engineer trainee' },
      'jobProfileID',
      'unknown',
    ],
    ['cvTemplate', { name: 'Zz design', layout: 'Round' }, 'layout', 'enum'],
    ['cvTemplate', { name: 'Zz design', sectionTitles: 'Education; Hobbies' }, 'sectionTitles', 'oneOf'],
    ['cvTemplate', { name: 'Zz design', sectionTitles: '' }, 'sectionTitles', 'required'],
    ['jobProfileLateral', { title: 'Zz lateral', skillWeights: '5' }, 'skillWeights', 'count'],
    ['jobProfileLateral', { title: 'Zz lateral', skillWeights: '5; 9' }, 'skillWeights', 'outOfRange'],
    ['season', { name: 'Zz season', tierPaise: '30000000' }, 'tierPaise', 'count'],
    ['season', { name: 'Zz season', cvFreezeAt: 'soon' }, 'cvFreezeAt', 'date'],
    ['jobTemplate', { name: 'Zz template', minSSC: '160' }, 'minSSC', 'maximum'],
    ['jobTemplate', { name: 'Zz template', degrees: 'ENGINERING' }, 'degrees', 'enum'],
    ['jobTemplate', { name: 'Zz template', title: 'Z' }, 'title', 'tooShort'],
    ['jobTemplate', { name: 'Zz template', skillIDs: '' }, 'skillIDs', 'required'],
    ['jobTemplate', { name: 'Zz template', questionIDs: 'What?' }, 'questionIDs', 'unknown'],
    ['jobTemplate', { name: 'Zz template', scope: 'Company' }, 'companyID', 'required'],
  ];

  test.each(broken)('says what is wrong with a row: %s %o', async (kind, cells, column, code) => {
    const importer = importers.find((each) => each.kind === kind);
    const row: Readonly<Record<string, string>> = {
      ...(typeof importer?.example === 'object' && importer.example),
      ...cells,
    };
    const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',');
    const job = await take(kind, [quoted(Object.keys(row)), quoted(Object.values(row))].join('\n'));
    expect(job).toMatchObject({ created: 0, updated: 0, failed: 1 });
    expect(job.errors).toMatchObject([{ row: 2, column, code }]);
  });
});

test('a company of a file waits for verification, with the account of its contact person', async () => {
  const phone = '9812300777';
  const row = `Zz Boats,"Ratnagiri, Maharashtra",https://zz.example.com,Information Technology and Software,Meera,Sawant,HR manager,meera@zz.example.com,${phone}`;
  const head = 'name,location,website,industryType,spocFirstName,spocLastName,spocDesignation,email,phone';
  const { data } = await call('importCompanies', {
    query: { mode: 'commit' },
    headers: { 'content-type': 'text/csv', 'idempotency-key': 'import-of-zz-boats' },
    body: Buffer.from(`${head}\n${row}`),
  });
  expect(await ended(data.importJob.id)).toMatchObject({ created: 1, errors: [] });
  const { db } = server.database;
  const [company] = await db.select().from(companies).where(eq(companies.name, 'Zz Boats'));
  expect(company).toMatchObject({ verificationStatus: 'Pending', isActive: true });
  expect(await db.select().from(users).where(eq(users.mobileNumber, phone))).toMatchObject([
    { type: 'E', parentEntityID: company?.id, userStatus: 'Active', mobileVerifiedAt: null },
  ]);
});
