/**
 * Whose records are seen and changed: every operation that takes an id of a person's data, asked about one student by the
 * student, by others and by staff within and without. What is answered is written to `access-to-others.txt`, where a change
 * is seen in review (`vitest -u` writes it anew).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../src/identity/tables/users.ts';
import { loadContract, type OperationDescription } from '../../src/platform/contract.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID, universityID } from '../../src/seed/data/institutes.ts';
import type { RoleKey } from '../../src/identity/roles/system-roles.ts';
import { addPerson } from '../support/people.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { decidedByOthers, idsOfOthers, personalRecords } from '../support/personal-records.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTestServer, type Parts, type TestServer } from '../support/server.ts';
import { tableOf } from '../support/text-table.ts';

const contract = loadContract();

/** Who asks about a student of Sahyadri, which belongs to the Deccan university. */
const askers = {
  owner: undefined,
  'another student': ['student', instituteID('sahyadri')],
  experienced: ['experienced', null],
  employer: ['employer', companyID('navyug')],
  'own officer': ['institute-officer', instituteID('sahyadri')],
  'other officer': ['institute-officer', instituteID('hooghly')],
  'own university': ['university-officer', universityID('deccan')],
  'other university': ['university-officer', universityID('kaveri')],
  support: ['support', null],
  'super-admin': ['super-admin', null],
} as const satisfies Record<string, readonly [RoleKey, string | null] | undefined>;

type Asker = keyof typeof askers;
const askerNames = Object.keys(askers).filter((name): name is Asker => name in askers);

/** Those who have nothing to do with the student. */
const strangers = [
  'another student',
  'experienced',
  'employer',
  'other officer',
  'other university',
] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerPerson: { most: 100_000, seconds: 60 } } });
});
afterAll(() => server.close());

/** Operations that take an id of something that has an owner. */
const personal = contract.operations.filter(
  (operation) => namesPerson(operation) && !Object.hasOwn(idsOfOthers, operation.id),
);

/** Whether a person is named, or a record by an operation that is for its owner. */
function namesPerson(operation: OperationDescription): boolean {
  const { access, path } = operation;
  if (access === 'public') return false;
  const names = declaredNames(operation);
  const isForOwner = Array.isArray(access) && access.includes('own');
  return (
    (isForOwner && (path.includes('{') || names.includes('id'))) ||
    (path.startsWith('/user/') && path.includes('{')) ||
    names.some((name) => ['userID', 'ownerID', 'userIDs'].includes(name))
  );
}

/** Names of the query parameters and of the body's fields. */
function declaredNames({ path, method }: OperationDescription): string[] {
  const item = objectOf(objectOf(contract.document.paths)[path]);
  const operation = objectOf(item[method.toLowerCase()]);
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(resolved) : [];
  const request = resolved(operation.requestBody);
  const { schema } = objectOf(objectOf(request.content)['application/json']);
  return [
    ...parameters.filter((each) => each.in === 'query').map(({ name }) => String(name)),
    ...fieldsOf(schema),
  ];
}

function fieldsOf(schema: unknown): string[] {
  const { properties, allOf, anyOf, oneOf } = resolved(schema);
  const parts = [allOf, anyOf, oneOf].flatMap((each): unknown[] => (Array.isArray(each) ? each : []));
  return [...Object.keys(objectOf(properties)), ...parts.flatMap(fieldsOf)];
}

function resolved(value: unknown): Record<string, unknown> {
  return objectOf(contract.resolve(value));
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** What is answered to each about a record made for this question. An operation that is not built answers nobody. */
async function askAbout(operation: OperationDescription): Promise<readonly string[]> {
  const naming = personalRecords[operation.id];
  if (naming === undefined) return notBuilt(operation);
  const answers: string[] = [];
  for (const name of askerNames) {
    const { db } = server.database;
    const owner = await addPerson(db, 'student', instituteID('sahyadri'));
    const parts = await naming(db, owner);
    const call = await server.actAs((await asker(name, owner)).id);
    const { status } = await call(operation.id, requestAbout(operation, parts));
    if (status === 501) return ['not built'];
    answers.push(String(status));
  }
  return answers;
}

/** @throws Error when the operation is built, and nobody has said how a record for it is made */
async function notBuilt(operation: OperationDescription): Promise<readonly string[]> {
  const { db } = server.database;
  const call = await server.actAs((await addPerson(db, 'super-admin', null)).id);
  const { status } = await call(operation.id, sampleRequest(contract, operation));
  if (status === 501) return ['not built'];
  throw new Error(`Say in support/personal-records.ts how ${operation.id} names a record of a person.`);
}

async function asker(name: Asker, owner: User): Promise<User> {
  const described = askers[name];
  if (described === undefined) return owner;
  const [role, parentID] = described;
  return addPerson(server.database.db, role, parentID);
}

function requestAbout(operation: OperationDescription, { params, query, body }: Parts): Parts {
  const sample = sampleRequest(contract, operation);
  return {
    ...sample,
    params: { ...sample.params, ...params },
    query: { ...sample.query, ...query },
    ...(sample.body === undefined ? {} : { body: { ...sample.body, ...body } }),
  };
}

let answers: ReadonlyMap<OperationId, readonly string[]>;
beforeAll(async () => {
  const rows = new Map<OperationId, readonly string[]>();
  for (const operation of personal) rows.set(operation.id, await askAbout(operation));
  answers = rows;
}, 120_000);

test('the owner is answered, and those who have nothing to do with the student are not', () => {
  const wrong = [...answers].flatMap(([id, row]) => {
    const answerTo = (name: Asker) => row[askerNames.indexOf(name)] ?? '';
    if (row[0] === 'not built') return [];
    const reached = strangers.filter((name) => !['403', '404'].includes(answerTo(name)));
    const forOwner = decidedByOthers.has(id) ? '403' : '200';
    return answerTo('owner') === forOwner && reached.length === 0
      ? []
      : [
          `${id}: owner ${answerTo('owner')}, ${reached.map((name) => `${name} ${answerTo(name)}`).join(', ')}`,
        ];
  });
  expect(wrong).toEqual([]);
});

test('the table of what is answered about somebody else is the one that was reviewed', async () => {
  const rows = [...answers].map(([id, row]) => [id, ...row]);
  await expect(tableOf(['about a student', ...askerNames], rows)).toMatchFileSnapshot(
    './access-to-others.txt',
  );
});
