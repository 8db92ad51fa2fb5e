import * as z from 'zod/mini';
import { defineForm, definePayload } from '../definition/defineForm.ts';
import type { FormDefinition, PayloadDefinition } from '../definition/definition.ts';
import { storedSchema, typedSchema, type RecordField } from './recordField.ts';

type Fields = Readonly<Record<string, RecordField<string | boolean, unknown>>>;

/** What a form of a record holds while it is filled in. */
export type RecordValues<Own extends Fields> = { readonly [Name in keyof Own & string]: Own[Name]['empty'] };

/** What the fields of a record hold in the contract. */
export type RecordBody<Own extends Fields> = { [Name in keyof Own & string]: ReturnType<Own[Name]['write']> };

/** The form of a record that people manage: the same fields for adding one and for changing one. */
export type RecordForm<Values extends Readonly<Record<string, string | boolean>>, Body> = FormDefinition<
  Values,
  Body
> & {
  /** The body of the operation that changes a record: the fields to change, and the version that was read. */
  readonly update: PayloadDefinition<Partial<Body> & { rowVersion: number }>;
  /** The values that a record is edited from. Takes properties that are no field of the form, and leaves them out. */
  readonly fromRecord: (record: { readonly [Name in keyof Body]?: Body[Name] | null }) => Values;
};

type Parts<Own extends Fields> = {
  readonly id: string;
  /** Operations of the contract. */
  readonly operations: { readonly add: string; readonly update: string };
  /** In page order, by the names of the contract. */
  readonly fields: Own;
  /** Properties of both bodies that are no field of the form, because they are chosen elsewhere; each may be left out. */
  readonly besides?: Readonly<Record<string, z.ZodMiniType>>;
};

/** Puts the form of a record together; its rules, bodies and defaults follow from the fields. */
export function defineRecordForm<const Own extends Fields>({
  id,
  operations,
  fields,
  besides = {},
}: Parts<Own>): RecordForm<RecordValues<Own>, RecordBody<Own>> {
  type Values = RecordValues<Own>;
  type Body = RecordBody<Own>;
  const all: readonly [string, RecordField<string | boolean, unknown>][] = Object.entries(fields);
  const names = all.map(([name]) => name);
  /** One property for each field. */
  const each = <Value>(make: (field: RecordField<string | boolean, unknown>, name: string) => Value) =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  const stored = each((field) => storedSchema(field));
  const others = Object.fromEntries(
    Object.entries(besides).map(([name, shape]) => [name, z.optional(shape)] as const),
  );
  const added = {
    ...each((field, name) =>
      field.field.necessity === 'optional'
        ? z.optional(stored[name] ?? z.unknown())
        : (stored[name] ?? z.unknown()),
    ),
    ...others,
  };
  const changed = {
    ...each((_field, name) => z.optional(stored[name] ?? z.unknown())),
    ...others,
    rowVersion: z.number(),
  };

  const form = defineForm<Values, Body>({
    id,
    // oxlint-disable typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
    schema: z.object(each((field) => typedSchema(field))) as unknown as z.ZodMiniType<Values>,
    defaultValues: each(({ empty }) => empty) as Values,
    fieldOrder: names,
    fields: each(({ field }) => field) as FormDefinition<Values, Body>['fields'],
    payload: {
      operationId: operations.add,
      schema: z.strictObject(added) as unknown as z.ZodMiniType<Body>,
    },
    toPayload: (values) => each((field, name) => field.write(values[name] ?? field.empty)) as Body,
    // oxlint-enable typescript/no-unsafe-type-assertion
  });
  return {
    ...form,
    update: definePayload(
      operations.update,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      z.strictObject(changed) as unknown as z.ZodMiniType<Partial<Body> & { rowVersion: number }>,
      { ...form.errorKeys, rowVersion: undefined },
    ),
    fromRecord: (record) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      each((field, name) => field.read(Reflect.get(record, name))) as Values,
  };
}
