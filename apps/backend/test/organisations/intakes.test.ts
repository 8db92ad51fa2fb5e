/** Intakes of an institute: its office enters them, whoever follows it reads them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { institutePrograms } from '../../src/organisations/index.ts';
import { instituteID, universityID, type InstituteKey } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

const computer = programID('B.E.', 'Computer Engineering');
const of = (key: InstituteKey, year = 2027) => ({
  params: { instituteId: instituteID(key) },
  query: { year },
});
const entry = { programID: computer, sanctioned: 60, admitted: 58, lateral: null, rowVersion: 0 };

test('an office enters what was sanctioned and who came; one without a number goes', async () => {
  const empty = (await officer('listIntakes', of('sahyadri'))).data;
  expect(empty.mayChange).toBe(true);
  expect(empty.intake.find((row) => row.programID === computer)).toEqual({
    programID: computer,
    programName: 'B.E. Computer Engineering',
    sanctioned: null,
    admitted: null,
    lateral: null,
    rowVersion: 0,
  });
  const saved = await officer('saveIntakes', { ...of('sahyadri'), body: { intake: [entry] } });
  expect(saved.data.intake.find((row) => row.programID === computer)).toMatchObject({
    ...entry,
    rowVersion: 1,
  });
  const corrected = { ...entry, lateral: 6, rowVersion: 1 };
  await officer('saveIntakes', { ...of('sahyadri'), body: { intake: [corrected] } });
  expect((await officer('listIntakes', of('sahyadri'))).data.intake).toContainEqual({
    ...corrected,
    programName: 'B.E. Computer Engineering',
    rowVersion: 2,
  });
  expect((await officer('listIntakes', of('sahyadri', 2028))).data.intake).toEqual(empty.intake);
  const gone = { ...entry, sanctioned: null, admitted: null, rowVersion: 2 };
  expect((await officer('saveIntakes', { ...of('sahyadri'), body: { intake: [gone] } })).data.intake).toEqual(
    empty.intake,
  );
});

test('of two who save a row at once one is refused, and saves over what the other saved once that was seen', async () => {
  const at = of('sahyadri', 2029);
  const save = (admitted: number, rowVersion: number) =>
    officer('saveIntakes', { ...at, body: { intake: [{ ...entry, admitted, rowVersion }] } });
  for (const rowVersion of [0, 1, 2]) {
    const answers = await Promise.all([save(58, rowVersion), save(59, rowVersion)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'STALE', details: { rowVersion: rowVersion + 1 } });
  }
  const other = { ...entry, programID: programID('B.E.', 'Civil Engineering') };
  const both = { ...at, body: { intake: [other, { ...entry, rowVersion: 1 }] } };
  expect((await officer('saveIntakes', both)).status).toBe(409);
  const { intake } = (await officer('listIntakes', at)).data;
  expect(intake.find((row) => row.programID === other.programID)?.rowVersion).toBe(0);
});

test('a program that is none of the institute, or comes twice, is refused', async () => {
  const foreign = { ...entry, programID: programID('M.Pharm', 'Pharmacology') };
  for (const intake of [[foreign], [entry, entry]]) {
    const { status, error } = await officer('saveIntakes', { ...of('sahyadri'), body: { intake } });
    expect(status).toBe(422);
    expect(error?.fields).toMatchObject([{ path: `intake.${intake.length - 1}.programID` }]);
  }
});

test('a university reads those of its institutes and enters none; others find nothing', async () => {
  const { db } = server.database;
  const controller = await server.actAs(
    (await addPerson(db, 'university-officer', universityID('deccan'))).id,
  );
  const other = await server.actAs((await addPerson(db, 'institute-officer', instituteID('godavari'))).id);
  expect((await other('listIntakes', of('sahyadri'))).status).toBe(404);
  expect((await other('saveIntakes', { ...of('sahyadri'), body: { intake: [entry] } })).status).toBe(404);
  expect((await controller('listIntakes', of('sahyadri'))).data.mayChange).toBe(false);
  expect((await controller('saveIntakes', { ...of('sahyadri'), body: { intake: [entry] } })).status).toBe(
    403,
  );
});

test('saving an institute keeps the rows of the programs that it still offers, and its intakes', async () => {
  const admin = await server.actAs(seededID('user/9000000051'));
  await officer('saveIntakes', { ...of('sahyadri'), body: { intake: [entry] } });
  const params = { id: instituteID('sahyadri') };
  const { institute } = (await admin('getInstitute', { params })).data;
  const { programIDs = [], rowVersion = 0 } = institute;
  const gone = programIDs.find((id) => id !== computer) ?? '';
  const came = programID('M.Pharm', 'Pharmacology');
  const offered = [...programIDs.filter((id) => id !== gone), came];
  const rows = () =>
    server.database.db.select().from(institutePrograms).where(eq(institutePrograms.instituteID, params.id));
  const before = await rows();
  expect((await admin('updateInstitute', { params, body: { programIDs: offered, rowVersion } })).status).toBe(
    200,
  );
  const after = await rows();
  expect(new Set(after.map((row) => row.programID))).toEqual(new Set(offered));
  const kept = before.filter((row) => row.programID !== gone);
  expect(kept.some((row) => row.intake !== null)).toBe(true);
  expect(after).toEqual(expect.arrayContaining(kept));
  expect((await officer('listIntakes', of('sahyadri'))).data.intake).toContainEqual(
    expect.objectContaining({ ...entry, rowVersion: 1 }),
  );
});
