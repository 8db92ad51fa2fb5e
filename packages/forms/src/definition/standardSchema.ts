/**
 * What a library of schemas promises to every other program (https://standardschema.dev): zod, zod/mini, valibot and arktype do. The
 * specification asks to copy these types, so that nobody depends on one more package.
 */
export type StandardSchema<Output> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
};

/** What a schema says of a value: what it makes of it, or what is wrong. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** One thing that is wrong, with the words of the schema. */
export type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** Judges a value. A schema that has to wait is refused with a `TypeError`: a form answers while somebody types. */
export function judge<Output>(schema: StandardSchema<Output>, input: unknown): SchemaResult<Output> {
  const result = schema['~standard'].validate(input);
  if (!(result instanceof Promise)) return result;
  // Nobody waits for it, so nobody would catch what it throws.
  result.catch(() => undefined);
  throw new TypeError('A schema that waits cannot judge a form: ask the server when the form is sent.');
}

/** Where an issue is: names and places, from the outside. */
export const pathOf = ({ path = [] }: SchemaIssue): readonly PropertyKey[] =>
  path.map((part) => (typeof part === 'object' ? part.key : part));
