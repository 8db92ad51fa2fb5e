import { assert, constant, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, measureContrast, themeColors } from '../theme/contrast.ts';
import type { ColorName } from '../theme/contrast.ts';
import { toHex, toVariableName } from '../theme/resolveTokens.ts';
import { themeNames } from '../theme/themeScopes.ts';
import type { Theme } from '../theme/themeScopes.ts';
import { resolvedTokens } from '../theme/tokens.ts';
import { createBrand } from './createBrand.ts';
import type { Brand } from './createBrand.ts';
import { parseHex, toOklch } from './oklch.ts';

/** The colours of a theme with those of the brand in their places. */
function colorsOf(brand: Brand, theme: Theme) {
  const own = themeColors(theme);
  return new Map(
    [...own].map(([name, color]) => {
      const given = brand.themes[theme][`--${toVariableName(['color', name])}`];
      return [name, given === undefined ? color : parseHex(given)] as const;
    }),
  );
}

const colorOf = (brand: Brand, theme: Theme, name: ColorName): string | undefined =>
  brand.themes[theme][`--${toVariableName(['color', name])}`];

const tooWeak = (brand: Brand) =>
  themeNames.flatMap((theme) =>
    measureContrast(theme, colorsOf(brand, theme))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map((pair) => ({ theme, ...pair })),
  );

/** What has no hue, what has all of it, and what is at the edge of either. */
const edges = [
  '#000000',
  '#ffffff',
  '#010000',
  '#fefeff',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
];
const anyColor = oneof(
  {
    weight: 9,
    arbitrary: integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  },
  ...edges.map((edge) => constant(edge)),
);
const anyBrandColor = oneof(anyColor, record({ light: anyColor, dark: anyColor }));

describe('whatever the colours', () => {
  it('every pair that components use keeps its contrast in every theme', () => {
    assert(
      property(anyBrandColor, anyBrandColor, (action, accent) => {
        expect(tooWeak(createBrand({ action, accent }))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('a button looks different under the pointer and while it is pressed', () => {
    assert(
      property(anyBrandColor, (action) => {
        const brand = createBrand({ action });
        for (const theme of themeNames) {
          const colors = colorsOf(brand, theme);
          const [rest, hover] = [colors.get('action'), colors.get('actionHover')];
          expect(rest && hover && contrastRatio(rest, hover)).toBeGreaterThan(1.04);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('a theme shows the colour that is asked, or says what it gives and why', () => {
    assert(
      property(anyBrandColor, anyBrandColor, (action, accent) => {
        const brand = createBrand({ action, accent });
        for (const { why } of brand.adjustments) expect(why).toMatch(/has [\d.]+:1 and needs [\d.]+:1$/);
        for (const theme of themeNames) {
          for (const [token, color] of Object.entries({ action, accent } as const)) {
            const asked =
              typeof color === 'string' ? color : color[theme.endsWith('dark') ? 'dark' : 'light'];
            const said = brand.adjustments.find((one) => one.theme === theme && one.token === token);
            const shown = token === 'action' || token === 'accent' ? colorOf(brand, theme, token) : undefined;
            expect(shown).toBe(said?.given ?? asked);
            expect(said?.asked ?? asked).toBe(asked);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('dark and high contrast keep the hue', () => {
    for (const action of ['#0f766e', '#b42318', '#7c3aed', '#b45309']) {
      const hue = toOklch(parseHex(action)).hue;
      for (const theme of themeNames) {
        const given = toOklch(parseHex(colorOf(createBrand({ action }), theme, 'action') ?? ''));
        expect(Math.abs(given.hue - hue)).toBeLessThan(4);
        expect(given.chroma).toBeGreaterThan(0.05);
      }
    }
  });
});

it('makes of our own colour our own themes', () => {
  const own = themeColors('light').get('action');
  const brand = createBrand({ action: own ? toHex(own) : '' });
  for (const theme of themeNames) {
    for (const [name, color] of colorsOf(brand, theme)) {
      const [ours, given] = [toOklch(themeColors(theme).get(name) ?? color), toOklch(color)];
      expect({ theme, name, lightness: given.lightness.toFixed(2) }).toEqual({
        theme,
        name,
        lightness: ours.lightness.toFixed(2),
      });
      expect(Math.abs(given.chroma - ours.chroma)).toBeLessThan(0.03);
    }
  }
});

it('changes every token that a theme takes from the palette of our action colour, but for the charts', () => {
  const brand = createBrand({ action: '#0f766e' });
  for (const theme of themeNames) {
    const indigo = resolvedTokens(theme, 'comfortable')
      .filter(({ path, aliasOf }) => aliasOf?.[1] === 'indigo' && path[1] !== 'chart1')
      .map(({ path }) => `--${toVariableName(path)}`);
    expect(Object.keys(brand.themes[theme]).toSorted()).toEqual(indigo.toSorted());
  }
});

it('darkens a yellow no more than its text needs, and says so', () => {
  const { adjustments } = createBrand({ action: '#ffcc00' });
  expect(adjustments.map(({ theme, token }) => [theme, token])).toEqual([
    ['light', 'action'],
    ['high-contrast-light', 'action'],
  ]);
  const [light] = adjustments;
  expect(light).toMatchObject({ asked: '#ffcc00', why: expect.stringContaining('action on ') });
  expect(toOklch(parseHex(light?.given ?? '')).lightness).toBeGreaterThan(0.48);
});

it('takes one colour for the light and another for the dark themes', () => {
  const brand = createBrand({ action: { light: '#12284c', dark: '#ffcc00' } });
  expect(themeNames.map((theme) => colorOf(brand, theme, 'action'))).toEqual([
    '#12284c',
    '#ffcc00',
    '#12284c',
    '#ffcc00',
  ]);
  expect(brand.adjustments).toEqual([]);
});

describe('what is no colour', () => {
  it('keeps the proportions of the corners', () => {
    expect(createBrand({ radius: 5 }).shared).toEqual({
      '--aarambh-radius-small': '3px',
      '--aarambh-radius-control': '5px',
      '--aarambh-radius-card': '7px',
    });
  });

  it('leaves a checkbox one: only radio buttons are round', () => {
    expect(createBrand({ radius: 24 }).shared).toMatchObject({
      '--aarambh-radius-small': '6px',
      '--aarambh-radius-control': '24px',
    });
  });

  it('keeps the fonts of Indian scripts behind those of the brand', () => {
    expect(createBrand({ font: ['Open Sans', 'Arial'] }).shared).toEqual({
      '--aarambh-font-family': expect.stringMatching(
        /^"Open Sans", Arial, system-ui, .*Noto Sans Devanagari/,
      ),
    });
  });

  it('writes nothing for what is left out', () => {
    const { themes, shared, adjustments } = createBrand({});
    expect({ themes, shared, adjustments }).toEqual({
      themes: { light: {}, dark: {}, 'high-contrast-light': {}, 'high-contrast-dark': {} },
      shared: {},
      adjustments: [],
    });
  });

  it.each([
    [{ action: 'teal' }, /#rrggbb/],
    [{ accent: { light: '#000', dark: 'red;}' } }, /#rrggbb/],
    [{ radius: -1 }, /pixels/],
    [{ radius: Number.NaN }, /pixels/],
    [{ font: 'Arial"; } * { color: red' }, /font family/],
    [{ scope: '"] *' }, /scope/],
  ])('refuses %o', (options, message) => {
    expect(() => createBrand(options)).toThrow(message);
  });
});
