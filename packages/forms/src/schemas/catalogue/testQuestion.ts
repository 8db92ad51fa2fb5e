import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, number, obeys, text } from '../../definition/ruleChecks.ts';
import { line } from '../../records/recordField.ts';
import {
  isBlank,
  limits,
  maxLength,
  minLength,
  multiLine,
  numberBetween,
  optional,
  required,
  type Rule,
} from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

const { text: words, option, marks, negativeMarks } = limits.testQuestion;

/** The options that are typed, one on each line, without empty lines. */
export const testOptionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const optionRule = required(line({ max: option.max }));

/** Enough options to choose among, each once: `TRUE` and `true` are two. */
const optionsRule: Rule<readonly string[]> = (options) => {
  if (options.length < option.fewest) return failed('tooFew', { min: option.fewest });
  if (options.length > option.most) return failed('tooMany', { max: option.most });
  const wrong = options.map(optionRule).find(({ ok }) => !ok);
  if (wrong !== undefined) return wrong;
  // As they are stored.
  const stored = new Set(options.map((each) => each.normalize('NFC').trim()));
  return stored.size < options.length ? failed('repeated') : passed;
};

const rules = {
  text: required(multiLine, minLength(words.min), maxLength(words.max)),
  options: required((typed) => optionsRule(testOptionsIn(typed))),
  marks: required(numberBetween(marks)),
  negativeMarks: optional(numberBetween(negativeMarks)),
};

/** The right option is one of those that are there. */
const rightIsThere =
  <Value>(options: (value: Value) => readonly string[], right: (value: Value) => number): Rule<Value> =>
  (value) =>
    right(value) < options(value).length ? passed : failed('oneOf');

type Typed = Readonly<Record<'options' | 'rightOption', string>>;
type Sent = { readonly options: readonly string[]; readonly rightOption: number };

/** A question of a company's own tests: what is asked, its options, the right one, its marks. */
export const testQuestionForm = defineForm({
  id: 'testQuestion',
  schema: z
    .object({
      text: text(rules.text),
      options: text(rules.options),
      // The place among the options, from 0.
      rightOption: text(required()),
      marks: text(rules.marks),
      negativeMarks: text(rules.negativeMarks),
    })
    .check(
      crossField<Typed>(
        'rightOption',
        rightIsThere(
          ({ options }) => testOptionsIn(options),
          ({ rightOption }) => Number(rightOption),
        ),
      ),
    ),
  defaultValues: { text: '', options: '', rightOption: '', marks: '1', negativeMarks: '' },
  fieldOrder: ['text', 'options', 'rightOption', 'marks', 'negativeMarks'],
  fields: {
    text: {
      control: 'textArea',
      label: 'test question label',
      maxLength: words.max,
      errors: { required: 'test question required', tooShort: 'test question required' },
    },
    options: {
      control: 'textArea',
      label: 'test options label',
      hint: 'test options hint',
      errors: {
        required: 'test options wrong',
        tooFew: 'test options wrong',
        tooMany: 'test options wrong',
        repeated: 'test options wrong',
        tooLong: 'test option too long',
      },
    },
    rightOption: {
      control: 'select',
      label: 'test right label',
      errors: { required: 'test right required', oneOf: 'test right required' },
    },
    marks: {
      control: 'number',
      label: 'test marks label',
      range: marks,
      errors: { required: 'test marks required' },
    },
    negativeMarks: {
      control: 'number',
      label: 'test negative marks label',
      hint: 'test negative marks hint',
      necessity: 'optional',
      range: negativeMarks,
    },
  },
  payload: {
    operationId: 'saveTestQuestion',
    schema: z
      .strictObject({
        id: z.optional(z.string()),
        rowVersion: z.optional(z.number()),
        text: text(rules.text),
        options: z.array(z.string()).check(obeys<readonly string[]>(optionsRule)),
        rightOption: number(numberBetween({ min: 0, max: option.most - 1 })),
        marks: number(numberBetween(marks)),
        negativeMarks: z.optional(number(numberBetween(negativeMarks))),
      })
      .check(
        crossField<Sent>(
          'rightOption',
          rightIsThere(
            ({ options }) => options,
            ({ rightOption }) => rightOption,
          ),
        ),
      ),
  },
  toPayload: (
    { text: asked, options, rightOption, marks: counted, negativeMarks: taken },
    question: { readonly id: string; readonly rowVersion: number } | undefined,
  ) => ({
    ...(question !== undefined && { id: question.id, rowVersion: question.rowVersion }),
    text: asked.trim(),
    options: testOptionsIn(options),
    rightOption: Number(rightOption),
    marks: Number(counted),
    negativeMarks: isBlank(taken) ? 0 : Number(taken),
  }),
});
