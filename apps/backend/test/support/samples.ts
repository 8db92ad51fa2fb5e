/** Requests made from the examples that the contract gives. */
import type { Contract, OperationDescription } from '../../src/platform/contract.ts';
import type { Parts } from './server.ts';

type Json = Record<string, unknown>;

/** A request that fits the contract: every parameter that is required, and a body when there is one in JSON. */
export function sampleRequest(contract: Contract, operation: OperationDescription): Parts {
  const { document } = contract;
  const described = at(document, ['paths', operation.path, operation.method.toLowerCase()]);
  const parameters = list(described.parameters).map((each) => resolve(document, each));
  const valuesOf = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && (place === 'path' || each.required === true))
        .map((each) => [String(each.name), String(sampleOf(document, each))]),
    );
  const content = at(resolve(document, described.requestBody), ['content', 'application/json']);
  const body = Object.keys(content).length === 0 ? undefined : sampleOf(document, content);
  return {
    params: valuesOf('path'),
    query: valuesOf('query'),
    headers: valuesOf('header'),
    ...(typeof body === 'object' && body !== null ? { body } : {}),
  };
}

/** The example of a parameter, a media type or a schema, or one put together from the schema's parts. */
function sampleOf(document: Json, described: Json): unknown {
  if (described.example !== undefined) return described.example;
  return described.schema === undefined
    ? undefined
    : sampleOfSchema(document, resolve(document, described.schema));
}

/** A value that fits a schema, of the least that it requires. */
export function sampleOfSchema(document: Json, schema: Json): unknown {
  const [example] = list(schema.examples);
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  const [alternative] = [...list(schema.oneOf), ...list(schema.anyOf), ...list(schema.enum)];
  if (schema.enum !== undefined) return alternative;
  if (alternative !== undefined) return sampleOfSchema(document, resolve(document, alternative));
  const parts = list(schema.allOf).map((part) => sampleOfSchema(document, resolve(document, part)));
  if (schema.type === 'array') return [sampleOfSchema(document, resolve(document, schema.items))];
  const required = new Set(list(schema.required));
  const properties = Object.entries(objectOf(schema.properties)).filter(([name]) => required.has(name));
  return Object.assign(
    {},
    ...parts,
    Object.fromEntries(
      properties.map(([name, property]) => [name, sampleOfSchema(document, resolve(document, property))]),
    ),
  );
}

function at(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((found, key) => objectOf(found[key]), value);
}

function resolve(document: Json, value: unknown): Json {
  const described = objectOf(value);
  if (typeof described.$ref !== 'string') return described;
  const { $ref, ...beside } = described;
  return { ...resolve(document, at(document, $ref.split('/').slice(1))), ...beside };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
