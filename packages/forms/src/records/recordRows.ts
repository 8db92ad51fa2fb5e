/** Properties that are lists of objects, each filled in as a row of fields. */
import * as z from 'zod/mini';
import type { FieldDefinition, RowsDefinition } from '../definition/definition.ts';
import type { RuleIssue } from '../definition/ruleChecks.ts';
import { failed, passed, type Rule } from '../rules/rule.ts';
import { storedSchema, typedSchema, type RecordField } from './recordField.ts';
import { typedAs } from '../definition/typedAs.ts';

type Parts = Readonly<Record<string, RecordField<string | boolean, unknown>>>;

/** What a row holds while it is filled in. */
export type RowValues<Own extends Parts> = { readonly [Name in keyof Own & string]: Own[Name]['empty'] };

/** Fields of a row that may be left empty. */
type OptionalParts<Own extends Parts> = {
  [Name in keyof Own & string]: null extends ReturnType<Own[Name]['write']> ? Name : never;
}[keyof Own & string];

/** What a row is stored as: what was left empty is left out, and `Place` is the place in the list, from 1. */
export type RowBody<Own extends Parts, Place extends string> = {
  [Name in Exclude<keyof Own & string, OptionalParts<Own>>]: ReturnType<Own[Name]['write']>;
} & { [Name in OptionalParts<Own>]?: NonNullable<ReturnType<Own[Name]['write']>> } & Record<Place, number>;

type Words<Own extends Parts, Place extends string> = Pick<FieldDefinition, 'label' | 'hint' | 'errors'> &
  Omit<RowsDefinition, 'fields' | 'empty'> & {
    /** The property that has the place in the list, from 1, where the contract has one. */
    readonly place?: Place;
    /** Properties of a row in a body that are no field of the form; each may be left out. */
    readonly extraProperties?: Readonly<Record<string, z.ZodMiniType>>;
    /** Of the list as a whole, once there are neither too few nor too many. */
    readonly rule?: Rule<readonly RowValues<Own>[]>;
  };

/** A list of rows, each of the same fields. The person adds, takes away and orders them. */
export function repeatedRows<const Own extends Parts, const Place extends string = never>(
  { label, hint, errors, row, add, min = 0, max, place, extraProperties = {}, rule }: Words<Own, Place>,
  fields: Own,
): RecordField<readonly RowValues<Own>[], RowBody<Own, Place>[]> {
  const parts = Object.entries(fields);
  const each = <Value>(make: (field: Own[string], name: string) => Value) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of `Own`
    Object.fromEntries(parts.map(([name, field]) => [name, make(field as Own[string], name)]));
  const rowsOf = (list: readonly object[]) =>
    inOrder(list, place).map(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read for each field has the type of that field
      (one) => each((field, name) => field.read(Reflect.get(one, name))) as RowValues<Own>,
    );
  const listRule = countAnd(min, max, rule);
  const stored = {
    ...each((field) => {
      const schema = storedSchema(field);
      return field.field.necessity === 'optional' ? z.optional(z.nullable(schema)) : schema;
    }),
    ...Object.fromEntries(Object.entries(extraProperties).map(([name, shape]) => [name, z.optional(shape)])),
    ...(place !== undefined && { [place]: z.number() }),
  };
  // oxlint-disable typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
  return {
    field: {
      label,
      ...(hint !== undefined && { hint }),
      ...(errors !== undefined && { errors }),
      control: 'rows',
      ...(min === 0 && { necessity: 'optional' }),
      rows: {
        fields: each(({ field }) => field),
        empty: each(({ empty }) => empty),
        row,
        add,
        min,
        max,
      },
    },
    rule: () => passed,
    schemas: {
      typed: z
        .array(z.object(each((field) => typedSchema(field))))
        .check(listCheck((typed) => listRule(typed as readonly RowValues<Own>[]))),
      stored: z.array(z.strictObject(stored)).check(listCheck((list) => listRule(rowsOf(list)))),
    },
    shape: typedAs<RowBody<Own, Place>[]>(z.array(z.looseObject({}))),
    empty: [],
    read: (list) => rowsOf(list ?? []),
    write: (typed) =>
      typed.map((one, index) => {
        const body = each((field, name) => field.write(Reflect.get(one, name) ?? field.empty));
        const given = Object.entries(body).filter(([, value]) => value !== null);
        return {
          ...Object.fromEntries(given),
          ...(place !== undefined && { [place]: index + 1 }),
        } as RowBody<Own, Place>;
      }),
  };
  // oxlint-enable typescript/no-unsafe-type-assertion
}

function countAnd<Row>(min: number, max: number, rule?: Rule<readonly Row[]>): Rule<readonly Row[]> {
  return (rows) => {
    const { length } = rows;
    if (length < min) return min === 1 ? failed('required') : failed('tooFew', { min });
    if (length > max) return failed('tooMany', { max });
    return rule?.(rows) ?? passed;
  };
}

function listCheck(rule: Rule<readonly object[]>) {
  return z.check<readonly object[]>(({ value, issues }) => {
    const result = rule(value);
    if (result.ok) return;
    const params: RuleIssue = { rule: result.code, values: result.params };
    issues.push({ code: 'custom', input: value, params, continue: true });
  });
}

function inOrder(list: readonly object[], place: string | undefined): readonly object[] {
  if (place === undefined) return list;
  return list.toSorted((left, right) => Number(Reflect.get(left, place)) - Number(Reflect.get(right, place)));
}
