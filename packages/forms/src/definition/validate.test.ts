import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { mobile, required, type Rule } from '../rules/index.ts';
import { failed, passed } from '../rules/rule.ts';
import { defineForm, definePayload } from './defineForm.ts';
import { crossField, text } from './ruleChecks.ts';
import { errorKey, validate, validatePayload } from './validate.ts';

const sameNumber: Rule<{ first: string; second: string }> = ({ first, second }) =>
  first === second ? passed : failed('mustMatch', { max: 1 });

const form = defineForm({
  id: 'twoNumbers',
  schema: z
    .object({ second: text(required(mobile)), first: text(required(mobile)) })
    .check(crossField('second', sameNumber)),
  defaultValues: { first: '', second: '' },
  fieldOrder: ['first', 'second'],
  fields: {
    first: { control: 'phone', label: 'mobile label', errors: { mobile: 'forgot mobile length' } },
    second: { control: 'phone', label: 'mobile label' },
  },
  wireNames: { first: 'number' },
  payload: {
    operationId: 'twoNumbers',
    schema: z.strictObject({ number: text(required(mobile)) }),
  },
  toPayload: ({ first }) => ({ number: first }),
});

describe('validate', () => {
  it('gives the values back, without what the form does not know', () => {
    const values = { first: '9876543210', second: '9876543210' };
    expect(validate(form, { ...values, extra: 1 })).toEqual({ ok: true, value: values });
  });

  it('lists one error per field in page order, whatever the order of the schema', () => {
    expect(validate(form, { first: '', second: '1' })).toEqual({
      ok: false,
      errors: [
        { path: 'first', code: 'required', params: {}, key: 'field required' },
        { path: 'second', code: 'mobile', params: { digits: 10 }, key: 'mobile validation' },
      ],
    });
  });

  it('names the first twenty fields that a body must not have, however many it has', () => {
    const unknown = Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`n${at}`, 1]));
    const verdict = validatePayload(form, { number: '1', ...unknown });
    expect(verdict).toMatchObject({ ok: false });
    const paths = verdict.ok ? [] : verdict.errors.map(({ path }) => path);
    expect(paths).toEqual(['number', ...Array.from({ length: 20 }, (_, at) => `n${at}`)]);
  });

  it('checks rules between fields also when another field is wrong, and blames a field once', () => {
    expect(validate(form, { first: '1', second: '9876543210' })).toMatchObject({
      errors: [
        { path: 'first', code: 'mobile', key: 'forgot mobile length' },
        { path: 'second', code: 'mustMatch', params: { max: 1 }, key: 'confirm password match error' },
      ],
    });
    expect(validate(form, { first: '9876543210', second: '1' })).toMatchObject({
      errors: [{ path: 'second', code: 'mobile' }],
    });
  });

  it('gives a body the texts of the fields that it comes from', () => {
    expect(form.payload.errorKeys).toEqual({ number: { mobile: 'forgot mobile length' }, second: undefined });
    expect(validatePayload(form, { number: '1' })).toMatchObject({
      errors: [{ path: 'number', code: 'mobile', key: 'forgot mobile length' }],
    });
  });

  it('puts what a form does not know of after what it knows, in the order of the body', () => {
    const payload = definePayload('op', z.strictObject({ a: z.string(), b: z.object({ c: z.string() }) }), {
      b: undefined,
      a: undefined,
    });
    const verdict = validate(payload, { z: 1, y: 2, b: { c: 1 }, a: 1 });
    expect(verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'a type',
      'b.c type',
      'z unknownField',
      'y unknownField',
    ]);
  });

  it('names properties inside of others by their path', () => {
    const payload = definePayload('op', z.object({ list: z.array(z.strictObject({ a: z.string() })) }), {});
    expect(validate(payload, { list: [{ a: '' }, { b: 1 }] })).toMatchObject({
      errors: [
        { path: 'list.1.a', code: 'required' },
        { path: 'list.1.b', code: 'unknownField' },
      ],
    });
    expect(validate(payload, { list: [null] })).toMatchObject({ errors: [{ path: 'list.0', code: 'type' }] });
  });
});

describe('checks that are no rules', () => {
  const broken = { code: 'custom', input: undefined, path: ['a'] } as const;

  it.each([
    { params: undefined },
    { params: null },
    { params: 'text' },
    { params: { rule: 'mobile' } },
    { params: { values: {} } },
  ])('are reported as something that is wrong, with params $params', ({ params }) => {
    const schema = z.object({ a: z.string() }).check(({ issues }) => {
      issues.push({ ...broken, params } as never);
    });
    expect(validate(definePayload('op', schema, {}), { a: 'x' })).toMatchObject({
      errors: [{ path: 'a', code: 'invalid' }],
    });
  });

  it.each(['x', null, 7, true, { b: undefined }])('may blame what %j does not have', (a) => {
    const schema = z.object({ a: z.any() }).check(({ issues }) => {
      issues.push({ ...broken, path: ['a', 'b'] });
    });
    expect(validate(definePayload('op', schema, {}), { a })).toMatchObject({
      errors: [{ path: 'a.b', code: 'required' }],
    });
  });

  it('are never compiled from strings, also by the full build of zod', () => {
    expect(z.config().jitless).toBe(true);
  });
});

describe('errorKey', () => {
  it('is the general one for paths that are the names of what every object has', () => {
    expect(errorKey(form, 'constructor', 'mobile')).toBe('mobile validation');
    expect(errorKey(form, '__proto__', 'required')).toBe('field required');
  });
});
