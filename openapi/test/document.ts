/** The bundled contract in a shape that tests can ask questions of. */
import { bundleContract } from '../bundle.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** A string of the document; empty for anything else. */
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const methods = ['get', 'put', 'post', 'delete'];

export interface Operation {
  /** Such as `POST /auth/login`. */
  name: string;
  id: string;
  description: JsonObject;
}

export interface ContractDocument {
  root: JsonObject;
  operations: readonly Operation[];
  operation: (name: string) => JsonObject;
  /** The value itself, or what its `$ref` points to. */
  resolve: (value: Json | undefined) => JsonObject;
  /** The properties of an object schema, through references, allOf and oneOf. */
  propertiesOf: (schema: Json | undefined) => Record<string, Json>;
  /** The media types of a request body or an answer. */
  contentOf: (message: Json | undefined) => [type: string, media: JsonObject][];
  /** The JSON of an operation's request, if it takes any. */
  requestOf: (operation: JsonObject) => JsonObject | undefined;
  /** The JSON of an operation's 200, if it is any. */
  answerOf: (operation: JsonObject) => JsonObject | undefined;
}

export function readContract(): ContractDocument {
  const bundled = bundleContract();
  const root = isObject(bundled) ? bundled : {};
  const operations = Object.entries(object(root.paths)).flatMap(([path, item]) =>
    Object.entries(object(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, description]) => ({
        name: `${method.toUpperCase()} ${path}`,
        id: text(object(description).operationId),
        description: object(description),
      })),
  );
  const byName = new Map(operations.map((each) => [each.name, each.description]));

  function resolve(value: Json | undefined): JsonObject {
    const { $ref } = object(value);
    if (typeof $ref !== 'string') return object(value);
    let target: Json | undefined = root;
    for (const part of $ref.slice(2).split('/')) {
      target = object(target)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return resolve(target);
  }

  function propertiesOf(schema: Json | undefined): Record<string, Json> {
    const { properties, allOf, oneOf } = resolve(schema);
    const parts = [...list(allOf), ...list(oneOf)].map(propertiesOf);
    return Object.assign({}, ...parts, object(properties));
  }

  const contentOf = (message: Json | undefined): [string, JsonObject][] =>
    Object.entries(object(resolve(message).content)).map(([type, media]) => [type, object(media)]);

  const jsonOf = (message: Json | undefined) =>
    contentOf(message).find(([type]) => type === 'application/json')?.[1];

  return {
    root,
    operations,
    resolve,
    propertiesOf,
    contentOf,
    requestOf: ({ requestBody }) => jsonOf(requestBody),
    answerOf: ({ responses }) => jsonOf(object(responses)['200']),
    operation(name) {
      const found = byName.get(name);
      if (!found) throw new Error(`The contract has no ${name}.`);
      return found;
    },
  };
}
