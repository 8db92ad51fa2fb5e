import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  fileOfTag,
  type ReferenceEntry,
  type ReferenceOperation,
  type ReferencePart,
} from '../app/features/reference/contract.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => [value ?? []].flat().map(String);

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** How deep the properties of an answer are told: what is below is told with its own operation. */
const mostLevels = 3;

/** What the reference tells of every operation of a bundled contract. */
export function operationsOf(document: unknown): ReferenceOperation[] {
  const root = nodeOf(document);
  const resolve = (value: unknown): Node => {
    const { $ref } = nodeOf(value);
    if (typeof $ref !== 'string') return nodeOf(value);
    return resolve(
      $ref
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => nodeOf(at)[key], root),
    );
  };
  return Object.entries(nodeOf(root['paths'])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = nodeOf(item)[method];
      return isNode(operation) ? [described({ method, path, operation }, resolve)] : [];
    }),
  );
}

type Resolve = (value: unknown) => Node;

interface Placed {
  method: string;
  path: string;
  operation: Node;
}

function described({ method, path, operation }: Placed, resolve: Resolve): ReferenceOperation {
  const parameters = listOf(operation['parameters']).map(resolve);
  const request = contentOf(operation['requestBody'], resolve);
  const answer = contentOf(nodeOf(operation['responses'])['200'], resolve);
  const placed = { method: method.toUpperCase(), path: `/api${path}` };
  const access = textsOf(operation['x-permission']);
  return {
    ...placed,
    id: textOf(operation['operationId']),
    tag: textOf(listOf(operation['tags'])[0]),
    summary: textOf(operation['summary']),
    sunset: textOf(operation['x-sunset']) || null,
    // The bundle ends each description with the codes, which stand in a list of their own here.
    description: textOf(operation['description']).replace(/\n*Error codes: .*$/, ''),
    access,
    also: textsOf(operation['x-permission-also']),
    keyScope: textOf(operation['x-api-key']) || null,
    parameters: parameters.map((each) => parameterOf(each, resolve)),
    body: partsOf(request?.media['schema'], resolve),
    answer: partsOf(answer?.media['schema'], resolve).filter(({ name }) => name.startsWith('data.')),
    codes: textsOf(operation['x-error-codes']),
    curl: curlOf({ ...placed, access, parameters, request }, resolve),
  };
}

interface Content {
  type: string;
  media: Node;
}

function contentOf(message: unknown, resolve: Resolve): Content | undefined {
  const [first] = Object.entries(nodeOf(resolve(message)['content']));
  return first && { type: first[0], media: nodeOf(first[1]) };
}

function parameterOf(parameter: Node, resolve: Resolve): ReferencePart {
  const part = partOf(
    textOf(parameter['name']),
    parameter['schema'],
    parameter['required'] === true,
    resolve,
  );
  const description = textOf(parameter['description']) || part.description;
  return { ...part, type: `${textOf(parameter['in'])} ${part.type}`, description };
}

function partOf(name: string, schema: unknown, isRequired: boolean, resolve: Resolve): ReferencePart {
  const node = resolve(schema);
  const own = nodeOf(schema);
  const values = listOf(node['enum'] ?? resolve(node['items'])['enum']).filter((each) => each !== null);
  return {
    name,
    type: typeOf(node, resolve),
    isRequired,
    description: textOf(own['description'] ?? node['description']),
    values: values.map(String),
  };
}

function typeOf(node: Node, resolve: Resolve): string {
  const { type, oneOf, anyOf, allOf } = node;
  if (type === 'array') return `${typeOf(resolve(node['items']), resolve)}[]`;
  if (type !== undefined) return textsOf(type).join(' | ');
  const choices = [...listOf(oneOf), ...listOf(anyOf), ...listOf(allOf)];
  return [...new Set(choices.map((each) => typeOf(resolve(each), resolve)))].join(' | ') || 'object';
}

/** The properties of a schema and theirs, each by its path. */
function partsOf(schema: unknown, resolve: Resolve, place = '', level = 1): ReferencePart[] {
  const node = resolve(schema);
  const parts = new Map<string, ReferencePart>();
  const add = (some: readonly ReferencePart[]) => some.forEach((each) => parts.set(each.name, each));
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    for (const each of listOf(node[key])) add(partsOf(each, resolve, place, level));
  }
  if (node['items'] !== undefined) add(partsOf(node['items'], resolve, place, level));
  const required = listOf(node['required']);
  for (const [name, property] of Object.entries(nodeOf(node['properties']))) {
    const path = place === '' ? name : `${place}.${name}`;
    add([partOf(path, property, required.includes(name), resolve)]);
    if (level < mostLevels) add(partsOf(property, resolve, path, level + 1));
  }
  return [...parts.values()];
}

interface Called {
  method: string;
  path: string;
  access: readonly string[];
  parameters: readonly Node[];
  request: Content | undefined;
}

/** A call for the shell, with the examples of the contract. */
function curlOf({ method, path, access, parameters, request }: Called, resolve: Resolve): string {
  const exampleOf = (parameter: Node): string => {
    const example = parameter['example'] ?? listOf(resolve(parameter['schema'])['examples'])[0] ?? '';
    return typeof example === 'string' ? example : JSON.stringify(example);
  };
  const needed = (place: string) =>
    parameters.filter((each) => each['in'] === place && each['required'] === true);
  const address = needed('path').reduce(
    (found, each) => found.replace(`{${textOf(each['name'])}}`, encodeURIComponent(exampleOf(each))),
    path,
  );
  const query = new URLSearchParams(
    needed('query').map((each) => [textOf(each['name']), exampleOf(each)]),
  ).toString();
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'$AARAMBH${address}${query && `?${query}`}'`,
  ];
  if (!access.includes('public')) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  for (const each of needed('header')) lines.push(`-H '${textOf(each['name'])}: ${exampleOf(each)}'`);
  if (request !== undefined) {
    lines.push(`-H 'Content-Type: ${request.type}'`);
    const { example } = request.media;
    if (isNode(example)) lines.push(`-d '${JSON.stringify(example).replaceAll("'", String.raw`'\''`)}'`);
  }
  return lines.join(' \\\n  ').replace("'$AARAMBH", '"$AARAMBH"\'');
}

const contract = fileURLToPath(new URL('../../../openapi/dist/openapi.json', import.meta.url));
const folder = 'assets/reference/';

/** The files below `/assets/reference/`: `index.json`, and one for each area. */
export function filesOf(operations: readonly ReferenceOperation[]): Map<string, string> {
  const entries = operations.map(({ id, method, path, tag, summary, sunset }): ReferenceEntry => ({
    id,
    method,
    path,
    tag,
    summary,
    sunset,
  }));
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return new Map([
    ['index.json', JSON.stringify(entries)],
    ...tags.map((tag): [string, string] => [
      `${fileOfTag(tag)}.json`,
      JSON.stringify(operations.filter((each) => each.tag === tag)),
    ]),
  ]);
}

const files = () => filesOf(operationsOf(JSON.parse(readFileSync(contract, 'utf8'))));

/** Writes what the reference of the API shows from the bundled contract, so that a visit loads the list and one area. */
export function reference(): Plugin {
  return {
    name: 'aarambh-reference',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        const file = url.startsWith(`/${folder}`) ? files().get(url.slice(folder.length + 1)) : undefined;
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(file);
        return undefined;
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of files()) {
        this.emitFile({ type: 'asset', fileName: folder + name, source });
      }
    },
  };
}
