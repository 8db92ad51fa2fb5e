/**
 * The token files are what tools that read the DTCG format 2025.10 expect: they keep to the schemas that its group publishes, and Terrazzo's
 * parser, one of those tools, takes every value.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RECOMMENDED_CONFIG, defineConfig, parse, type ParseResult } from '@terrazzo/parser';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { densityNames, themeNames } from '../src/theme/themeScopes.ts';

// www/public/schemas/2025.10 of github.com/design-tokens/community-group, without its sentences; W3C 3-clause BSD licence.
import schemas from './dtcg.schemas.json' with { type: 'json' };

const folder = new URL('../tokens/', import.meta.url);
const fileOf = (name: string): { filename: URL; src: string } => {
  const filename = new URL(name, folder);
  return { filename, src: readFileSync(filename, 'utf8') };
};

/** Reads token files as a tool does. Throws at the first value that the format does not know. */
function read(...files: Array<{ filename: URL; src: string }>): Promise<ParseResult> {
  const config = defineConfig(
    // Ours are named as in code.
    { lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } } },
    { cwd: folder },
  );
  return parse(files, { config, req: async (file) => readFileSync(file, 'utf8') });
}

const permutations = densityNames.flatMap((density) => themeNames.map((theme) => ({ theme, density })));

it('can be resolved for every theme in every density', async () => {
  const { resolver } = await read(fileOf('aarambh.resolver.json'));
  const found = resolver.listPermutations?.() ?? [];
  expect(found).toHaveLength(permutations.length);
  expect(found).toEqual(expect.arrayContaining(permutations));
});

it.each(permutations)('have values that the format knows: $theme, $density', async ({ theme, density }) => {
  const files = ['primitive', 'semantic', `themes/${theme}`, `density/${density}`];
  const { tokens } = await read(...files.map((name) => fileOf(`${name}.tokens.json`)));
  expect(Object.keys(tokens).length).toBeGreaterThan(100);
});

it('would be refused with a value of another shape', async () => {
  const src = JSON.stringify({ space: { $type: 'dimension', md: { $value: '16px' } } });
  const wrong = read({ filename: new URL('wrong.tokens.json', folder), src });
  await expect(wrong).rejects.toThrow('core/valid-dimension');
});

const ajv = addFormats.default(new Ajv({ strict: false, schemas }));

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives each token the type that its group says: the schema looks at a value only beside a type. */
function withTypes(group: object, inherited?: unknown): object {
  const type = '$type' in group ? group.$type : inherited;
  const own = '$value' in group && type !== undefined ? { $type: type } : {};
  const entries = Object.entries(group).map(([name, value]: [string, unknown]) => [
    name,
    !name.startsWith('$') && isGroup(value) ? withTypes(value, type) : value,
  ]);
  return { ...Object.fromEntries(entries), ...own };
}

/** What the schema that a document names has against it. */
function refusals(document: { readonly $schema: string }): unknown[] {
  const isValid = ajv.getSchema(document.$schema);
  if (!isValid) throw new Error(`${document.$schema} is not published.`);
  return isValid(withTypes(document)) ? [] : (isValid.errors ?? []);
}

const names = globSync('**/*.json', { cwd: fileURLToPath(folder) });

it('are nine files', () => {
  expect(names).toHaveLength(9);
});

it.each(names)('keep to the published schema: %s', (name) => {
  expect(refusals(JSON.parse(fileOf(name).src))).toEqual([]);
});

it('would be refused by the schema with a value of another shape', () => {
  const $schema = 'https://www.designtokens.org/schemas/2025.10/format.json';
  const size = (value: unknown) => ({ $schema, space: { $type: 'dimension', md: { $value: value } } });
  expect(refusals(size({ value: 16, unit: 'px' }))).toEqual([]);
  expect(refusals(size('16px'))).not.toEqual([]);
});
