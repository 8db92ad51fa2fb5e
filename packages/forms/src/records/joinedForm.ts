/** A form of a record one property of which is filled in by the fields of another form, such as the criteria of a job. */
import * as z from 'zod/mini';
import type { FormDefinition, FormValues } from '../definition/definition.ts';
import type { RecordForm } from './defineRecordForm.ts';

type Parts<
  Values extends FormValues,
  Body,
  PartValues extends FormValues,
  Property extends string,
  Stored,
> = {
  readonly form: RecordForm<Values, Body>;
  /** In the bodies of the form. */
  readonly property: Property;
  /** Its fields have names that the form has not. */
  readonly part: FormDefinition<PartValues, unknown>;
  /** The field at which errors of the property as a whole show. */
  readonly blamed: keyof PartValues & string;
  readonly read: (stored: Stored | null | undefined) => PartValues;
  readonly write: (typed: PartValues) => Stored | null;
};

/** Puts the two together: one form with the fields of both, and its bodies with the property. */
export function joinForms<
  Values extends FormValues,
  Body,
  PartValues extends FormValues,
  const Property extends string,
  Stored,
>({ form, property, part, blamed, read, write }: Parts<Values, Body, PartValues, Property, Stored>) {
  type Both = Values & PartValues;
  type Joined = Body & { [Name in Property]?: Stored | null };
  const wireNames = Object.fromEntries(
    part.fieldOrder.map((name) => [
      name,
      name === blamed ? property : `${property}.${part.wireNames[name] ?? name}`,
    ]),
  );
  // oxlint-disable typescript/no-unsafe-type-assertion -- what is made of both has the properties of both
  return {
    ...form,
    defaultValues: { ...form.defaultValues, ...part.defaultValues },
    fieldOrder: [...form.fieldOrder, ...part.fieldOrder],
    fields: { ...form.fields, ...part.fields },
    errorKeys: { ...form.errorKeys, ...part.errorKeys },
    wireNames: { ...form.wireNames, ...wireNames },
    schema: z.intersection(form.schema, part.schema),
    toPayload: (values: Both) => ({ ...form.toPayload(values), [property]: write(values) }) as Joined,
    fromRecord: (record: Parameters<RecordForm<Values, Body>['fromRecord']>[0]) => ({
      ...form.fromRecord(record),
      ...read(Reflect.get(record, property) as Stored | null | undefined),
    }),
  } as unknown as RecordForm<Both, Joined>;
  // oxlint-enable typescript/no-unsafe-type-assertion
}
