import type * as z from 'zod/mini';
import type {
  ErrorKeys,
  FieldDefinition,
  FieldName,
  FormDefinition,
  FormValues,
  PayloadDefinition,
  SchemaFormDefinition,
} from './definition.ts';
import type { StandardSchema } from './standardSchema.ts';

type Shared<Values extends FormValues, Payload, Context, Parsed> = Pick<
  SchemaFormDefinition<Values, Payload, Context, Parsed>,
  'id' | 'defaultValues' | 'submitNeedsValid' | 'fieldOrder' | 'fields' | 'toPayload'
> & {
  /** Names of the body, those of a part of it with a dot. */
  readonly wireNames?: Readonly<
    Partial<Record<FieldName<Values>, FieldName<Payload> | `${FieldName<Payload>}.${string}`>>
  >;
};

/** A body of its own, whose errors get the texts of the fields that they come from, or one that others send too. */
type PayloadParts<Payload, Schema extends StandardSchema<Payload>> =
  | PayloadDefinition<Payload, Schema>
  | {
      readonly operationId: string;
      readonly schema: Schema;
      /** Texts of errors of paths that are no field of the form. */
      readonly errorKeys?: Readonly<Record<string, ErrorKeys>>;
    };

type FormParts<Values extends FormValues, Payload, Context> = Shared<Values, Payload, Context, Values> & {
  readonly schema: z.ZodMiniType<Values>;
  readonly payload: PayloadParts<Payload, z.ZodMiniType<Payload>>;
};

type SchemaFormParts<Values extends FormValues, Payload, Context, Parsed> = Shared<
  Values,
  Payload,
  Context,
  Parsed
> & {
  readonly schema: StandardSchema<Parsed>;
  readonly payload: PayloadParts<Payload, StandardSchema<Payload>>;
};

/** Puts a form together, by the rules here. */
export function defineForm<Values extends FormValues, Payload, Context = void>(
  parts: FormParts<Values, Payload, Context>,
): FormDefinition<Values, Payload, Context> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas are those of `parts`
  return defineSchemaForm(parts) as FormDefinition<Values, Payload, Context>;
}

/**
 * Puts a form together with schemas of any library that keeps to Standard Schema, such as zod, valibot or arktype. What was typed is
 * text, boxes, rows or files; `onSubmit` and `toPayload` get what the schema makes of it.
 */
export function defineSchemaForm<Values extends FormValues, Payload, Context = void, Parsed = Values>(
  parts: SchemaFormParts<Values, Payload, Context, Parsed>,
): SchemaFormDefinition<Values, Payload, Context, Parsed> {
  const { fieldOrder, fields, payload } = parts;
  const wireNames: Readonly<Record<string, string | undefined>> = { ...parts.wireNames };
  const errorsByField = fieldOrder.flatMap((name) => errorsOf(name, fields[name]));
  const errorsByPath = errorsByField.map(([name, errors]) => [wireNames[name] ?? name, errors] as const);
  return {
    ...parts,
    wireNames,
    errorKeys: Object.fromEntries(errorsByField),
    payload:
      'fieldOrder' in payload
        ? payload
        : definePayload(payload.operationId, payload.schema, {
            ...Object.fromEntries(errorsByPath),
            ...payload.errorKeys,
          }),
  };
}

/** The texts of a field's errors, and of those of its rows. */
function errorsOf(
  name: string,
  field: FieldDefinition | undefined,
): readonly (readonly [string, ErrorKeys | undefined])[] {
  const parts = Object.entries(field?.rows?.fields ?? {});
  return [[name, field?.errors], ...parts.map(([part, { errors }]) => [`${name}.${part}`, errors] as const)];
}

/** The body of an operation. Its errors are listed in the order of `errorKeys`. */
export function definePayload<Payload>(
  operationId: string,
  schema: z.ZodMiniType<Payload>,
  errorKeys: Readonly<Record<string, ErrorKeys | undefined>>,
): PayloadDefinition<Payload, z.ZodMiniType<Payload>>;
export function definePayload<Payload>(
  operationId: string,
  schema: StandardSchema<Payload>,
  errorKeys: Readonly<Record<string, ErrorKeys | undefined>>,
): PayloadDefinition<Payload>;
export function definePayload<Payload>(
  operationId: string,
  schema: StandardSchema<Payload>,
  errorKeys: Readonly<Record<string, ErrorKeys | undefined>>,
): PayloadDefinition<Payload> {
  return { operationId, schema, errorKeys, fieldOrder: Object.keys(errorKeys) };
}
