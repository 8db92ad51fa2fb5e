/** The token files are what tools that read the DTCG format 2025.10 expect: Terrazzo's parser is one of them, and checks every value. */
import { readFileSync } from 'node:fs';
import { RECOMMENDED_CONFIG, defineConfig, parse, type ParseResult } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { densityNames, themeNames } from '../src/theme/themeScopes.ts';

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
