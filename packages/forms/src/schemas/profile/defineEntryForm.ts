import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import type { FormDefinition } from '../../definition/definition.ts';
import { storedSchema, typedSchema, type RecordField } from '../../records/recordField.ts';
import type { ErrorCode } from '../../rules/index.ts';
import { failed, passed, type RuleResult } from '../../rules/rule.ts';
import { typedAs } from '../../definition/typedAs.ts';

type AnyField = RecordField<string | boolean, unknown>;
type Fields = Readonly<Record<string, AnyField>>;

/** What a form of an entry holds while it is filled in. */
type EntryValues<Own extends Fields> = { readonly [Name in keyof Own & string]: Own[Name]['empty'] };

/** What the fields of an entry hold in the contract. */
type EntryBody<Own extends Fields> = { [Name in keyof Own & string]: ReturnType<Own[Name]['write']> };

/** A rule between fields: which one it blames, and for what. Judges what is stored; what was left out is undefined or null. */
type EntryRule<Body> = readonly [
  path: keyof Body & string,
  code: ErrorCode,
  holds: (body: Partial<Body>) => boolean,
];

/** The form of a section of a profile, or of one entry of a section that is a list. */
export type EntryForm<Values extends Readonly<Record<string, string | boolean>>, Body> = FormDefinition<
  Values,
  Partial<Body>
> & {
  /** The values that an entry is edited from. Takes properties that are no field of the form, and leaves them out. */
  readonly fromEntry: (entry: object) => Values;
};

type Parts<Own extends Fields> = {
  readonly id: string;
  /** Operation of the contract that saves it. */
  readonly operation: string;
  /** In page order, by the names of the contract. */
  readonly fields: Own;
  readonly rules?: readonly EntryRule<EntryBody<Own>>[];
  /** Whether nothing is sent as null, which empties the field, instead of being left out. @default false */
  readonly sendsNull?: boolean;
  /** Whether the operation takes any of the fields and leaves the others as they are. @default false */
  readonly isPartial?: boolean;
};

/**
 * Puts a form of the profile together; its rules, body and defaults follow from the fields. What else the operation takes, such as
 * the id of the entry, the contract checks.
 */
export function defineEntryForm<const Own extends Fields>({
  id,
  operation,
  fields,
  rules = [],
  sendsNull = false,
  isPartial = false,
}: Parts<Own>): EntryForm<EntryValues<Own>, EntryBody<Own>> {
  type Values = EntryValues<Own>;
  type Body = EntryBody<Own>;
  const all: readonly [string, AnyField][] = Object.entries(fields);
  const names = all.map(([name]) => name);
  const each = <Value>(make: (field: AnyField, name: string) => Value) =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  const isOptional = ({ field }: AnyField) => field.necessity === 'optional';
  const bodyOf = (values: Values): Partial<Body> => {
    const written = Object.entries(each((field, name) => field.write(Reflect.get(values, name))));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
    return Object.fromEntries(
      sendsNull ? written : written.filter(([, value]) => value !== null),
    ) as Partial<Body>;
  };
  const checks = <Value>(read: (value: Value) => Partial<Body>) =>
    rules.map(([path, code, holds]) =>
      z.check<Value>(({ value, issues }) => {
        if (issues.some((issue) => issue.path?.[0] === path)) return;
        const result: RuleResult = holds(read(value)) ? passed : failed(code);
        if (result.ok) return;
        const params = { rule: result.code, values: result.params };
        issues.push({ code: 'custom', input: value, path: [path], params, continue: true });
      }),
    );
  const typed = z.object(each((field) => typedSchema(field)));
  // What else a body holds the contract knows.
  const stored = z.looseObject(
    each((field) => {
      if (isOptional(field)) return z.nullish(storedSchema(field));
      return isPartial ? z.optional(storedSchema(field)) : storedSchema(field);
    }),
  );

  const form = defineForm<Values, Partial<Body>>({
    id,
    // oxlint-disable typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
    schema: typedAs<Values>(typed.check(...checks((values) => bodyOf(values as Values)))),
    defaultValues: each(({ empty }) => empty) as Values,
    fieldOrder: names,
    fields: each(({ field }) => field) as FormDefinition<Values, Body>['fields'],
    payload: {
      operationId: operation,
      schema: typedAs<Partial<Body>>(stored.check(...checks((body) => body as Partial<Body>))),
    },
    // oxlint-enable typescript/no-unsafe-type-assertion
    toPayload: bodyOf,
  });
  return {
    ...form,
    fromEntry: (entry) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
      each((field, name) => field.read(Reflect.get(entry, name))) as Values,
  };
}
