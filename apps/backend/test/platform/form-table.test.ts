/** The table of `@aarambh/forms/fixtures`, put to the API: the same values get the same verdicts as in the forms. */
import * as forms from '@aarambh/forms';
import { validate, type Validatable, type PayloadDefinition } from '@aarambh/forms';
import {
  fieldCases,
  formFixtures,
  formNames,
  payloadFixtures,
  type FormFixture,
  type FormName,
  type PayloadFixture,
} from '@aarambh/forms/fixtures';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { industryID } from '../../src/seed/data/industries.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { disagreements } from '../support/disagreements.ts';
import { newMember, sentCode } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

// Each test goes through a whole table.
vi.setConfig({ testTimeout: 120_000 });

type OperationID = keyof typeof payloadFixtures;

const mobileNumber = '9876543210';

let server: TestServer;
/** Calls as somebody whose code was right; a new password is taken from nobody else. */
let withTicket: Call;
beforeAll(async () => {
  const many = { most: 100_000, seconds: 60 };
  server = await startTestServer({
    limits: {
      loginPerAddress: many,
      loginPerCaller: many,
      loginPerMobile: many,
      registerPerAddress: many,
      leadPerAddress: many,
      otpSendPerAddress: many,
      otpSendPerCaller: many,
      otpSendPerMobile: many,
      otpVerifyPerAddress: many,
      otpFailurePerCaller: many,
      activationPerAddress: many,
      resetPerAddress: many,
    },
  });
  withTicket = await newTicket();
});
afterAll(() => server.close());

async function newTicket(): Promise<Call> {
  const member = await newMember(server);
  const code = await sentCode(server, member.mobileNumber, 'reset');
  const { data } = await server.call('verifyOtp', { body: { mobileNumber: member.mobileNumber, code } });
  return server.callWith(data.token);
}

/** Records that exist here, by the properties that name one; what the fixtures name exists nowhere. */
const records: Readonly<Record<string, string>> = {
  institute: instituteID('sahyadri'),
  industry: industryID('Insurance'),
  industryType: industryID('Insurance'),
};

/** A valid body of an operation, with records that exist. */
function bodyOf(operationID: OperationID): Record<string, unknown> {
  const { body }: PayloadFixture = payloadFixtures[operationID];
  return { ...body, ...namedIn(body) };
}

/** The records that a form's body names, replaced by some that exist. */
function namedIn(body: object): Record<string, string> {
  const named = Object.entries(records).filter(
    ([name]) => name in body && !['', null].includes(Reflect.get(body, name)),
  );
  return Object.fromEntries(named);
}

async function judged(operationID: OperationID, body: object) {
  const call = operationID === 'resetPassword' ? withTicket : server.call;
  const { status, error } = await call(operationID, { body });
  const fields = (error?.fields ?? []).map(({ path, code }) => ({ path, code }));
  return { status, code: error?.code ?? null, fields };
}

const refusedWith = (...fields: readonly { path: string; code: string }[]) => ({
  status: 422,
  code: 'VALIDATION_FAILED',
  fields,
});

const formByName: Pick<typeof forms, FormName> = forms;

function wiring(form: FormName) {
  const {
    payload,
    wireNames,
  }: { payload: { operationId: string }; wireNames: Record<string, string | undefined> } = formByName[form];
  return { operationID: payload.operationId as OperationID, wireNames };
}

/** What a form sends for its values, whatever they are. */
const sentFor: Readonly<Record<FormName, (values: never) => object>> = {
  login: (values) => forms.login.toPayload(values),
  candidateRegistration: (values) => forms.candidateRegistration.toPayload(values),
  employerRegistration: (values) => forms.employerRegistration.toPayload(values),
  contactLead: (values) => forms.contactLead.toPayload(values),
  forgotPasswordMobile: (values) => forms.forgotPasswordMobile.toPayload(values),
  forgotPasswordCode: (values) => forms.forgotPasswordCode.toPayload(values, { mobileNumber }),
  otpVerification: (values) => forms.otpVerification.toPayload(values, { mobileNumber }),
  resetPassword: (values) => forms.resetPassword.toPayload(values, { mobileNumber }),
};

/** A case with how its form is wired to the API. */
const cases = fieldCases.map((row) => ({ ...row, ...wiring(row.form) }));
type Case = (typeof cases)[number];

const pathOf = ({ field, wireNames }: Case) => wireNames[field] ?? field;
const nameOf = ({ form, field, value, code }: Case) => `${form}.${field} ${JSON.stringify(value)} (${code})`;
const inBody = ({ field, operationID, wireNames }: Case) =>
  wireNames[field] !== undefined || field in payloadFixtures[operationID].body;
/** The name of a record may be well-formed; that there is no such record only the server can say. */
const isRecord = (row: Case) => records[pathOf(row)] !== undefined;

/** The verdict on a body with a value as it is. */
const judgedWith = (row: Case) =>
  judged(row.operationID, { ...bodyOf(row.operationID), [pathOf(row)]: row.value });

/** The verdict on what the form sends when the value is in its field. */
function judgedSent({ form, field, value, operationID }: Case) {
  const body = sentFor[form]({ ...formFixtures[form].values, [field]: value } as never);
  return judged(operationID, { ...body, ...namedIn(body) });
}

const sent = cases.filter(({ wire }) => wire);
const changed = cases.filter((row) => !row.wire && inBody(row));

test('the API says of every wrong value what the form says', async () => {
  const invalid = sent.filter(({ code }) => code !== null);
  const wrong = await disagreements(invalid, nameOf, async (row) => ({
    found: await judgedWith(row),
    right: refusedWith({ path: pathOf(row), code: row.code ?? '' }),
  }));
  expect(wrong).toEqual([]);
});

test('no rule of the API is against a value that the form takes', async () => {
  const valid = sent.filter((row) => row.code === null && !isRecord(row));
  const wrong = await disagreements(valid, nameOf, async (row) => {
    if (row.operationID === 'resetPassword') withTicket = await newTicket();
    return { found: (await judgedWith(row)).status === 422, right: false };
  });
  expect(wrong).toEqual([]);
});

test('the API knows no record that does not exist, however well-formed its name', async () => {
  const unknown = sent.filter((row) => row.code === null && isRecord(row));
  const wrong = await disagreements(unknown, nameOf, async (row) => {
    const { fields } = await judgedWith(row);
    const [{ path, code } = { path: '', code: '' }] = fields;
    const isUnknown = code === 'oneOf' || code === 'unknown';
    return {
      found: { count: fields.length, path, isUnknown },
      right: { count: 1, path: pathOf(row), isUnknown: true },
    };
  });
  expect(wrong).toEqual([]);
});

test('no rule of the API is against what a form sends for a value that it changes first', async () => {
  const valid = changed.filter(({ code }) => code === null);
  const wrong = await disagreements(valid, nameOf, async (row) => ({
    found: (await judgedSent(row)).status === 422,
    right: false,
  }));
  expect(wrong).toEqual([]);
});

test('the API refuses too what would be sent for a wrong value that a form changes first', async () => {
  // The API takes six characters for both codes, and does not know what else a person can be.
  const narrower = new Set(['code', 'workStatus']);
  const invalid = changed.filter(({ code, field }) => code !== null && !narrower.has(field));
  const wrong = await disagreements(invalid, nameOf, async (row) => ({
    found: (await judgedSent(row)).fields.map(({ path }) => path),
    right: [pathOf(row)],
  }));
  expect(wrong).toEqual([]);
});

test('what stays in the page is unknown to the API', async () => {
  const kept = cases.filter((row) => !row.wire && !inBody(row));
  const wrong = await disagreements(kept, nameOf, async ({ form, field, operationID }) => {
    const { values }: FormFixture = formFixtures[form];
    return {
      found: await judged(operationID, { ...bodyOf(operationID), [field]: values[field] }),
      right: refusedWith({ path: field, code: 'unknownField' }),
    };
  });
  expect(wrong).toEqual([]);
});

test('fields that contradict each other are refused as in the form', async () => {
  const combinations = formNames.flatMap((form) =>
    formFixtures[form].combinations.map((combination) => ({ form, ...combination })),
  );
  const wrong = await disagreements(
    combinations,
    ({ form, about }) => `${form}: ${about}`,
    async ({ form, change, errors }) => {
      const { operationID, wireNames } = wiring(form);
      const body = sentFor[form]({ ...formFixtures[form].values, ...change } as never);
      const { fields } = await judged(operationID, { ...body, ...namedIn(body) });
      // The confirmation is the form's alone.
      const expected = errors.filter(({ path }) => path !== 'confirmPassword');
      return {
        found: fields.map(({ path }) => path),
        right: expected.map(({ path }) => wireNames[path] ?? path),
      };
    },
  );
  expect(wrong).toEqual([]);
});

const operationIDs = Object.keys(payloadFixtures) as OperationID[];

/** A valid body with some properties changed; those that are undefined are left out. */
const changedBody = (operationID: OperationID, change: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries({ ...bodyOf(operationID), ...change }).filter(([, value]) => value !== undefined),
  );

test('every change of a valid body gets the verdict that the fixtures say', async () => {
  const changes = operationIDs.flatMap((operationID) => {
    const fixture: PayloadFixture = payloadFixtures[operationID];
    return fixture.changes.map((change) => ({ operationID, ...change }));
  });
  const wrong = await disagreements(
    changes,
    ({ operationID, about }) => `${operationID}: ${about}`,
    async ({ operationID, change, errors }) => {
      if (operationID === 'resetPassword') withTicket = await newTicket();
      const { code, fields } = await judged(operationID, changedBody(operationID, change));
      return {
        found: { fields, isInvalid: code === 'VALIDATION_FAILED' },
        right: { fields: errors, isInvalid: errors.length > 0 },
      };
    },
  );
  expect(wrong).toEqual([]);
});

describe.each(operationIDs)('body of %s', (operationID) => {
  const fixture: PayloadFixture = payloadFixtures[operationID];

  test('gets the verdict of the form, whatever it is', async () => {
    const definition: PayloadDefinition<unknown> = forms.payloads[operationID];
    const rules: Validatable<unknown> = definition;
    const values = fieldCases
      .filter(({ form }) => wiring(form).operationID === operationID)
      .map(({ value }) => value);
    // A body with a key __proto__ is no JSON to the API; requests.test.ts has it.
    const json = fc
      .jsonValue({ maxDepth: 1 })
      .filter((value) => !JSON.stringify(value).includes('__proto__'));
    const anyValue = fc.oneof(fc.constantFrom(...values, ''), fc.string(), json);
    const changes = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(fixture.body)), fc.stringMatching(/^[a-z]{1,6}$/)),
      fc.option(anyValue, { nil: undefined }),
      { minKeys: 1, maxKeys: 4 },
    );
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        const body = changedBody(operationID, change);
        const verdict = validate(rules, body);
        const { fields } = await judged(operationID, body);
        const expected = verdict.ok ? [] : verdict.errors.map(({ path, code }) => ({ path, code }));
        // Of a body that obeys every rule the API may still say that it names no record, or that it lacks what staff need not say.
        const isLeftOut = ({ path }: { path: string }) =>
          records[path] !== undefined || (operationID === 'addCompany' && path === 'password');
        const told = verdict.ok ? fields.filter((field) => !isLeftOut(field)) : fields;
        expect(told).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
