/** The table of `@aarambh/forms/fixtures`, put to the API: the same values get the same verdicts as in the forms. */
import * as forms from '@aarambh/forms';
import { validate, type Judged, type PayloadDefinition } from '@aarambh/forms';
import {
  fieldCases,
  formFixtures,
  formNames,
  payloadFixtures,
  type FieldCase,
  type FormFixture,
  type FormName,
  type PayloadFixture,
} from '@aarambh/forms/fixtures';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { industryID } from '../src/seed/data/industries.ts';
import { instituteID } from '../src/seed/data/institutes.ts';
import { newMember, sentCode } from './support/registration.ts';
import { startTestServer, type Call, type TestServer } from './support/server.ts';

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
  const named = Object.entries(records).filter(([name]) => name in body && Reflect.get(body, name) !== '');
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

describe.each(formNames)('%s', (form) => {
  const { operationID, wireNames } = wiring(form);
  const rows = fieldCases.filter((row) => row.form === form);
  const sent = rows.filter(({ wire }) => wire);
  const valid = sent.filter(({ code }) => code === null);
  const invalid = sent.filter(({ code }) => code !== null);
  const withValue = ({ field, value }: FieldCase) => ({
    ...bodyOf(operationID),
    [wireNames[field] ?? field]: value,
  });

  test.each(invalid)('$field: the API says $code of $value', async (row) => {
    const path = wireNames[row.field] ?? row.field;
    expect(await judged(operationID, withValue(row))).toEqual(refusedWith({ path, code: row.code ?? '' }));
  });

  // The name of a record may be well-formed; that there is no such record only the server can say.
  const isRecord = ({ field }: FieldCase) => records[wireNames[field] ?? field] !== undefined;

  test.each(valid.filter((row) => !isRecord(row)))(
    '$field: no rule of the API is against $value',
    async (row) => {
      if (operationID === 'resetPassword') withTicket = await newTicket();
      expect((await judged(operationID, withValue(row))).status).not.toBe(422);
    },
  );

  test.each(valid.filter(isRecord))('$field: the API knows no record $value', async (row) => {
    const { fields } = await judged(operationID, withValue(row));
    expect(fields).toHaveLength(1);
    expect(fields[0]?.path).toBe(wireNames[row.field] ?? row.field);
    expect(['oneOf', 'unknown']).toContain(fields[0]?.code);
  });

  const inBody = ({ field }: FieldCase) =>
    wireNames[field] !== undefined || field in payloadFixtures[operationID].body;
  const changed = rows.filter((row) => !row.wire && inBody(row));
  test.each(changed.filter(({ code }) => code === null))(
    '$field: no rule of the API is against what is sent for $value',
    async ({ field, value }) => {
      const body = sentFor[form]({ ...formFixtures[form].values, [field]: value } as never);
      expect((await judged(operationID, { ...body, ...namedIn(body) })).status).not.toBe(422);
    },
  );

  // The API takes six characters for both codes, and does not know what else a person can be.
  const narrower = new Set(['code', 'workStatus']);
  test.each(changed.filter(({ code, field }) => code !== null && !narrower.has(field)))(
    '$field: the API refuses too what would be sent for $value',
    async ({ field, value }) => {
      const body = sentFor[form]({ ...formFixtures[form].values, [field]: value } as never);
      const { fields } = await judged(operationID, { ...body, ...namedIn(body) });
      expect(fields.map(({ path }) => path)).toEqual([wireNames[field] ?? field]);
    },
  );

  const kept = [...new Set(rows.filter((row) => !row.wire && !inBody(row)).map(({ field }) => field))];
  test.each(kept)('%s stays in the page: the API does not know it', async (field) => {
    const { values }: FormFixture = formFixtures[form];
    const body = { ...bodyOf(operationID), [field]: values[field] };
    expect(await judged(operationID, body)).toEqual(refusedWith({ path: field, code: 'unknownField' }));
  });
});

const combinations = formNames.flatMap((form) =>
  formFixtures[form].combinations.map((combination) => ({ form, ...combination })),
);

test.each(combinations)('$form: $about', async ({ form, change, errors }) => {
  const { operationID, wireNames } = wiring(form);
  const body = sentFor[form]({ ...formFixtures[form].values, ...change } as never);
  const { fields } = await judged(operationID, { ...body, ...namedIn(body) });
  // The confirmation is the form's alone.
  const expected = errors.filter(({ path }) => path !== 'confirmPassword');
  expect(fields.map(({ path }) => path)).toEqual(expected.map(({ path }) => wireNames[path] ?? path));
});

const operationIDs = Object.keys(payloadFixtures) as OperationID[];

describe.each(operationIDs)('body of %s', (operationID) => {
  const fixture: PayloadFixture = payloadFixtures[operationID];
  const changed = (change: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries({ ...bodyOf(operationID), ...change }).filter(([, value]) => value !== undefined),
    );

  test.each(fixture.changes)('$about', async ({ change, errors }) => {
    if (operationID === 'resetPassword') withTicket = await newTicket();
    const { code, fields } = await judged(operationID, changed(change));
    expect(fields).toEqual(errors);
    expect(code === 'VALIDATION_FAILED').toBe(errors.length > 0);
  });

  test('gets the verdict of the form, whatever it is', async () => {
    const definition: PayloadDefinition<unknown> = forms.payloads[operationID];
    const rules: Judged<unknown> = definition;
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
        const body = changed(change);
        const verdict = validate(rules, body);
        const { fields } = await judged(operationID, body);
        const expected = verdict.ok ? [] : verdict.errors.map(({ path, code }) => ({ path, code }));
        // Of a body that obeys every rule the API may still say that it names no record.
        const told = verdict.ok ? fields.filter(({ path }) => records[path] === undefined) : fields;
        expect(told).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
