/**
 * The contract's schemas as Fastify's routes take them. Compiling those of nearly three hundred operations takes longer than everything else at
 * the start, and most are never needed, so each waits for its first call.
 */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { Contract, OperationDescription } from './contract.ts';
import { compileRequestPart, type RequestPart } from './validation.ts';
import { isObject } from './json.ts';

/** A schema that is read when it is needed. Fastify hands objects of a class to the compilers as they are. */
class LazySchema {
  readonly read: () => Record<string, unknown>;
  /** Whether nothing at all is good too. */
  readonly isOptional: boolean;

  constructor(read: () => Record<string, unknown>, isOptional = false) {
    this.read = read;
    this.isOptional = isOptional;
  }
}

/** Where the contract has no query parameter, any is refused: it would have been meant to do something. */
const noQuery = { type: 'object', properties: {} };

/** Schemas of a route, by Fastify's names for the parts. The answer's is there for operations that are built. */
export function routeSchemas(contract: Contract, { path, method }: OperationDescription, isBuilt: boolean) {
  const resolve = (value: unknown) => contract.resolve(value);
  const item = objectOf(objectOf(contract.document.paths)[path]);
  const operation = objectOf(item[method.toLowerCase()]);
  const parameters = listOf(operation.parameters).map((each) => objectOf(resolve(each)));
  const schemaOfParameters = (place: string) => {
    const declared = parameters.filter((each) => each.in === place);
    return declared.length === 0 ? undefined : new LazySchema(() => schemaOfDeclared(contract, declared));
  };
  const request = objectOf(resolve(operation.requestBody));
  const success = objectOf(resolve(objectOf(operation.responses)['200']));
  const parts = {
    params: schemaOfParameters('path'),
    querystring: schemaOfParameters('query') ?? new LazySchema(() => noQuery),
    headers: schemaOfParameters('header'),
    body: jsonSchema(contract, request, request.required !== true) ?? multipartSchema(contract, request),
  };
  const answer = isBuilt ? jsonSchema(contract, success) : undefined;
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined)),
    ...(answer === undefined ? {} : { response: { 200: answer } }),
  };
}

function schemaOfDeclared(contract: Contract, declared: readonly Record<string, unknown>[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(
      declared.map(({ name, schema }) => [String(name), inlined(contract, schema)]),
    ),
    required: declared.filter(({ required }) => required === true).map(({ name }) => String(name)),
  };
}

/** The schema of what stands behind the question mark of an operation's address. */
export function querySchemaOf(contract: Contract, { path, method }: OperationDescription) {
  const operation = objectOf(objectOf(objectOf(contract.document.paths)[path])[method.toLowerCase()]);
  const parameters = listOf(operation.parameters).map((each) => objectOf(contract.resolve(each)));
  return schemaOfDeclared(
    contract,
    parameters.filter((each) => each.in === 'query'),
  );
}

/** The schema of an operation's JSON body. */
export function bodySchemaOf(
  contract: Contract,
  { path, method }: OperationDescription,
): Record<string, unknown> {
  const operation = objectOf(objectOf(objectOf(contract.document.paths)[path])[method.toLowerCase()]);
  return jsonSchema(contract, objectOf(contract.resolve(operation.requestBody)))?.read() ?? {};
}

function jsonSchema(
  contract: Contract,
  described: Record<string, unknown>,
  isOptional = false,
): LazySchema | undefined {
  const { schema } = objectOf(objectOf(described.content)['application/json']);
  if (schema === undefined) return undefined;
  return new LazySchema(() => objectOf(inlined(contract, schema)), isOptional);
}

/** As `jsonSchema` for a body in parts, where a file is an object and everything else is text. */
function multipartSchema(contract: Contract, described: Record<string, unknown>): LazySchema | undefined {
  const { schema } = objectOf(objectOf(described.content)['multipart/form-data']);
  if (schema === undefined) return undefined;
  return new LazySchema(() => {
    const whole = objectOf(inlined(contract, schema));
    const parts = Object.entries(objectOf(whole.properties)).map(([name, part]) => [
      name,
      objectOf(part).contentMediaType === undefined ? part : { type: 'object' },
    ]);
    return { ...whole, properties: Object.fromEntries(parts) };
  });
}

/** A schema with what its references point to in their place. The contract has no schema within itself. */
function inlined(contract: Contract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(contract, each));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return inlined(contract, contract.resolve(value));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inlined(contract, each)]));
}

/** Checks requests by the contract. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof LazySchema) || !isRequestPart(httpPart)) {
    throw new TypeError('Only schemas of the contract are checked.');
  }
  const check = once(() => compileRequestPart(schema.read(), httpPart));
  return (value: unknown) => (schema.isOptional && value === null ? { value } : check()(value));
};

// Merged branches of the contract repeat no `type`; the library's validator would print a warning for each.
const compileAnswer = SerializerSelector()({}, { ajv: { strictTypes: false } });

/** Writes answers by the contract: what is not declared does not leave. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, method, url }) => {
  if (!(schema instanceof LazySchema)) {
    throw new TypeError('Only schemas of the contract are written.');
  }
  const write = once(() => compileAnswer({ method, url, httpStatus: '200', schema: schema.read() }));
  return (value: unknown) => write()(value);
};

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function isRequestPart(part: string | undefined): part is RequestPart {
  return part === 'body' || part === 'querystring' || part === 'headers' || part === 'params';
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
