import type * as z from 'zod/mini';
import type {
  ErrorKeys,
  FieldDefinition,
  FieldName,
  FormDefinition,
  FormValues,
  PayloadDefinition,
} from './definition.ts';

type FormParts<Values extends FormValues, Payload, Context> = Pick<
  FormDefinition<Values, Payload, Context>,
  'id' | 'schema' | 'defaultValues' | 'submitNeedsValid' | 'fieldOrder' | 'fields' | 'toPayload'
> & {
  /** Names of the body, those of a part of it with a dot. */
  readonly wireNames?: Readonly<
    Partial<Record<FieldName<Values>, FieldName<Payload> | `${FieldName<Payload>}.${string}`>>
  >;
  /** A body of its own, whose errors get the texts of the fields that they come from, or one that others send too. */
  readonly payload:
    | PayloadDefinition<Payload>
    | {
        readonly operationId: string;
        readonly schema: z.ZodMiniType<Payload>;
        /** Texts of errors of paths that are no field of the form. */
        readonly errorKeys?: Readonly<Record<string, ErrorKeys>>;
      };
};

/** Puts a form together. */
export function defineForm<Values extends FormValues, Payload, Context = void>(
  parts: FormParts<Values, Payload, Context>,
): FormDefinition<Values, Payload, Context> {
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
): PayloadDefinition<Payload> {
  return { operationId, schema, errorKeys, fieldOrder: Object.keys(errorKeys) };
}
