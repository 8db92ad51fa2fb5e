import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTranslate, errorMessage } from '../messages/translate.ts';
import english from '../messages/en.json' with { type: 'json' };
import { mobile, required } from '../rules/index.ts';
import { defineSchemaForm, definePayload } from './defineForm.ts';
import { obeys } from './ruleChecks.ts';
import type { StandardSchema } from './standardSchema.ts';
import { validate } from './validate.ts';

const translate = createTranslate(english);

/** What somebody reads at each field; null where the values are valid. */
function textsOf(schema: StandardSchema<unknown>, input: unknown): Record<string, string> | null {
  const verdict = validate(definePayload('op', schema, {}), input);
  if (verdict.ok) return null;
  return Object.fromEntries(verdict.errors.map((error) => [error.path, errorMessage(translate, error)]));
}

const day = /^\d{4}-\d\d-\d\d$/;

/** The same questions, asked by schemas of two libraries. */
const libraries = {
  'zod classic': z.object({
    name: z.string().min(2, 'Write the whole name'),
    email: z.email(),
    seats: z.string().transform(Number).pipe(z.number().min(1, 'At least one seat')),
    on: z
      .string()
      .regex(day, 'Pick a day')
      .transform((text) => new Date(text)),
    plan: z.array(z.file().max(3, 'The plan is too large')).min(1, 'Add a plan'),
    place: z.object({ city: z.string().min(1, 'Which city?') }),
    talks: z.array(z.object({ title: z.string().min(1, 'Name the talk') })).max(2, 'Two talks at most'),
  }),
  valibot: v.object({
    name: v.pipe(v.string(), v.minLength(2, 'Write the whole name')),
    email: v.pipe(v.string(), v.email()),
    seats: v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1, 'At least one seat')),
    on: v.pipe(
      v.string(),
      v.regex(day, 'Pick a day'),
      v.transform((text) => new Date(text)),
    ),
    plan: v.pipe(
      v.array(v.pipe(v.file(), v.maxSize(3, 'The plan is too large'))),
      v.minLength(1, 'Add a plan'),
    ),
    place: v.object({ city: v.pipe(v.string(), v.minLength(1, 'Which city?')) }),
    talks: v.pipe(
      v.array(v.object({ title: v.pipe(v.string(), v.minLength(1, 'Name the talk')) })),
      v.maxLength(2, 'Two talks at most'),
    ),
  }),
};

const plan = new File(['abc'], 'plan.pdf');
const good = {
  name: 'Asha',
  email: 'asha@example.com',
  seats: '12',
  on: '2026-11-21',
  plan: [plan],
  place: { city: 'Pune' },
  talks: [{ title: 'Campus' }],
};

describe.each(Object.entries(libraries))('a schema of %s', (_library, schema) => {
  it('makes numbers, days and the like of what was typed', () => {
    expect(validate(definePayload<unknown>('op', schema, {}), good)).toEqual({
      ok: true,
      value: { ...good, seats: 12, on: new Date('2026-11-21') },
    });
  });

  it('words its own errors, in fields, groups, rows and files', () => {
    const bad = {
      name: 'A',
      email: 'asha@example.com',
      seats: '0',
      on: 'soon',
      plan: [new File(['abcd'], 'plan.pdf')],
      place: { city: '' },
      talks: [{ title: 'Campus' }, { title: '' }],
    };
    expect(textsOf(schema, bad)).toEqual({
      name: 'Write the whole name',
      seats: 'At least one seat',
      on: 'Pick a day',
      'plan.0': 'The plan is too large',
      'place.city': 'Which city?',
      'talks.1.title': 'Name the talk',
    });
    expect(
      textsOf(schema, { ...good, plan: [], talks: [good.talks[0], good.talks[0], good.talks[0]] }),
    ).toEqual({
      plan: 'Add a plan',
      talks: 'Two talks at most',
    });
  });

  it('gets the texts of the product where its author wrote none', () => {
    expect(textsOf(schema, { ...good, email: 'asha' })).toEqual({ email: english['email validation'] });
    expect(textsOf(schema, { ...good, email: '' })).toEqual({ email: english['field required'] });
    expect(textsOf(schema, { ...good, name: 7 })).toEqual({ name: english['field type'] });
    expect(textsOf(schema, { ...good, place: {} })).toEqual({ 'place.city': english['field required'] });
  });
});

describe('limits that a library words for developers', () => {
  it.each([
    {
      of: 'zod',
      schema: z.object({ a: z.string().max(2) }),
      input: 'abc',
      text: 'Enter at most 2 characters',
    },
    { of: 'zod', schema: z.object({ a: z.number().min(3) }), input: 2, text: 'Enter 3 or more' },
    { of: 'zod', schema: z.object({ a: z.enum(['x', 'y']) }), input: 'z', text: english['field choice'] },
    {
      of: 'valibot',
      schema: v.object({ a: v.pipe(v.string(), v.maxLength(2)) }),
      input: 'abc',
      text: 'Enter at most 2 characters',
    },
    {
      of: 'valibot',
      schema: v.object({ a: v.pipe(v.number(), v.maxValue(1)) }),
      input: 2,
      text: 'Enter 1 or less',
    },
    {
      of: 'valibot',
      schema: v.object({ a: v.picklist(['x', 'y']) }),
      input: 'z',
      text: english['field choice'],
    },
    {
      of: 'valibot',
      schema: v.object({ a: v.pipe(v.string(), v.uuid()) }),
      input: 'z',
      text: english['field invalid'],
    },
  ])('have a text in the language of the page: $of, $input', ({ schema, input, text }) => {
    expect(textsOf(schema, { a: input })).toEqual({ a: text });
  });
});

describe('a form with a schema of an app', () => {
  const form = defineSchemaForm({
    id: 'visit',
    schema: z.object({
      number: z.string().check(obeys(required(mobile))),
      seats: z.coerce.number().min(1, 'At least one seat').max(9, 'Nine seats at most'),
    }),
    defaultValues: { number: '', seats: '' },
    fieldOrder: ['seats', 'number'],
    fields: {
      number: { control: 'phone', label: 'mobile label' },
      seats: { control: 'number', label: 'city label', errors: { tooLarge: 'field too many' } },
    },
    payload: { operationId: 'addVisit', schema: z.strictObject({ seats: z.number() }) },
    toPayload: ({ seats }) => ({ seats }),
  });

  it('sends what the schema makes of the text', () => {
    const verdict = validate(form, { number: '9876543210', seats: '3' });
    expect(verdict.ok && form.toPayload(verdict.value)).toEqual({ seats: 3 });
  });

  it('takes the rules of the product too, and lists errors in page order', () => {
    expect(validate(form, { number: '1', seats: '0' })).toMatchObject({
      errors: [
        { path: 'seats', code: 'tooSmall', message: 'At least one seat' },
        { path: 'number', code: 'mobile', params: { digits: 10 } },
      ],
    });
  });

  it('has the text of its definition before the words of the schema, so that it can be translated', () => {
    const verdict = validate(form, { number: '9876543210', seats: '12' });
    expect(verdict.ok ? [] : verdict.errors).toEqual([
      { path: 'seats', code: 'tooLarge', params: { max: 9 }, key: 'field too many' },
    ]);
  });
});

describe('a schema of any other library', () => {
  const says = (message: string): StandardSchema<string> => ({
    '~standard': {
      version: 1,
      vendor: 'own',
      validate: (value) =>
        value === 'yes' ? { value } : { issues: [{ message, path: [{ key: 'a' }, 'b'] }] },
    },
  });

  it('only has to word what is wrong', () => {
    expect(textsOf(says('Say yes'), { a: { b: 'no' } })).toEqual({ 'a.b': 'Say yes' });
    expect(textsOf(says('Say yes'), 'yes')).toBeNull();
  });

  it('has to answer at once', () => {
    const slow: StandardSchema<string> = {
      '~standard': { version: 1, vendor: 'own', validate: async () => Promise.reject(new Error('late')) },
    };
    expect(() => textsOf(slow, 'x')).toThrow('cannot judge a form');
  });
});
