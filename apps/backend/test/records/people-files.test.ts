/** Files as people have them: what their programs and habits make of ours. */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text as textOfStream } from 'node:stream/consumers';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { users } from '../../src/identity/tables/users.ts';
import { csvFile } from '../../src/platform/index.ts';
import { readFile } from '../../src/records/imports/file.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let officer: Call;
let staff: Call;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.actAs(seededID('user/9000000031'));
  staff = await server.actAs(seededID('user/9000000051'));
});
afterAll(() => server.close());

type Import = 'importStudents' | 'importSkills' | 'importCities' | 'importInstitutes' | 'importCompanies';

type Mode = 'commit' | 'dryRun';

async function send(operation: Import, text: string | Buffer, mode: Mode = 'commit', headings?: object) {
  const by = operation === 'importStudents' ? officer : staff;
  return by(operation, {
    query: { mode, isWhole: false, ...(headings && { headings: JSON.stringify(headings) }) },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `file-of-people-${(serial += 1)}` },
    body: Buffer.from(text),
  });
}

async function taken(operation: Import, text: string | Buffer, mode: Mode = 'commit', headings?: object) {
  const by = operation === 'importStudents' ? officer : staff;
  const sent = await send(operation, text, mode, headings);
  if (sent.status !== 200) throw new Error(`The file was refused: ${sent.message}`);
  for (;;) {
    const { importJob } = (await by('getImport', { params: { id: sent.data.importJob.id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const sample = (name: string) => readFileSync(new URL(`files/${name}.csv`, import.meta.url), 'utf8');

describe('numbers and addresses', () => {
  test('of mobile phones are taken in the ways in which the phone field takes them', async () => {
    const job = await taken('importStudents', sample('students-mobile-shapes'));
    expect(job.errors).toMatchObject([{ row: 2, column: 'mobileNumber', code: 'shortened' }]);
    expect(job).toMatchObject({ created: 11, failed: 1 });
    const numbers = Array.from({ length: 11 }, (_each, at) => `98123000${at + 12}`);
    const people = await server.database.db
      .select({ number: users.mobileNumber, email: users.email, name: users.firstName })
      .from(users)
      .where(inArray(users.mobileNumber, numbers))
      .orderBy(users.mobileNumber);
    expect(people.map(({ number }) => number)).toEqual(numbers);
    expect(people.map(({ email }) => email)).toContain('m10@example.com');
    expect(people.map(({ name }) => name)).toContain('Tara');
  });

  test('in Devanagari are numbers, and one person is told once in two ways of writing', async () => {
    const file = [
      'firstName,lastName,email,mobileNumber',
      'Asha,Rane,dev1@example.com,+९१ ९८१२३ ००१०१',
      'Asha,Rane,dev1@example.com,098123-00101',
    ].join('\n');
    expect(await taken('importStudents', file, 'dryRun')).toMatchObject({
      created: 1,
      errors: [{ row: 3, code: 'repeated' }],
    });
  });

  test('of a landline stay one, and a mobile of an institute may have its country code', async () => {
    const row = (name: string, phone: string) => `${name},Other,Satara,MH,Meera,Jadhav,Officer,${phone}`;
    const head = 'name,instituteType,city,stateCode,spocFirstName,spocLastName,spocDesignation,phone';
    const file = [head, row('Zz landline', '02162234567'), row('Zz mobile', '+91 98123 00102')].join('\n');
    expect(await taken('importInstitutes', file)).toMatchObject({ created: 2, errors: [] });
    const { data } = await staff('listInstitutes', { query: { pageNo: 1, search: 'Zz ' } });
    expect(data.institute.map(({ name, phone }) => `${name} ${phone}`).toSorted()).toEqual([
      'Zz landline 02162234567',
      'Zz mobile 9812300102',
    ]);
  });
});

describe('what a spreadsheet would work out', () => {
  test.each(['=1+1', '＝1', '+cmd|x', '@SUM(1)', '＠SUM(1)'])('is refused: %s', async (name) => {
    const job = await taken('importSkills', `name,category,status\n${name},Tool,Approved\n`, 'dryRun');
    expect(job.errors).toMatchObject([{ column: 'name', code: 'formula' }]);
  });

  test.each(['@angular', '+91 98123', '@types/node'])('is not what only looks like it: %s', async (name) => {
    const job = await taken('importSkills', `name,category,status\n${name},Tool,Approved\n`, 'dryRun');
    expect(job).toMatchObject({ created: 1, errors: [] });
  });

  test('is made harmless in a file of ours, which is read again as it was', async () => {
    const texts = [
      '=1+1',
      '+91 98123 00012',
      '@angular',
      '-1',
      "'=1",
      "'Tara",
      "'a' b",
      "''",
      'plain',
      '＝1',
    ];
    const lists = [
      ['=a', '+b'],
      ["'x", 'y'],
    ];
    const rows = [...texts.map((name) => ({ name })), ...lists.map((name) => ({ name }))];
    const { content } = csvFile('x', ['name'], Readable.from(rows));
    const file = await textOfStream(content as Readable);
    const cells = file.split('\r\n').slice(1, -1);
    expect(cells.filter((cell) => /^"?\s*[=+\-@\uFF1D]/.test(cell))).toEqual([]);
    const read = await readFile(file, {
      kind: 'skill',
      writable: ['name'],
      ignored: [],
      matched: new Map(),
    });
    expect(read.rows.map((row) => row.cells[0])).toEqual([...texts, ...lists.map((list) => list.join('; '))]);
  });
});

describe('a file of students', () => {
  const head =
    'firstName,lastName,email,mobileNumber,rollNumber,programID,admissionYear,passingYear,currentSemester';
  const row = (place: number, end = '') =>
    `Meena,Joshi,shape${place}@example.com,98123002${place},ZS/2023/2${place},B.E. Computer Engineering,2023,2027,7${end}`;
  const withSemicolons = (text: string) => text.replaceAll(',', ';');

  test.each<[string, string, number]>([
    ['rows that end otherwise than the headings', `${head}\r\n${row(10)}\n${row(11)}\n`, 2],
    ['line ends of three kinds', `${head}\r${row(10)}\r\n${row(11)}\n`, 2],
    ['empty columns at the end', `${head},,\n${row(10, ',,')}\n${row(11, ',,')}\n`, 2],
    ['empty columns at the end of rows alone', `${head}\n${row(10, ',')}\n${row(11, ',,,')}\n`, 2],
    ['an empty column in between', `${head.replace(',', ',,')}\n${row(10).replace(',', ',,')}\n`, 1],
    ['a line that says what separates cells', `sep=;\n${withSemicolons(`${head}\n${row(10)}`)}\n`, 1],
    ['such a line with a mark before it', `\uFEFFsep=;\r\n${withSemicolons(`${head}\r\n${row(10)}`)}`, 1],
    ['a title above the headings', `Student list 2027,,,,,,,,\r\n${head}\r\n${row(10)}\r\n`, 1],
    ['a title in a cell of its own', `Student list 2027\n\n${withSemicolons(`${head}\n${row(10)}`)}\n`, 1],
    ['several titles', `Sahyadri\nStudents, batch of 2027\n${withSemicolons(`${head}\n${row(10)}`)}\n`, 1],
    [
      'the whole of it',
      `sep=;\nList;;\n${withSemicolons(`${head},,\r\n${row(10, ',,')}\n${row(11, ',,')}`)}`,
      2,
    ],
  ])('with %s is taken', async (_about, text, created) => {
    expect(await taken('importStudents', text, 'dryRun')).toMatchObject({ created, errors: [] });
  });

  test('says the line of the file, whatever stands above it', async () => {
    const text = `sep=,\r\nStudents\n\n${head}\r\n${row(10)}\n${row(11).replace('98123002', '12')}\r\n`;
    expect(await taken('importStudents', text, 'dryRun')).toMatchObject({
      created: 1,
      errors: [{ row: 6, column: 'mobileNumber' }],
    });
  });

  test.each([
    [
      'a cell under no heading',
      `${head},,\n${row(10, ',x,')}\n`,
      /^Line 2 has 11 cells, but there are 9 headings/,
    ],
    [
      'a cell under an empty heading',
      `${head.replace(',', ',,')}\n${row(10).replace(',', ',x,')}\n`,
      /^Column 2 has no heading, but line 2 has something in it/,
    ],
    ['a title alone', 'Student list 2027\n', /^There is no column "Student list 2027"/],
    ['a title and rows too many', `List\n${head}\n${`${row(10)}\n`.repeat(5_001)}`, /more than 5000 rows/],
  ])('with %s is refused', async (_about, text, sentence) => {
    const { status, message } = await send('importStudents', text);
    expect([status, message]).toEqual([422, expect.stringMatching(sentence)]);
  });
});

describe('headings as people write them', () => {
  const row = (place: number) =>
    `Meena,Joshi,head${place}@example.com,98123003${place},ZH/2023/3${place},B.E. Computer Engineering,2023,2027,7`;
  const hindi = 'पहला नाम,उपनाम,ई-मेल आईडी,मोबाइल नंबर,अनुक्रमांक,शाखा,प्रवेश वर्ष,उत्तीर्ण वर्ष,सेमेस्टर';

  test.each([
    [
      'First Name,Last Name,Email,Mobile Number,Roll Number,Program,Admission Year,Passing Year,Current Semester',
    ],
    ['FIRST NAME,SURNAME,E-Mail ID,Phone No.,Roll No,Branch,Year of Admission,Batch,Sem'],
    [hindi],
  ])('are understood: %s', async (headings) => {
    const text = `Students 2027,,,,,,,,\n${headings}\n${row(10)}\n`;
    expect(await taken('importStudents', text, 'dryRun')).toMatchObject({ created: 1, errors: [] });
  });

  test('that are not understood are asked for at once, with the columns that are left', async () => {
    const text = `First Name,Last Name,Email,Whatsapp,Hobby\nMeena,Joshi,head20@example.com,9812300320,Chess\n`;
    const { status, error, message } = await send('importStudents', text);
    expect([status, error?.code, error?.fields?.map(({ code }) => code)]).toEqual([
      422,
      'VALIDATION_FAILED',
      ['headings'],
    ]);
    expect(message).toMatch(/^There is no column "Whatsapp"/);
    expect(error?.details).toEqual({
      headings: ['Whatsapp', 'Hobby'],
      columns: [
        'mobileNumber',
        'instituteID',
        'rollNumber',
        'programID',
        'admissionYear',
        'passingYear',
        'currentSemester',
      ],
    });
    const matched = { Whatsapp: 'mobileNumber', Hobby: '' };
    expect(await taken('importStudents', text, 'dryRun', matched)).toMatchObject({ created: 1, errors: [] });
    // A column that there is not says nothing, and one is not said twice.
    expect((await send('importStudents', text, 'dryRun', { ...matched, Hobby: 'password' })).status).toBe(
      422,
    );
    expect((await send('importStudents', text, 'dryRun', { ...matched, Hobby: 'email' })).message).toBe(
      'The column "email" is there twice.',
    );
    expect((await send('importStudents', text, 'dryRun', { Hobby: 1 })).error?.fields?.[0]?.path).toBe(
      'headings',
    );
  });

  test('that mean the same column are both asked for', async () => {
    const text = `First Name,Last Name,Email,Phone,Mobile No\nMeena,Joshi,head21@example.com,,9812300321\n`;
    const { error } = await send('importStudents', text);
    expect(error?.details).toMatchObject({ headings: ['Phone', 'Mobile No'] });
    const matched = { Phone: '', 'Mobile No': 'mobileNumber' };
    expect(await taken('importStudents', text, 'dryRun', matched)).toMatchObject({ created: 1, errors: [] });
  });
});

describe('places and institutes', () => {
  const city = (...rows: string[]) => ['name,stateCode,tier,aliases', ...rows].join('\n');

  test('a state may be told by its name, also an old or a Hindi one', async () => {
    const rows = [
      'Zyone,Maharashtra,3,',
      'Zytwo,Orissa,3,',
      'Zythree,Andaman & Nicobar Islands,3,',
      'Zyfour,बिहार,3,',
    ];
    expect(await taken('importCities', city(...rows))).toMatchObject({ created: 4, errors: [] });
    const { data } = await staff('listCities', { query: { pageNo: 1, search: 'Zy' } });
    expect(data.city.map(({ name, stateCode }) => `${name} ${stateCode}`).toSorted()).toEqual([
      'Zyfour BR',
      'Zyone MH',
      'Zythree AN',
      'Zytwo OD',
    ]);
    // The same city in two ways of telling its state.
    expect(await taken('importCities', city('Zysix,MH,3,', 'Zysix,Maharashtra,3,'), 'dryRun')).toMatchObject({
      created: 1,
      errors: [{ row: 3, code: 'repeated' }],
    });
    const lost = await taken('importCities', city('Zyfive,Nowhere,3,'), 'dryRun');
    expect(lost.errors).toMatchObject([{ column: 'stateCode', code: 'enum' }]);
  });

  test('an old name of a city tells it, and does not rename it', async () => {
    expect(await taken('importCities', city('Zykadapa,AP,3,Zycuddapah'))).toMatchObject({ created: 1 });
    expect(await taken('importCities', city('Zycuddapah,Andhra Pradesh,3,'))).toMatchObject({ unchanged: 1 });
    expect(await taken('importCities', city('Zycuddapah,AP,2,'))).toMatchObject({ updated: 1 });
    const { data } = await staff('listCities', { query: { pageNo: 1, search: 'Zykadapa' } });
    expect(data.city.map(({ name, tier }) => `${name} ${tier}`)).toEqual(['Zykadapa 2']);
    // In another state it is another city.
    expect(await taken('importCities', city('Zycuddapah,TS,3,'), 'dryRun')).toMatchObject({ created: 1 });
  });

  test('an institute may have 200 letters, and stands in its city under the present name', async () => {
    await taken('importCities', city('Zymumbai,MH,Metro,Zybombay'));
    const head = 'name,instituteType,city,stateCode,spocFirstName,spocLastName,spocDesignation';
    const name = `Zy ${'trust '.repeat(33)}`.trim().padEnd(200, 'x').slice(0, 200);
    const row = (called: string, where: string) => `${called},Other,${where},MH,Meera,Jadhav,Officer`;
    const text = [head, row(name, 'Zybombay')].join('\n');
    expect(await taken('importInstitutes', text)).toMatchObject({ created: 1, errors: [] });
    expect(await taken('importInstitutes', text)).toMatchObject({ unchanged: 1, errors: [] });
    const { data } = await staff('listInstitutes', { query: { pageNo: 1, search: 'Zy trust' } });
    expect(data.institute).toMatchObject([{ name, city: 'Zymumbai' }]);
    const longer = await taken('importInstitutes', [head, row(`${name}x`, 'Zymumbai')].join('\n'), 'dryRun');
    expect(longer.errors).toMatchObject([{ column: 'name' }]);
  });
});
