/** The body of an operation by the contract, for values that did not come as JSON. */
import { failedFields } from './body-rules.ts';
import { loadContract } from './contract.ts';
import { ApiFailure, type FailedField } from './failure.ts';
import type { OperationId } from './operation.ts';
import { bodySchemaOf } from './route-schemas.ts';
import { compileRequestPart } from './validation.ts';
import { isObject } from './json.ts';

export interface BodySchema {
  /** JSON schema of a property; undefined for one that the body does not have. */
  property: (name: string) => Record<string, unknown> | undefined;
  /** What is wrong with a body, by the product's rules and then by the contract. */
  faultsOf: (body: object) => readonly FailedField[];
  /** Whoever holds one of these may make the call. */
  permissions: readonly string[];
}

/** Reads the contract once for an operation. */
export function bodySchema(id: OperationId): BodySchema {
  const contract = loadContract();
  const operation = contract.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  const schema = bodySchemaOf(contract, operation);
  const check = compileRequestPart(schema, 'body');
  const properties = propertiesOf(schema);
  return {
    property: (name) => properties.get(name),
    faultsOf: (body) => {
      const fields = failedFields(id, body);
      if (fields.length > 0) return fields;
      const verdict = check(body);
      if (!('error' in verdict)) return [];
      if (verdict.error instanceof ApiFailure) return verdict.error.fields;
      throw verdict.error;
    },
    permissions: Array.isArray(operation.access) ? operation.access : [],
  };
}

/** The properties of a schema and of those it is put together of. */
function propertiesOf(schema: unknown, found = new Map<string, Record<string, unknown>>()) {
  if (!isObject(schema)) return found;
  for (const part of [schema.allOf, schema.anyOf, schema.oneOf].flat()) propertiesOf(part, found);
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (isObject(property)) found.set(name, property);
  }
  return found;
}
