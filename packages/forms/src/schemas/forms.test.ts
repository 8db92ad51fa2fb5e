import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldCases,
  formFixtures,
  formNames,
  payloadFixtures,
  type FormFixture,
  type FormName,
  type PayloadFixture,
} from '../../fixtures/index.ts';
import type { FormValues, Validatable, PayloadDefinition } from '../definition/definition.ts';
import { validate, validatePayload, type FieldError } from '../definition/validate.ts';
import * as forms from './index.ts';

type OperationId = keyof typeof payloadFixtures;

const operationIds = Object.keys(payloadFixtures) as OperationId[];

const mobileNumber = '9876543210';
const formByName: Pick<typeof forms, FormName> = forms;

/** What each form makes of its values, typed loosely so that one table can drive all of them. */
const toPayload: Readonly<Record<FormName, (values: never) => object>> = {
  login: (values) => forms.login.toPayload(values),
  candidateRegistration: (values) => forms.candidateRegistration.toPayload(values),
  employerRegistration: (values) => forms.employerRegistration.toPayload(values),
  contactLead: (values) => forms.contactLead.toPayload(values),
  forgotPasswordMobile: (values) => forms.forgotPasswordMobile.toPayload(values),
  forgotPasswordCode: (values) => forms.forgotPasswordCode.toPayload(values, { mobileNumber }),
  otpVerification: (values) => forms.otpVerification.toPayload(values, { mobileNumber }),
  resetPassword: (values) => forms.resetPassword.toPayload(values, { mobileNumber }),
};

function codesOf(
  verdict: { ok: true } | { ok: false; errors: readonly FieldError[] },
): { path: string; code: string }[] {
  return verdict.ok ? [] : verdict.errors.map(({ path, code }) => ({ path, code }));
}

type AnyForm = {
  payload: PayloadDefinition<unknown>;
  wireNames: Readonly<Record<string, string | undefined>>;
};

function payloadOf(name: FormName, values: FormValues): object {
  // Each fixture has the values of its own form.
  return toPayload[name](values as never);
}

describe.each(formNames)('%s', (name) => {
  const form = formByName[name];
  const fixture: FormFixture = formFixtures[name];
  const definition: Validatable<unknown> = form;
  const payload: PayloadDefinition<unknown> = form.payload;

  it('takes its valid answer as it is, and so does the body that it makes', () => {
    expect(validate(definition, fixture.values)).toEqual({ ok: true, value: fixture.values });
    const body = payloadOf(name, fixture.values);
    expect(validate(payload, body)).toEqual({ ok: true, value: body });
  });

  it('has every field in the fixture, the defaults, the order and the schema', () => {
    const fields = Object.keys(form.fields).toSorted();
    expect(Object.keys(fixture.fields).toSorted()).toEqual(fields);
    expect(Object.keys(form.defaultValues).toSorted()).toEqual(fields);
    expect([...form.fieldOrder].toSorted()).toEqual(fields);
  });

  it('asks for every field that is needed when nothing is filled in, in page order', () => {
    const errors = codesOf(validate(definition, form.defaultValues));
    const needed = form.fieldOrder.filter((field) => {
      const { valid, invalid } = fixture.fields[field] ?? { valid: [], invalid: [] };
      const untouched: unknown = Reflect.get(form.defaultValues, field);
      const isChecked = field === 'institute' || invalid.some(({ value }) => value === untouched);
      return isChecked && !valid.includes(untouched as never);
    });
    expect(errors.map(({ path }) => path)).toEqual(needed);
  });

  it('says of every value of the table what the table says', () => {
    const rows = fieldCases.filter((each) => each.form === name);
    const said = rows.map(({ field, value, code }) => {
      const errors = codesOf(validate(definition, { ...fixture.values, [field]: value }));
      // A password that is wrong blames its confirmation too; a field that is right blames no other.
      return { field, value, errors: code === null ? errors : errors.filter(({ path }) => path === field) };
    });
    expect(said).toEqual(
      rows.map(({ field, value, code }) => ({
        field,
        value,
        errors: code === null ? [] : [{ path: field, code }],
      })),
    );
  });

  it('refuses every field without a value, and with one of another type', () => {
    const fields = Object.keys(fixture.fields);
    const said = fields.map((field) => {
      const { [field]: _, ...others } = fixture.values;
      const without = codesOf(validate(definition, others)).filter(({ path }) => path === field);
      const ofAnotherType = [null, 7, [], {}].map(
        (value) => codesOf(validate(definition, { ...fixture.values, [field]: value }))[0],
      );
      return { field, without, ofAnotherType };
    });
    expect(said).toEqual(
      fields.map((field) => ({
        field,
        without: [{ path: field, code: 'required' }],
        ofAnotherType: [null, 7, [], {}].map(() => ({
          path: field,
          code: field === 'workStatus' ? 'oneOf' : 'type',
        })),
      })),
    );
  });

  it('makes a body that is valid whenever the answer is', () => {
    const anyValues = fc.record(
      Object.fromEntries(
        Object.entries(fixture.fields).map(([field, { valid, invalid }]) => [
          field,
          fc.constantFrom(...valid, ...invalid.slice(0, 1).map(({ value }) => value)),
        ]),
      ),
    );
    fc.assert(
      fc.property(anyValues, (values) => {
        const verdict = validate(definition, values);
        if (!verdict.ok) return;
        expect(codesOf(validate(payload, payloadOf(name, values)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

it('the bodies say of every value of the table what the table says', () => {
  const rows = fieldCases.filter(({ wire }) => wire);
  const withProperty = rows.map((row) => {
    const { payload, wireNames }: AnyForm = formByName[row.form];
    return { ...row, payload, property: wireNames[row.field] ?? row.field };
  });
  const said = withProperty.map(({ form, field, value, payload, property }) => {
    const body = payloadOf(form, formFixtures[form].values);
    return { form, field, value, errors: codesOf(validate(payload, { ...body, [property]: value })) };
  });
  expect(said).toEqual(
    withProperty.map(({ form, field, value, code, property }) => ({
      form,
      field,
      value,
      errors: code === null ? [] : [{ path: property, code }],
    })),
  );
});

it('fields that contradict each other are blamed as the table says', () => {
  const combinations = formNames.flatMap((name) =>
    formFixtures[name].combinations.map((combination) => ({ name, ...combination })),
  );
  const said = combinations.map(({ name, about, change }) => {
    const definition: Validatable<unknown> = formByName[name];
    return {
      name,
      about,
      errors: codesOf(validate(definition, { ...formFixtures[name].values, ...change })),
    };
  });
  expect(said).toEqual(combinations.map(({ name, about, errors }) => ({ name, about, errors })));
});

describe.each(operationIds)('body of %s', (operationId) => {
  const payload: PayloadDefinition<unknown> = forms.payloads[operationId];
  const fixture: PayloadFixture = payloadFixtures[operationId];

  it('says which operation it belongs to', () => {
    expect(payload.operationId).toBe(operationId);
  });

  it('is the one that the forms send, not a copy with texts of its own', () => {
    const senders = formNames.filter((form) => formByName[form].payload.operationId === operationId);
    for (const form of senders) expect(formByName[form].payload).toBe(payload);
  });

  it('takes the valid one as it is', () => {
    expect(validate(payload, fixture.body)).toEqual({ ok: true, value: fixture.body });
  });

  it('says of every change of it what the table says', () => {
    const said = fixture.changes.map(({ about, change }) => {
      const changed = Object.entries({ ...fixture.body, ...change }).filter(
        ([, value]) => value !== undefined,
      );
      return { about, errors: codesOf(validate(payload, Object.fromEntries(changed))) };
    });
    expect(said).toEqual(fixture.changes.map(({ about, errors }) => ({ about, errors })));
  });

  it('refuses what is no body as a whole', () => {
    const bodies = [undefined, null, 'text', 1, true, []];
    expect(bodies.map((body) => codesOf(validate(payload, body)))).toEqual(
      bodies.map((body) => [{ path: '', code: body === undefined ? 'required' : 'type' }]),
    );
  });

  it('checks anything without throwing, and twice alike', () => {
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(fixture.body), '__proto__', 'constructor'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(key, fc.anything())), (body) => {
        const verdict = validate(payload, body);
        expect(validate(payload, body)).toEqual(verdict);
      }),
      { numRuns: 500 },
    );
  });
});

describe('payload mapping', () => {
  it('a fresher: type C, isFresher true, and null for what was left empty', () => {
    const values = { ...formFixtures.candidateRegistration.values, state: '', city: '  ' };
    expect(forms.candidateRegistration.toPayload({ ...values, workStatus: 'fresher' })).toEqual({
      firstName: 'Asha',
      lastName: 'Patil',
      type: 'C',
      city: null,
      state: null,
      institute: '0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01',
      mobileNumber: '9876543210',
      email: 'asha.patil@example.com',
      password: 'Demo@2026',
      isFresher: true,
    });
  });

  it('an experienced candidate: isFresher false, and no city, state and institute at all', () => {
    const { values } = formFixtures.candidateRegistration;
    expect(forms.candidateRegistration.toPayload({ ...values, workStatus: 'experienced' })).toEqual({
      firstName: 'Asha',
      lastName: 'Patil',
      type: 'C',
      mobileNumber: '9876543210',
      email: 'asha.patil@example.com',
      password: 'Demo@2026',
      isFresher: false,
    });
  });

  it('an employer: the names of the company call, a whole website, no white space around texts', () => {
    const { values } = formFixtures.employerRegistration;
    const typed = {
      ...values,
      companyName: ' Navyug Software ',
      companyLocation: ' Pune, Maharashtra',
      companyWebsite: 'navyug.example.com ',
      contactPersonDesignation: 'HR manager ',
    };
    expect(forms.employerRegistration.toPayload(typed)).toEqual(payloadFixtures.addCompany.body);
  });

  it('a lead: always New and Open, without a message that was not written', () => {
    const { values } = formFixtures.contactLead;
    const typed = {
      ...values,
      firstName: ' किरण ',
      lastName: 'D. Desai 2nd ',
      description: ` ${values.description}\n`,
    };
    expect(forms.contactLead.toPayload(typed)).toEqual(payloadFixtures.createLead.body);
    expect(forms.contactLead.toPayload({ ...values, description: ' \n' })).not.toHaveProperty('description');
  });

  it('codes and the new password go with the number that they are for', () => {
    expect(forms.otpVerification.toPayload({ code: '482913' }, { mobileNumber })).toEqual({
      code: '482913',
      mobileNumber,
    });
    expect(forms.forgotPasswordCode.toPayload({ code: 'A1b2C3' }, { mobileNumber })).toEqual({
      code: 'A1b2C3',
      mobileNumber,
    });
    const passwords = { password: 'Demo@2026', confirmPassword: 'Demo@2026' };
    expect(forms.resetPassword.toPayload(passwords, { mobileNumber })).toEqual({
      password: 'Demo@2026',
      mobileNumber,
    });
  });

  it('the captcha and the confirmation stay out of every body', () => {
    expect(forms.login.toPayload(formFixtures.login.values)).toEqual({
      mobileNumber: '9876543210',
      password: 'secret',
    });
    for (const name of formNames) {
      const body = payloadOf(name, formFixtures[name].values);
      for (const absent of ['captcha', 'recaptcha', 'confirmPassword', 'termsOfUse']) {
        expect(body).not.toHaveProperty(absent);
      }
    }
  });

  it('validatePayload checks the body of its form', () => {
    expect(validatePayload(forms.login, payloadFixtures.login.body).ok).toBe(true);
    expect(codesOf(validatePayload(forms.login, formFixtures.login.values))).toEqual([
      { path: 'captcha', code: 'unknownField' },
    ]);
  });
});

describe('texts of errors', () => {
  it('are those of the field, in the form and in the body', () => {
    const { values } = formFixtures.employerRegistration;
    const form = validate(forms.employerRegistration, {
      ...values,
      contactPersonFirstName: '1',
      companyName: '',
    });
    expect(form).toMatchObject({
      errors: [
        { path: 'companyName', key: 'company name required' },
        { path: 'contactPersonFirstName', key: 'contact person name validation' },
      ],
    });
    const body = { ...payloadFixtures.addCompany.body, spocFirstName: '1', name: '' };
    expect(validate(forms.payloads.addCompany, body)).toMatchObject({
      errors: [
        { path: 'name', key: 'company name required' },
        { path: 'spocFirstName', key: 'contact person name validation' },
      ],
    });
  });

  it('bear the names that the specification gives them', () => {
    const { values } = formFixtures.candidateRegistration;
    const wrong = {
      firstName: '1',
      lastName: '1',
      contactNumber: '1',
      password: '1',
      confirmPassword: '2',
      captcha: '',
    };
    const verdict = validate(forms.candidateRegistration, { ...values, ...wrong });
    expect(verdict.ok ? [] : verdict.errors.map(({ key }) => key)).toEqual([
      'first name validation',
      'last name validation',
      'mobile validation',
      'password validation error',
      'confirm password match error',
      'captcha error',
    ]);
  });
});
