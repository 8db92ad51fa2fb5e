/** Properties that are an object of their own, filled in as several fields. */
import * as z from 'zod/mini';
import type { FormValue } from '../definition/definition.ts';
import { ruleIssue } from '../definition/ruleChecks.ts';
import { isBlank, optional } from '../rules/index.ts';
import { storedSchema, typedSchema, type RecordField } from './recordField.ts';

type PartFields = Readonly<Record<string, RecordField<FormValue, unknown>>>;

/** An object that is filled in as several fields. */
export type RecordGroup<Own extends PartFields = PartFields> = {
  readonly parts: Own;
  /** Whether each field may be left out by itself; otherwise all of them are filled in, or none is. */
  readonly isLoose: boolean;
};

/** What a group is stored as. */
export type GroupBody<Own extends PartFields> =
  | {
      [Name in keyof Own & string]: ReturnType<Own[Name]['write']>;
    }
  | null;

type Values = Readonly<Record<string, unknown>>;

/** What is typed at a path; nothing for a value of another kind. */
function typedAt(values: Values, path: string, empty: FormValue): FormValue {
  const typed = values[path];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is of the kind of an empty value is a value of the form
  return typeof typed === typeof empty ? (typed as FormValue) : empty;
}

const isNothing = (typed: FormValue): boolean =>
  typeof typed === 'string' ? isBlank(typed) : typeof typed === 'object' && typed.length === 0;

/** A group that may be left out, such as a rule with its source; it is stored as null then. */
export const optionalGroup = <const Own extends PartFields>(parts: Own): RecordGroup<Own> => ({
  parts,
  isLoose: false,
});

/** An object whose fields have nothing to do with each other, such as the settings of something. It is always stored. */
export const looseGroup = <const Own extends PartFields>(
  parts: Own,
): RecordGroup<Own> & { readonly isLoose: true } => ({ parts, isLoose: true });

/** What a part is called in the form. The dot of the body would make the library behind forms look inside a value. */
const fieldName = (name: string, part: string): string => `${name}_${part}`;

/** The paths of the body that the fields of a group stand for, by their names in the form. */
export const groupPaths = (name: string, { parts }: RecordGroup): [string, string][] =>
  Object.keys(parts).map((part) => [fieldName(name, part), `${name}.${part}`]);

/** The fields of a group, by their names in the form: `group_part`. */
export function groupFields(
  name: string,
  { parts }: RecordGroup,
): [string, RecordField<FormValue, unknown>][] {
  return Object.entries(parts).map(([part, field]) => [
    fieldName(name, part),
    { ...field, field: { ...field.field, necessity: 'optional' } },
  ]);
}

/** Schemas of what is typed into the fields, each by itself. */
export function typedGroup(name: string, group: RecordGroup): [string, z.ZodMiniType][] {
  return groupFields(name, group).map(([path, field]) => [
    path,
    typedSchema(field.schemas === undefined ? { ...field, rule: optional(field.rule) } : field),
  ]);
}

/** As soon as one field is filled in, the others are asked for. */
export function completeGroup(name: string, group: RecordGroup) {
  return z.check<Values>(({ value, issues }) => {
    if (group.isLoose || isEmptyGroup(name, group, value)) return;
    for (const [path, { rule, empty }] of groupFields(name, group)) {
      const typed = typedAt(value, path, empty);
      const result = rule(typeof typed === 'string' ? typed : '');
      if (isNothing(typed) && !result.ok) issues.push(ruleIssue(value, path, result));
    }
  });
}

/** The schema of the property in a body. */
export function storedGroup({ parts, isLoose }: RecordGroup): z.ZodMiniType {
  const schemas = Object.entries(parts).map(([part, field]) => [part, storedSchema(field)] as const);
  return isLoose
    ? z.strictObject(Object.fromEntries(schemas.map(([part, schema]) => [part, z.optional(schema)])))
    : z.nullable(z.strictObject(Object.fromEntries(schemas)));
}

/** What is stored, as a person would type it, by the names of the fields. */
export function readGroup(name: string, { parts }: RecordGroup, stored: unknown): [string, FormValue][] {
  const object = typeof stored === 'object' && stored !== null ? stored : {};
  return Object.entries(parts).map(([part, field]) => [
    fieldName(name, part),
    field.read(Reflect.get(object, part)),
  ]);
}

/** What was typed, as it is stored. */
export function writeGroup(name: string, group: RecordGroup, values: Values): unknown {
  if (!group.isLoose && isEmptyGroup(name, group, values)) return null;
  return Object.fromEntries(
    Object.entries(group.parts).map(([part, field]) => [
      part,
      field.write(typedAt(values, fieldName(name, part), field.empty)),
    ]),
  );
}

function isEmptyGroup(name: string, group: RecordGroup, values: Values): boolean {
  return groupFields(name, group).every(([path, { empty }]) => isNothing(typedAt(values, path, empty)));
}
