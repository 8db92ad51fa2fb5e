import * as z from 'zod/mini';
import { defineForm, definePayload } from '../definition/defineForm.ts';
import type {
  FormDefinition,
  FormValue,
  FormValues,
  PayloadDefinition,
  Validatable,
} from '../definition/definition.ts';
import type { MessageKey } from '../messages/keys.ts';
import { storedSchema, typedSchema, type RecordField } from './recordField.ts';
import {
  completeGroup,
  groupFields,
  groupPaths,
  readGroup,
  storedGroup,
  typedGroup,
  writeGroup,
  type GroupBody,
  type RecordGroup,
} from './recordGroup.ts';
import { typedAs } from '../definition/typedAs.ts';

type AnyField = RecordField<FormValue, unknown>;
type Fields = Readonly<Record<string, AnyField | RecordGroup>>;

/** The names that the fields of a property have in the form. */
type NamesOf<Own extends Fields, Name extends keyof Own & string> =
  Own[Name] extends RecordGroup<infer Group> ? `${Name}_${keyof Group & string}` : Name;

/** What a form of a record holds while it is filled in. */
export type RecordValues<Own extends Fields> = {
  readonly [Path in { [Name in keyof Own & string]: NamesOf<Own, Name> }[keyof Own & string]]: EmptyOf<
    Own,
    Path
  >;
};

/** What a field is while nothing is filled in: one of the record's own, or a part of a group. */
type EmptyOf<Own extends Fields, Path extends string> = Own[Path] extends AnyField
  ? Own[Path]['empty']
  : Path extends `${infer Name}_${infer Part}`
    ? Own[Name] extends RecordGroup<infer Group>
      ? Group[Part]['empty']
      : never
    : never;

/** What the fields of a record hold in the contract. */
export type RecordBody<Own extends Fields> = {
  [Name in keyof Own & string]: Own[Name] extends RecordGroup<infer Group>
    ? Own[Name] extends { readonly isLoose: true }
      ? { [Part in keyof NonNullable<GroupBody<Group>>]?: NonNullable<GroupBody<Group>>[Part] | undefined }
      : GroupBody<Group>
    : Own[Name] extends AnyField
      ? ReturnType<Own[Name]['write']>
      : never;
};

/** What a server gives of a property: what was left empty in a row may be null there, and what a reader may not know is left out. */
type Readable<Property> = Property extends readonly (infer Row extends object)[]
  ? readonly { readonly [Name in keyof Row]?: Row[Name] | null }[]
  : Property;

/** The form of a record that people manage: the same fields for adding one and for changing one. */
export type RecordForm<Values extends FormValues, Body> = FormDefinition<Values, Body> & {
  /** The body of the operation that changes a record: the fields to change, and the version that was read. */
  readonly update: PayloadDefinition<Partial<Body> & { rowVersion: number }>;
  /** What stands under a heading of its own, in page order; the fields of no section come first. */
  readonly sections: readonly FormSectionDefinition[];
  /** The rules between fields alone: what was stored before a rule of one field came is not judged by that. */
  readonly between: Validatable<Values>;
  /** The values that a record is edited from. Takes properties that are no field of the form, and leaves them out. */
  readonly fromRecord: (record: { readonly [Name in keyof Body]?: Readable<Body[Name]> | null }) => Values;
};

/** Fields of a long form that belong together. */
export type FormSectionDefinition<Name extends string = string> = {
  readonly title: MessageKey;
  /** What the fields are for, below the heading. */
  readonly hint?: MessageKey;
  /** Names of the form. */
  readonly fields: readonly Name[];
};

type Parts<Own extends Fields> = {
  readonly id: string;
  /** Operations of the contract. */
  readonly operations: { readonly add: string; readonly update: string };
  /** In page order, by the names of the contract. */
  readonly fields: Own;
  /** @default no headings */
  readonly sections?: readonly FormSectionDefinition<keyof RecordValues<Own> & string>[];
  /** Properties of both bodies that are no field of the form, because they are chosen elsewhere; each may be left out. */
  readonly extraProperties?: Readonly<Record<string, z.ZodMiniType>>;
  /** Rules between fields of the form. In a body fields may be left out, so a server judges by them what the record would be. */
  readonly between?: readonly z.core.$ZodCheck<RecordValues<Own>>[];
};

/** Puts the form of a record together; its rules, bodies and defaults follow from the fields. */
export function defineRecordForm<const Own extends Fields>({
  id,
  operations,
  fields,
  sections = [],
  extraProperties = {},
  between = [],
}: Parts<Own>): RecordForm<RecordValues<Own>, RecordBody<Own>> {
  type Values = RecordValues<Own>;
  type Body = RecordBody<Own>;
  const properties = Object.entries<AnyField | RecordGroup>(fields);
  const groups = properties.flatMap(([name, each]) => (isGroup(each) ? [[name, each] as const] : []));
  const all = properties.flatMap<[string, AnyField]>(([name, each]) =>
    isGroup(each) ? groupFields(name, each) : [[name, each]],
  );
  const names = all.map(([name]) => name);
  /** One property for each field of the form. */
  const each = <Value>(make: (field: AnyField, name: string) => Value) =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  /** One property for each of the body. */
  const eachStored = <Value>(
    ofField: (field: AnyField, name: string) => Value,
    ofGroup: (group: RecordGroup, name: string) => Value,
  ) =>
    Object.fromEntries(
      properties.map(([name, one]) => [name, isGroup(one) ? ofGroup(one, name) : ofField(one, name)]),
    );
  const others = Object.fromEntries(
    Object.entries(extraProperties).map(([name, shape]) => [name, z.optional(shape)] as const),
  );
  const typed = z.object({
    ...each((field) => typedSchema(field)),
    ...Object.fromEntries(groups.flatMap(([name, group]) => typedGroup(name, group))),
  });
  const added = {
    ...eachStored<z.ZodMiniType>(
      (field) => (mayBeLeftOut(field) ? z.optional(storedSchema(field)) : storedSchema(field)),
      (group) => z.optional(storedGroup(group)),
    ),
    ...others,
  };
  const changed = {
    ...eachStored<z.ZodMiniType>(
      (field) => z.optional(storedSchema(field)),
      (group) => z.optional(storedGroup(group)),
    ),
    ...others,
    rowVersion: z.number(),
  };

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are given the values of the fields, which have the types that they ask for
  const betweenAny = between as unknown as readonly z.core.$ZodCheck<Readonly<Record<string, unknown>>>[];

  const form = defineForm<Values, Body>({
    id,
    // oxlint-disable typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
    schema: typedAs<Values>(
      typed.check(...groups.map(([name, group]) => completeGroup(name, group)), ...betweenAny),
    ),
    defaultValues: each(({ empty }) => empty) as Values,
    fieldOrder: names as unknown as FormDefinition<Values, Body>['fieldOrder'],
    wireNames: Object.fromEntries(groups.flatMap(([name, group]) => groupPaths(name, group))) as Parameters<
      typeof defineForm<Values, Body>
    >[0]['wireNames'],
    fields: each(({ field }) => field) as FormDefinition<Values, Body>['fields'],
    payload: {
      operationId: operations.add,
      schema: typedAs<Body>(z.strictObject(added)),
    },
    toPayload: (values) =>
      eachStored<unknown>(
        (field, name) => field.write((Reflect.get(values, name) as FormValue | undefined) ?? field.empty),
        (group, name) => writeGroup(name, group, values),
      ) as Body,
    // oxlint-enable typescript/no-unsafe-type-assertion
  });
  return {
    ...form,
    sections,
    update: definePayload(
      operations.update,
      typedAs<Partial<Body> & { rowVersion: number }>(z.strictObject(changed)),
      { ...form.payload.errorKeys, rowVersion: undefined },
    ),
    between: {
      schema: typedAs<Values>(z.looseObject({}).check(...betweenAny)),
      fieldOrder: form.fieldOrder,
      errorKeys: form.errorKeys,
    },
    fromRecord: (record) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is made for each field has the type of that field
      ({
        ...each((field, name) => field.read(Reflect.get(record, name))),
        ...Object.fromEntries(
          groups.flatMap(([name, group]) => readGroup(name, group, Reflect.get(record, name))),
        ),
      }) as Values,
  };
}

/** Also a field that is asked for later, whose label does not call it optional. */
function mayBeLeftOut({ field, rule, empty }: AnyField): boolean {
  return field.necessity === 'optional' || (typeof empty === 'string' && rule('').ok);
}

function isGroup(one: AnyField | RecordGroup): one is RecordGroup {
  return 'parts' in one;
}
