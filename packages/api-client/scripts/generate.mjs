/**
 * Writes src/generated/ from the contract: `schema.ts`, the types of every call (openapi-typescript), and `enums.ts`, the closed sets
 * of strings as values. With --check it writes nothing and fails when a file is not what the contract says.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const require = createRequire(import.meta.url);
const contractFolder = join(import.meta.dirname, '../../../openapi');
const generatedFolder = join(import.meta.dirname, '../src/generated');
const banner =
  '// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.\n\n';

/** The contract as one document without references to other files. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-contract-'));
  try {
    const output = join(folder, 'openapi.json');
    const manifest = createRequire(join(contractFolder, 'package.json')).resolve('@redocly/cli/package.json');
    const program = join(dirname(manifest), require(manifest).bin.redocly);
    const run = spawnSync(process.execPath, [program, 'bundle', 'openapi.yaml', '--output', output], {
      cwd: contractFolder,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`The contract does not bundle.\n${run.stderr}`);
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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

/** A copy without the examples, which would be two fifths of the text. */
function withoutExamples(node) {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withoutExamples);
  const kept = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}

const contract = bundle();
const types = astToString(await openapiTS(withoutExamples(contract), { emptyObjectsUnknown: true }));
const files = { 'schema.ts': banner + types, 'enums.ts': banner + enums(contract) };

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
