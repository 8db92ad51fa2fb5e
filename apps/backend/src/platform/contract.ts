/** The contract as the server uses it: the bundled OpenAPI document and what it says about each operation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OperationId } from './operation.ts';
import { StartFailure } from '../start-failure.ts';
import { isObject } from './json.ts';

/**
 * Who may call an operation: everybody, everybody who is signed in, or whoever holds one of the permissions. `own`
 * among them lets everybody who is signed in pass to the handler, which shows the caller's own records only.
 */
export type AccessRule = 'public' | 'signed-in' | readonly string[];

export interface OperationDescription {
  id: OperationId;
  method: string;
  /** As in the contract, below the API's prefix: `/user/{mobileNumber}`. */
  path: string;
  access: AccessRule;
  /** Permissions that are needed besides, all of them. */
  alsoNeeds: readonly string[];
  /** Permissions of which a page of the list takes one, where `access` opens the whole list only; else null. */
  pagesNeed: readonly string[] | null;
  /** The scope by which the key of a program opens it; null where none does. */
  keyScope: string | null;
  /** The day, `2027-06-30`, after which a deprecated operation may be gone; null for one that stays. */
  sunset: string | null;
  /** Whether the bearer token is a ticket for resetting a password instead of a session. */
  takesTicket: boolean;
  /** Whether the handler needs the body as it was sent, byte by byte: somebody else signed it. */
  readsRawBody: boolean;
  /** Whether it is still answered when others are refused because too many call: what lets people in, and their payments. */
  isRefusedLast: boolean;
  /** Whether staff may be answered by a replica, a moment late: what only reads, and nothing is decided by. */
  mayLag: boolean;
  /** Names of the request headers that it declares. */
  headers: readonly string[];
  /** Whether its body is multipart/form-data, with files in it. */
  takesFiles: boolean;
  /** Whether its body is a CSV file. */
  takesCSV: boolean;
}

export interface Contract {
  /** The OpenAPI document. */
  document: Record<string, unknown>;
  operations: readonly OperationDescription[];
  /** What a `$ref` of the document points to, or the value itself. */
  resolve(value: unknown): unknown;
  /** Methods that the contract has for a path below the prefix, in capitals; empty for an unknown path. */
  methodsOf(path: string): readonly string[];
}

let loaded: Contract | undefined;

/** The bundled contract, read once. Throws `StartFailure` when it has not been built or describes an operation badly. */
export function loadContract(): Contract {
  loaded ??= readContract();
  return loaded;
}

function readContract(): Contract {
  const document = readDocument();
  const operations = [...describeOperations(document)];
  return {
    document,
    operations,
    resolve: (value) => resolved(document, value),
    methodsOf: (path) => operations.filter((each) => hasShape(path, each.path)).map(({ method }) => method),
  };
}

function readDocument(): Record<string, unknown> {
  try {
    const path = createRequire(import.meta.url).resolve('@aarambh/openapi/openapi.json');
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isObject(parsed)) return parsed;
  } catch (error) {
    throw new StartFailure('The contract has not been built; run `pnpm --filter @aarambh/openapi build`.', {
      cause: error,
    });
  }
  throw new StartFailure('The bundled contract is not an OpenAPI document.');
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function* describeOperations(document: Record<string, unknown>): Generator<OperationDescription> {
  for (const [path, item] of entriesOf(document.paths)) {
    for (const method of methods) {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) continue;
      const { operationId, 'x-permission-pages': pagesNeed, 'x-api-key': keyScope } = operation;
      if (!isOperationId(operationId)) {
        throw new StartFailure(`The contract gives ${method} ${path} no operationId.`);
      }
      yield {
        id: operationId,
        method: method.toUpperCase(),
        path,
        access: accessOf(operation['x-permission'], operationId),
        alsoNeeds: permissionsOf(operation['x-permission-also'] ?? [], operationId),
        pagesNeed: pagesNeed === undefined ? null : permissionsOf(pagesNeed, operationId),
        keyScope: typeof keyScope === 'string' ? keyScope : null,
        sunset: sunsetOf(operation, operationId),
        takesTicket: JSON.stringify(operation.security ?? []).includes('"resetTicket"'),
        readsRawBody: operation['x-raw-body'] === true,
        isRefusedLast: operation['x-refused-last'] === true,
        mayLag: operation['x-may-lag'] === true,
        headers: headersOf(document, operation.parameters),
        takesFiles: takes(document, operation.requestBody, 'multipart/form-data'),
        takesCSV: takes(document, operation.requestBody, 'text/csv'),
      };
    }
  }
}

/** The document that types were generated from is the one that is read here, so every id in it is of the type. */
function isOperationId(value: unknown): value is OperationId {
  return typeof value === 'string' && value !== '';
}

function accessOf(value: unknown, operationId: string): AccessRule {
  if (value === 'public' || value === 'signed-in') return value;
  if (value === 'own') return ['own'];
  const permissions = permissionsOf(value, operationId);
  if (permissions.length > 0) return permissions;
  throw unclear(operationId);
}

/** A deprecated operation says until when it is there, and no other does. */
function sunsetOf(operation: Record<string, unknown>, operationId: string): string | null {
  const { deprecated, 'x-sunset': day } = operation;
  if (deprecated !== true && day === undefined) return null;
  if (deprecated === true && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) return day;
  throw new StartFailure(`The contract does not say clearly until when ${operationId} is there.`);
}

/** A list of permissions; anything else in its place must not read as "none". */
function permissionsOf(value: unknown, operationId: string): string[] {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw unclear(operationId);
}

function unclear(operationId: string): StartFailure {
  return new StartFailure(`The contract does not say clearly who may call ${operationId}.`);
}

function headersOf(document: Record<string, unknown>, parameters: unknown): string[] {
  const declared = Array.isArray(parameters) ? parameters.map((each) => resolved(document, each)) : [];
  return declared.flatMap((each) =>
    isObject(each) && each.in === 'header' && typeof each.name === 'string' ? [each.name] : [],
  );
}

function takes(document: Record<string, unknown>, requestBody: unknown, mediaType: string): boolean {
  const body = resolved(document, requestBody);
  return isObject(body) && isObject(body.content) && isObject(body.content[mediaType]);
}

/** What a `$ref` within the document points to, or the value itself. */
function resolved(document: Record<string, unknown>, value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  return value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), document);
}

/** Whether a path of a request has the shape of a path of the contract. */
function hasShape(path: string, shape: string): boolean {
  const given = path.replace(/\/$/, '').split('/');
  const expected = shape.split('/');
  return (
    given.length === expected.length &&
    expected.every((part, index) => (part.startsWith('{') ? given[index] !== '' : given[index] === part))
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}
