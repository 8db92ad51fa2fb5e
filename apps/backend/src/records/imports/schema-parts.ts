/** A JSON schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema and those it is put together of. */
export function schemasIn(schema: Schema): Schema[] {
  const { allOf, anyOf, oneOf } = schema;
  return [schema, ...[allOf, anyOf, oneOf].flat().filter(isSchema).flatMap(schemasIn)];
}

/** Whether a part of a document is a schema. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
