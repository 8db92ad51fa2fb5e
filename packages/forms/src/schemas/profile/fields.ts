/** Kinds of fields that only the profile has, and fields that several of its forms ask for. */
import * as z from 'zod/mini';
import type { FieldDefinition } from '../../definition/definition.ts';
import {
  line,
  optionalNumber,
  optionalText,
  requiredText,
  type RecordField,
} from '../../records/recordField.ts';
import { calendarDate, limits, oneOf, optional, required, type Rule } from '../../rules/index.ts';
import { matching } from '../../rules/rule.ts';

type Words = Pick<FieldDefinition, 'label' | 'hint' | 'errors' | 'inputMode' | 'maxLength' | 'autoComplete'>;

const month: Rule = matching(/^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'date');

/** A month of a year, `yyyy-mm`, or none. */
export function optionalMonth(words: Words): RecordField<string, string | null> {
  return { ...optionalText({ ...words, control: 'select', holds: 'month' }, month) };
}

/** A month of a year, `yyyy-mm`. */
export function requiredMonth(words: Words): RecordField<string, string> {
  return {
    field: { ...words, control: 'select', holds: 'month' },
    rule: required(month),
    shape: z.string(),
    empty: '',
    read: (stored) => stored ?? '',
    write: (typed) => typed,
  };
}

/** A day, or none. */
export const optionalDay = (words: Words): RecordField<string, string | null> =>
  optionalText({ ...words, control: 'date' }, calendarDate);

/** What a candidate can earn in a year, in whole rupees. */
export const wholeRupees = { min: 1, max: limits.yearlyPay };

/** One of a few numbers, or none. */
export function optionalNumberChoice(
  words: Words,
  values: readonly number[],
): RecordField<string, number | null> {
  return {
    ...optionalNumber(words, { min: Math.min(...values), max: Math.max(...values) }),
    field: { ...words, control: 'select', necessity: 'optional' },
    rule: optional(oneOf(values.map(String))),
  };
}

/** A state or union territory, by its name; which there are the server says. */
export const optionalState = optionalText(
  { label: 'state label', control: 'select', holds: 'state', errors: { required: 'state choice' } },
  line(limits.stateName),
);

/** As `optionalState`, where it has to be there. */
export const requiredState = requiredText(
  { label: 'state label', control: 'select', holds: 'state', errors: { required: 'state choice' } },
  line(limits.stateName),
);

/** One line, or none. */
export const optionalLine = (words: Words, max: number): RecordField<string, string | null> =>
  optionalText(words, line({ max }));

/** A year in which something was or will be finished; how far ahead it may lie the server says. */
export const year = { min: 1980, max: 2100 };
