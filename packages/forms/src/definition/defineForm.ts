import type * as z from 'zod/mini';
import type { ErrorKeys, FieldName, FormDefinition, FormValues, PayloadDefinition } from './definition.ts';

type FormParts<Values extends FormValues, Payload, Context> = Pick<
  FormDefinition<Values, Payload, Context>,
  'id' | 'schema' | 'defaultValues' | 'submitNeedsValid' | 'fieldOrder' | 'fields' | 'toPayload'
> & {
  readonly wireNames?: Readonly<Partial<Record<FieldName<Values>, FieldName<Payload>>>>;
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
  const errorsByField = fieldOrder.map((name) => [name, fields[name]?.errors] as const);
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

/** The body of an operation. Its errors are listed in the order of `errorKeys`. */
export function definePayload<Payload>(
  operationId: string,
  schema: z.ZodMiniType<Payload>,
  errorKeys: Readonly<Record<string, ErrorKeys | undefined>>,
): PayloadDefinition<Payload> {
  return { operationId, schema, errorKeys, fieldOrder: Object.keys(errorKeys) };
}
