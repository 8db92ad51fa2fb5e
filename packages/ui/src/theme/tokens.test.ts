import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeTokens, resolveTokens, toCssValue, toRgba, toVariableName } from './resolveTokens.ts';
import { densityNames, themeNames } from './themeScopes.ts';
import type { Density, Theme } from './themeScopes.ts';
import { resolvedTokens, sharedValues, themeValues, tokenFiles } from './tokens.ts';

const names = (theme: Theme, density: Density): string[] =>
  resolvedTokens(theme, density)
    .map(({ path }) => path.join('.'))
    .toSorted();

describe('token files', () => {
  it.each(themeNames.flatMap((theme) => densityNames.map((density) => [theme, density] as const)))(
    '%s, %s names the same tokens as the default',
    (theme, density) => {
      expect(names(theme, density)).toEqual(names('light', 'comfortable'));
    },
  );

  it.each(themeNames)('%s has a CSS value for every token', (theme) => {
    const values = { ...themeValues(theme), ...sharedValues };
    for (const { path } of resolvedTokens(theme, 'comfortable')) {
      expect(values).toHaveProperty(path.join('.'), expect.stringMatching(/\S/));
    }
  });

  it('names every colour by what it is for and takes its value from the palette', () => {
    for (const theme of themeNames) {
      const colors = resolvedTokens(theme, 'comfortable').filter((token) => token.type === 'color');
      expect(colors.every((token) => token.aliasOf?.[0] === 'palette')).toBe(true);
    }
  });

  it('writes the same colour as components and as hex', () => {
    for (const token of resolveTokens(tokenFiles.primitive)) {
      const [red, green, blue] = toRgba(token.value);
      const opaque = { colorSpace: 'srgb', components: [red, green, blue] };
      expect(token.value).toMatchObject({ hex: toCssValue({ ...token, value: opaque }) });
    }
  });

  it('lists every file of the folder in the resolver file', () => {
    const folder = new URL('../../tokens/', import.meta.url);
    const resolver = readFileSync(new URL('aarambh.resolver.json', folder), 'utf8');
    const references = [...resolver.matchAll(/"\$ref": "([^#"]+)"/g)].map(([, path]) => path ?? '');
    expect(references).toHaveLength(2 + themeNames.length + densityNames.length);
    for (const path of references) expect(() => readFileSync(new URL(path, folder))).not.toThrow();
  });
});

it('writes the easings as CSS reads them', () => {
  expect(sharedValues.easing.enter).toBe('cubic-bezier(0, 0, 0.58, 1)');
});

const dimension = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });

describe('resolveTokens', () => {
  it('inherits the type of the group and follows aliases through aliases', () => {
    const tree = {
      size: {
        $type: 'dimension',
        a: { $value: { value: 4, unit: 'px' } },
        b: { $value: '{size.a}' },
        c: { $value: '{size.b}' },
      },
    };
    expect(resolveTokens(tree).map(toCssValue)).toEqual(['4px', '4px', '4px']);
  });

  it('refuses an alias that points nowhere, one that goes in a circle, and a token without a type', () => {
    expect(() => resolveTokens({ a: { $type: 'number', $value: '{b}' } })).toThrow('{b} points nowhere');
    const circle = { a: { $type: 'number', $value: '{b}' }, b: { $type: 'number', $value: '{a}' } };
    expect(() => resolveTokens(circle)).toThrow('circle');
    expect(() => resolveTokens({ a: { $value: 1 } })).toThrow('no $type');
  });

  it('lets a later file replace one token and keeps its neighbours', () => {
    const tree = mergeTokens({ size: { a: dimension(1), b: dimension(2) } }, { size: { a: dimension(3) } });
    expect(resolveTokens(tree).map(toCssValue)).toEqual(['3px', '2px']);
  });
});

describe('toVariableName', () => {
  it('is stable and in kebab case', () => {
    expect(toVariableName(['fontSize', 'lg'])).toBe('aarambh-font-size-lg');
    expect(toVariableName(['color', 'onActionSoft'])).toBe('aarambh-color-on-action-soft');
  });
});
