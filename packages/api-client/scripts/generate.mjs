/**
 * Writes src/generated/ from the contract: `schema.ts`, the types of every call (openapi-typescript), `enums.ts`, the closed sets of
 * strings as values, `patterns.ts`, the patterns of texts that have a name, and `operations.ts`, the address of every operation and who may
 * call it. With --check it writes nothing and fails when a file is not what the contract says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from '@aarambh/openapi/bundle';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const generatedFolder = join(import.meta.dirname, '../src/generated');
const banner =
  '// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.\n\n';

/** `Permission` becomes `export const permissionValues = ['Manage City', ...] as const satisfies readonly Permission[]`. */
function enums(contract) {
  const sets = Object.entries(contract.components.schemas)
    .filter(([, schema]) => schema.type === 'string' && Array.isArray(schema.enum))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const constants = sets.map(([name, { description, enum: values }]) => {
    const comment = description ? `/** ${description.replaceAll('*/', '*')} */\n` : '';
    const constant = `${name[0].toLowerCase()}${name.slice(1)}Values`;
    const items = values.map((value) => `  ${JSON.stringify(value)},\n`).join('');
    return (
      `export type ${name} = components['schemas']['${name}'];\n` +
      `${comment}export const ${constant} = [\n${items}] as const satisfies readonly ${name}[];\n`
    );
  });
  return `import type { components } from './schema.ts';\n\n${constants.join('\n')}`;
}

/**
 * `MobileNumber` becomes `export const mobileNumberPattern = /^[1-9][0-9]{9}$/;`. Left out is what looks ahead, as for a password: nobody can tell
 * from it what is missing, so rules check those one by one.
 */
function patterns(contract) {
  return Object.entries(contract.components.schemas)
    .filter(
      ([, schema]) =>
        schema.type === 'string' && schema.pattern !== undefined && !schema.pattern.includes('(?='),
    )
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, { description, pattern }]) => {
      const comment = description ? `/** ${description.replaceAll('*/', '*')} */\n` : '';
      const constant = `${name.replace(/^(?:[A-Z]+$|[A-Z])/, (start) => start.toLowerCase())}Pattern`;
      return `${comment}export const ${constant} = /${new RegExp(pattern).source}/;\n`;
    })
    .join('\n');
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** `addCity` becomes `export const addCity: Operation = { method: 'POST', path: '/admin/city/add', access: ['Create City'], ... }`. */
function operations(contract) {
  const constants = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const { operationId, summary, ...description } = item[method];
        const access = description['x-permission'];
        const pages = description['x-permission-pages'];
        const facts = {
          method: method.toUpperCase(),
          path,
          access: access === 'own' ? ['own'] : access,
          also: description['x-permission-also'] ?? [],
          ...(pages && { pages }),
          ...(takesVersion(item[method]) && { takesVersion: true }),
        };
        const lines = Object.entries(facts).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
        return `/** ${summary}. */\nexport const ${operationId} = {\n${lines.join('')}} as const satisfies Operation;\n`;
      }),
  );
  return `import type { Permission } from './enums.ts';

/** An operation of the contract: where it is and who may call it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's address. */
  readonly path: string;
  /** Everybody, everybody who is signed in, or whoever holds one of these. With \`own\` among them everybody may, for their own records. */
  readonly access: 'public' | 'signed-in' | readonly (Permission | 'own')[];
  /** Permissions that are needed besides, all of them. */
  readonly also: readonly Permission[];
  /** Of a list that \`access\` opens whole, with \`pageNo=-1\`: whoever holds one of these may have a page of it. */
  readonly pages?: readonly Permission[];
  /** Its body says which version of the record was read, \`rowVersion\`, and an older one is refused. */
  readonly takesVersion?: true;
}

${constants.join('\n')}`;
}

/** Whether the body of an operation has `rowVersion`. */
function takesVersion({ requestBody }) {
  const schema = requestBody?.content?.['application/json']?.schema;
  const { properties } = schema?.$ref ? named(schema.$ref) : (schema ?? {});
  return properties?.rowVersion !== undefined;
}

/** What `#/components/schemas/CityUpdate` stands for. */
const named = (reference) => contract.components.schemas[reference.split('/').at(-1)];

/** A copy without the examples, which would be two fifths of the text. */
function withoutExamples(node) {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withoutExamples);
  const kept = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}

const reference = (name, types) => ts.factory.createTypeReferenceNode(name, types);

/** A file in a multipart body is no text but a file, and a refusal has one of the codes of its operation. */
function transform({ contentMediaType, [codesOfRefusal]: codes }) {
  if (contentMediaType === 'application/octet-stream') return reference('Blob');
  if (codes === undefined) return undefined;
  const literals = codes.map((code) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(code)),
  );
  return reference('FailureWith', [ts.factory.createUnionTypeNode(literals)]);
}

const codesOfRefusal = 'x-codes-of-refusal';
const helpers = "type FailureWith<Code> = components['schemas']['Failure'] & { error: { code: Code } };\n";

/** A copy in which the refusals of each operation have its own codes, where the contract has one answer for all. */
function withOwnRefusals(document) {
  const failures = new Set(['INTERNAL', 'NOT_IMPLEMENTED', 'UNAVAILABLE']);
  const own = (operation) => {
    const codes = operation['x-error-codes'].filter((code) => !failures.has(code));
    const content = { 'application/json': { schema: { type: 'object', [codesOfRefusal]: codes } } };
    return {
      ...operation,
      responses: { ...operation.responses, '4XX': { description: 'Refused.', content } },
    };
  };
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([part, value]) => [part, methods.includes(part) ? own(value) : value]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

const contract = bundleContract();
const types = astToString(
  await openapiTS(withOwnRefusals(withoutExamples(contract)), {
    emptyObjectsUnknown: true,
    inject: helpers,
    transform,
  }),
);
const files = {
  'schema.ts': banner + types,
  'enums.ts': banner + enums(contract),
  'patterns.ts': banner + patterns(contract),
  'operations.ts': banner + operations(contract),
};

if (process.argv.includes('--check')) {
  const stale = Object.entries(files)
    .filter(([name, text]) => readOrEmpty(join(generatedFolder, name)) !== text)
    .map(([name]) => `packages/api-client/src/generated/${name}`);
  if (stale.length > 0) {
    console.error(
      `${stale.join(' and ')} not up to date: run \`pnpm --filter @aarambh/api-client generate\`.`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generatedFolder, name), text);
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
