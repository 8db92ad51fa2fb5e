/**
 * The contract's schemas as Fastify's routes take them. Reading and compiling those of nearly three hundred operations would
 * take longer than everything else at the start, and most are never needed, so both wait until the first call, or until the server has
 * nothing else to do.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { Contract, OperationDescription } from './contract.ts';
import { compileRequestPart, type RequestPart } from './validation.ts';

/** A schema that is read when it is needed. Fastify hands objects of a class to the compilers as they are. */
class LaterSchema {
  readonly read: () => Record<string, unknown>;
  /** Whether nothing at all is good too. */
  readonly isOptional: boolean;
  readonly turn: Turn;

  constructor(
    read: () => Record<string, unknown>,
    { turn, isOptional = false }: { turn: Turn; isOptional?: boolean },
  ) {
    this.read = read;
    this.isOptional = isOptional;
    this.turn = turn;
  }
}

/**
 * When an operation is likely to be called first: 0 for what a page that everybody may open reads as it opens, 1 for what is sent from
 * there, 2 for what needs a session.
 */
type Turn = 0 | 1 | 2;

function turnOf({ method, access }: OperationDescription): Turn {
  if (access !== 'public') return 2;
  return method === 'GET' ? 0 : 1;
}

/** Where the contract has no query parameter, any is refused: it would have been meant to do something. */
const noQuery = { type: 'object', properties: {} };

/** Schemas of a route, by Fastify's names for the parts. The answer's is there for operations that are built. */
export function routeSchemas(contract: Contract, description: OperationDescription, isBuilt: boolean) {
  const { path, method } = description;
  const turn = turnOf(description);
  const resolve = (value: unknown) => contract.resolve(value);
  const item = objectOf(objectOf(contract.document.paths)[path]);
  const operation = objectOf(item[method.toLowerCase()]);
  const parameters = listOf(operation.parameters).map((each) => objectOf(resolve(each)));
  const schemaOfParameters = (place: string) => {
    const declared = parameters.filter((each) => each.in === place);
    return declared.length === 0
      ? undefined
      : new LaterSchema(
          () => ({
            type: 'object',
            properties: Object.fromEntries(
              declared.map(({ name, schema }) => [String(name), inlined(contract, schema)]),
            ),
            required: declared.filter(({ required }) => required === true).map(({ name }) => String(name)),
          }),
          { turn },
        );
  };
  const request = objectOf(resolve(operation.requestBody));
  const success = objectOf(resolve(objectOf(operation.responses)['200']));
  const parts = {
    params: schemaOfParameters('path'),
    querystring: schemaOfParameters('query') ?? new LaterSchema(() => noQuery, { turn }),
    headers: schemaOfParameters('header'),
    body:
      jsonSchema(contract, request, { isOptional: request.required !== true, turn }) ??
      multipartSchema(contract, request, turn),
  };
  const answer = isBuilt ? jsonSchema(contract, success, { turn }) : undefined;
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined)),
    ...(answer === undefined ? {} : { response: { 200: answer } }),
  };
}

function jsonSchema(
  contract: Contract,
  described: Record<string, unknown>,
  kind: { isOptional?: boolean; turn: Turn },
): LaterSchema | undefined {
  const { schema } = objectOf(objectOf(described.content)['application/json']);
  return schema === undefined ? undefined : new LaterSchema(() => objectOf(inlined(contract, schema)), kind);
}

/** As `jsonSchema` for a body in parts, where a file is an object and everything else is text. */
function multipartSchema(
  contract: Contract,
  described: Record<string, unknown>,
  turn: Turn,
): LaterSchema | undefined {
  const { schema } = objectOf(objectOf(described.content)['multipart/form-data']);
  return schema === undefined
    ? undefined
    : new LaterSchema(
        () => {
          const whole = objectOf(inlined(contract, schema));
          const parts = Object.entries(objectOf(whole.properties)).map(([name, part]) => [
            name,
            objectOf(part).contentMediaType === undefined ? part : { type: 'object' },
          ]);
          return { ...whole, properties: Object.fromEntries(parts) };
        },
        { turn },
      );
}

/** A schema with what its references point to in their place. The contract has no schema within itself. */
function inlined(contract: Contract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(contract, each));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return inlined(contract, contract.resolve(value));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inlined(contract, each)]));
}

/** What Fastify compiles the schemas of routes with. */
export interface SchemaCompilers {
  request: FastifySchemaCompiler<unknown>;
  answer: FastifySerializerCompiler<unknown>;
  /** Compiles those that the first page to be opened needs, one after the other, until `isOver`. */
  compileFirst(isOver: () => boolean): Promise<void>;
  /** Compiles all that are left, those that are likely to be needed soon before the others, until `isOver`. */
  compileAhead(isOver: () => boolean): Promise<void>;
}

/** Compilers of one server. */
export function createSchemaCompilers(): SchemaCompilers {
  const waiting: { schema: LaterSchema; compile: () => unknown }[] = [];
  const compileAnswer = SerializerSelector()({}, {});

  return {
    request: ({ schema, httpPart }) => {
      if (!(schema instanceof LaterSchema) || !isRequestPart(httpPart)) {
        throw new TypeError('Only schemas of the contract are checked.');
      }
      const check = once(() => compileRequestPart(schema.read(), httpPart));
      waiting.push({ schema, compile: check });
      return (value: unknown) => (schema.isOptional && value === null ? { value } : check()(value));
    },

    answer: ({ schema, method, url }) => {
      if (!(schema instanceof LaterSchema)) {
        throw new TypeError('Only schemas of the contract are written.');
      }
      const write = once(() => compileAnswer({ method, url, httpStatus: '200', schema: schema.read() }));
      waiting.push({ schema, compile: write });
      return (value: unknown) => write()(value);
    },

    compileFirst: (isOver) =>
      compileEach(
        waiting.filter(({ schema }) => schema.turn === 0),
        isOver,
      ),

    compileAhead: (isOver) =>
      compileEach(
        waiting.toSorted((a, b) => a.schema.turn - b.schema.turn),
        isOver,
      ),
  };
}

async function compileEach(
  schemas: readonly { compile: () => unknown }[],
  isOver: () => boolean,
): Promise<void> {
  for (const { compile } of schemas) {
    if (isOver()) return;
    compile();
    await nextTurn();
  }
}

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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
