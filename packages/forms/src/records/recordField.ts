/**
 * Fields of the records that people manage. A field has one rule, of the text that is typed; what a program sends is checked by the
 * same rule, after it was written as that text, so both get the same verdict.
 */
import * as z from 'zod/mini';
import type { FieldDefinition, FormValue } from '../definition/definition.ts';
import { ruleOfText } from '../definition/ruleChecks.ts';
import {
  allOf,
  isBlank,
  limits,
  numberBetween,
  oneOf,
  optional,
  recordId,
  required,
  type Rule,
} from '../rules/index.ts';
import { failed, passed } from '../rules/rule.ts';
import { maxLength, minLength, singleLine, multiLine } from '../rules/text.ts';
import { typedAs } from '../definition/typedAs.ts';

/** How a field is typed, checked and stored. */
export type RecordField<Typed extends FormValue, Stored> = {
  readonly field: FieldDefinition;
  readonly rule: Rule;
  /** Shape of the property in a body; whether it keeps the rule is checked besides. */
  readonly shape: z.ZodMiniType<Stored>;
  readonly empty: Typed;
  /** Of what is typed and of the property, where that is more than one text by one rule. */
  readonly schemas?: { readonly typed: z.ZodMiniType; readonly stored: z.ZodMiniType };
  /** What is stored, as a person would type it. */
  read(stored: Stored | null | undefined): Typed;
  /** What was typed, as it is stored. */
  write(typed: Typed): Stored;
};

/** What differs between fields of a kind: label, hint, texts of errors. */
type Words = Pick<
  FieldDefinition,
  'label' | 'hint' | 'errors' | 'inputMode' | 'maxLength' | 'hasCalendar' | 'holds'
>;

const textOf = (stored: string | null | undefined): string => stored ?? '';

/** A text that has to be there. */
export function requiredText(
  { control = 'text', ...words }: Words & { readonly control?: FieldDefinition['control'] },
  ...rules: readonly Rule[]
): RecordField<string, string> {
  return {
    field: { ...words, control, trims: true },
    rule: required(...rules),
    shape: z.string(),
    empty: '',
    read: textOf,
    write: (typed) => typed.trim(),
  };
}

/** A text that may be left out; it is stored as null then. */
export function optionalText(
  { control = 'text', ...words }: Words & { readonly control?: FieldDefinition['control'] },
  ...rules: readonly Rule[]
): RecordField<string, string | null> {
  return {
    field: { ...words, control, trims: true, necessity: 'optional' },
    rule: optional(...rules),
    shape: z.nullable(z.string()),
    empty: '',
    read: textOf,
    write: (typed) => (isBlank(typed) ? null : typed.trim()),
  };
}

/** Rules of one line within limits. */
export const line = ({ min = 1, max }: { readonly min?: number; readonly max: number }): Rule =>
  allOf(singleLine, minLength(min), maxLength(max));

/** Rules of a text of several lines. */
export const lines = ({ max }: { readonly max: number }): Rule => allOf(multiLine, maxLength(max));

/** One of a fixed list that has to be chosen. */
export function requiredChoice<const Value extends string>(
  words: Pick<FieldDefinition, 'label' | 'hint' | 'errors' | 'options'>,
  values: readonly Value[],
  /** What is chosen at first. */
  first: Value | '' = '',
): RecordField<string, Value> {
  return {
    field: { ...words, control: 'select' },
    rule: required(oneOf(values)),
    shape: typedAs<Value>(z.string()),
    empty: first,
    read: textOf,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    write: (typed) => typed as Value,
  };
}

/** One of a fixed list, or none. */
export function optionalChoice<const Value extends string>(
  words: Pick<FieldDefinition, 'label' | 'hint' | 'errors' | 'options'>,
  values: readonly Value[],
): RecordField<string, Value | null> {
  const chosen = requiredChoice(words, values);
  return {
    field: { ...chosen.field, necessity: 'optional' },
    rule: optional(oneOf(values)),
    shape: z.nullable(chosen.shape),
    empty: '',
    read: textOf,
    write: (typed) => (isBlank(typed) ? null : chosen.write(typed)),
  };
}

/** A record of another list that has to be chosen, by its id. Whether it exists only the server can say. */
export function requiredRecord(words: Words): RecordField<string, string> {
  return { ...requiredText({ ...words, control: 'select' }, recordId) };
}

/** A record of another list, or none. */
export function optionalRecord(words: Words): RecordField<string, string | null> {
  return { ...optionalText({ ...words, control: 'select' }, recordId) };
}

const partsOf = (typed: string, separator: RegExp | string): string[] => [
  ...new Set(
    typed
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Any number of records of another list; the form has their ids, joined by commas. */
export function optionalRecords(
  words: Words,
  maxEntries: number = limits.recordIds,
): RecordField<string, string[]> {
  return {
    ...optionalParts(words, { maxEntries, each: recordId }),
    field: { ...words, control: 'multiSelect', necessity: 'optional' },
  };
}

/** Records of another list, at least one. */
export function requiredRecords(words: Words): RecordField<string, string[]> {
  const some = optionalRecords(words);
  return {
    ...some,
    field: { ...words, control: 'multiSelect' },
    rule: required(some.rule),
  };
}

/** Several texts in one field, each on a line of its own. */
export function optionalLines(
  words: Words,
  { maxEntries, each }: { readonly maxEntries: number; readonly each: Rule },
): RecordField<string, string[]> {
  const parts = optionalParts(words, { maxEntries, each, separator: '\n' });
  return {
    ...parts,
    field: { ...words, control: 'textArea', necessity: 'optional', trims: true },
    read: (stored) => (stored ?? []).join('\n'),
  };
}

/** Several short texts in one field, parted by commas, such as other names. */
export function optionalParts(
  words: Words,
  {
    maxEntries,
    each,
    separator = /[,;\n]/,
  }: { readonly maxEntries: number; readonly each: Rule; readonly separator?: RegExp | string },
): RecordField<string, string[]> {
  return {
    field: { ...words, control: 'text', necessity: 'optional', trims: true },
    rule: (typed) => {
      const parts = partsOf(typed, separator);
      if (parts.length > maxEntries) return failed('tooMany', { max: maxEntries });
      return parts.map(each).find(({ ok }) => !ok) ?? passed;
    },
    shape: z.array(z.string()),
    empty: '',
    read: (stored) => (stored ?? []).join(', '),
    write: (typed) => partsOf(typed, separator),
  };
}

/** A name in another language; left out where there is none, so that the name itself is read. */
export function translatedName(words: Words, max: number): RecordField<string, string | undefined> {
  return {
    field: { ...words, control: 'text', necessity: 'optional', trims: true },
    rule: optional(singleLine, maxLength(max)),
    shape: z.optional(z.string()),
    empty: '',
    read: textOf,
    write: (typed) => (isBlank(typed) ? undefined : typed.trim()),
  };
}

/** What a number can be. */
export type NumberRange = { readonly min: number; readonly max: number; readonly decimals?: number };

/** A number that has to be there. */
export function requiredNumber(words: Words, range: NumberRange): RecordField<string, number> {
  return {
    field: { ...words, control: 'number', range },
    rule: required(numberBetween(range)),
    shape: z.number(),
    empty: '',
    read: (stored) => (stored == null ? '' : String(stored)),
    write: Number,
  };
}

/** A number, or none. */
export function optionalNumber(words: Words, range: NumberRange): RecordField<string, number | null> {
  return {
    ...requiredNumber(words, range),
    field: { ...words, control: 'number', range, necessity: 'optional' },
    rule: optional(numberBetween(range)),
    shape: z.nullable(z.number()),
    write: (typed) => (isBlank(typed) ? null : Number(typed)),
  };
}

/** One of a few numbers. */
export function numberChoice<const Value extends number>(
  words: Words & Pick<FieldDefinition, 'options'>,
  values: readonly Value[],
  /** What is chosen at first. */
  first?: Value,
): RecordField<string, Value> {
  return {
    field: { ...words, control: 'select' },
    rule: required(oneOf(values.map(String))),
    shape: typedAs<Value>(z.number()),
    empty: first === undefined ? '' : String(first),
    read: (stored) => (stored == null ? '' : String(stored)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    write: (typed) => Number(typed) as Value,
  };
}

/** Yes or no. */
export function yesOrNo(words: Pick<FieldDefinition, 'label' | 'hint'>): RecordField<boolean, boolean> {
  return {
    field: { ...words, control: 'checkbox', necessity: 'optional' },
    rule: () => passed,
    shape: z.boolean(),
    empty: false,
    read: (stored) => stored ?? false,
    write: (typed) => typed,
  };
}

/** The schema of what is typed into a field. */
export function typedSchema({ rule, empty, schemas }: RecordField<FormValue, unknown>): z.ZodMiniType {
  if (schemas !== undefined) return schemas.typed;
  return typeof empty === 'boolean' ? z.boolean() : z.string().check(ruleOfText(rule, String));
}

/** The schema of a field's property in a body. */
export function storedSchema<Stored>(field: RecordField<FormValue, Stored>): z.ZodMiniType {
  if (field.schemas !== undefined) return field.schemas.stored;
  return field.shape.check(
    ruleOfText(field.rule, (stored: Stored) => {
      const typed = field.read(stored);
      return typeof typed === 'string' ? typed : '';
    }),
  );
}
