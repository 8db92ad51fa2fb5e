import comfortableTokens from '../../tokens/density/comfortable.tokens.json' with { type: 'json' };
import compactTokens from '../../tokens/density/compact.tokens.json' with { type: 'json' };
import primitiveTokens from '../../tokens/primitive.tokens.json' with { type: 'json' };
import semanticTokens from '../../tokens/semantic.tokens.json' with { type: 'json' };
import darkTokens from '../../tokens/themes/dark.tokens.json' with { type: 'json' };
import highContrastDarkTokens from '../../tokens/themes/high-contrast-dark.tokens.json' with { type: 'json' };
import highContrastLightTokens from '../../tokens/themes/high-contrast-light.tokens.json' with { type: 'json' };
import lightTokens from '../../tokens/themes/light.tokens.json' with { type: 'json' };
import { mergeTokens, resolveTokens, toCssValue } from './resolveTokens.ts';
import type { CssValues, ResolvedToken, TokenNode } from './resolveTokens.ts';
import type { Density, Theme } from './themeScopes.ts';

/** Token files by theme and by density, before aliases are resolved. */
export const tokenFiles = {
  primitive: primitiveTokens,
  semantic: semanticTokens,
  themes: {
    light: lightTokens,
    dark: darkTokens,
    'high-contrast-light': highContrastLightTokens,
    'high-contrast-dark': highContrastDarkTokens,
  },
  densities: { comfortable: comfortableTokens, compact: compactTokens },
} satisfies {
  readonly themes: Readonly<Record<Theme, TokenNode>>;
  readonly densities: Readonly<Record<Density, TokenNode>>;
  readonly primitive: TokenNode;
  readonly semantic: TokenNode;
};

/** What a theme decides: colours and shadows. */
export type ThemeTokens = CssValues<typeof lightTokens>;
/** What no theme changes: sizes, type, motion, layers. */
export type SharedTokens = CssValues<typeof semanticTokens>;

/** Every token of one theme and density, aliases resolved; the raw palette is left out. */
export function resolvedTokens(theme: Theme, density: Density): readonly ResolvedToken[] {
  const { primitive, semantic, themes, densities } = tokenFiles;
  return resolveTokens(mergeTokens(primitive, semantic, themes[theme], densities[density])).filter(
    (token) => token.path[0] !== 'palette',
  );
}

/** Replaces each token of `shape` by its CSS value in `tree`. */
function cssValues<Shape extends TokenNode>(shape: Shape, tree: TokenNode): CssValues<Shape> {
  const values: Record<string, Record<string, string>> = {};
  for (const token of resolveTokens(tree)) {
    const [group, name] = token.path;
    if (group === undefined || name === undefined || !(group in shape)) continue;
    values[group] = { ...values[group], [name]: toCssValue(token) };
  }
  if (!isComplete(shape, values)) throw new Error('A token file lacks a token of its shape');
  return values;
}

/** True when every token of the shape has its value. */
function isComplete<Shape extends TokenNode>(shape: Shape, values: object): values is CssValues<Shape> {
  const given = new Map(Object.entries(values));
  return Object.entries(shape).every(([group, tokens]) => {
    if (group.startsWith('$')) return true;
    const names = Object.keys(tokens ?? {}).filter((name) => !name.startsWith('$'));
    return names.every((name) => name in (given.get(group) ?? {}));
  });
}

export const sharedValues: SharedTokens = cssValues(semanticTokens, semanticTokens);

export function themeValues(theme: Theme): ThemeTokens {
  return cssValues(lightTokens, mergeTokens(primitiveTokens, tokenFiles.themes[theme]));
}

/** What a density decides: distances and the sizes of controls. */
export function densityValues(density: Density): Pick<SharedTokens, 'space' | 'size'> {
  const { space, size } = cssValues(
    semanticTokens,
    mergeTokens(semanticTokens, tokenFiles.densities[density]),
  );
  return { space, size };
}
