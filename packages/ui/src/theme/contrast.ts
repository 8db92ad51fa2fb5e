import { resolvedTokens, tokenFiles } from './tokens.ts';
import type { ThemeTokens } from './tokens.ts';
import { toRgba } from './resolveTokens.ts';
import type { Rgba } from './resolveTokens.ts';
import type { Theme } from './themeScopes.ts';

/** A colour by what it is for, such as `textMuted`. */
export type ColorName = keyof ThemeTokens['color'];

const isColorName = (name: string): name is ColorName => name in tokenFiles.themes.light.color;

/** Two colours that appear on each other, and the least contrast that WCAG 2.2 allows them. */
export type ContrastPair = {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text (1.4.3), 3 for the edges and states of controls (1.4.11). */
  readonly minimum: 4.5 | 3;
};

const surfaces: readonly ColorName[] = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'];

const on = (background: ColorName, ...foregrounds: ColorName[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, minimum: 4.5 }));

const edgesOn = (background: ColorName, ...foregrounds: ColorName[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, minimum: 3 }));

/** Every pair that components use. A component that needs another adds it here, so that the test sees it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap((surface) => [
    ...on(surface, 'text', 'textMuted', 'action', 'actionHover', 'danger', 'success', 'warning', 'info'),
    ...edgesOn(surface, 'border', 'focus'),
    ...edgesOn(surface, 'chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'),
  ]),
  ...on('action', 'onAction'),
  ...on('actionHover', 'onAction'),
  ...on('actionActive', 'onAction'),
  ...on('actionSoft', 'onActionSoft', 'text', 'textMuted', 'action'),
  ...edgesOn('actionSoft', 'focus'),
  ...on('accent', 'onAccent'),
  ...on('danger', 'onDanger'),
  ...on('dangerSoft', 'danger', 'text', 'action', 'textMuted'),
  ...on('successSoft', 'success', 'text', 'action', 'textMuted'),
  ...on('warningSoft', 'warning', 'text', 'action', 'textMuted'),
  ...on('infoSoft', 'info', 'text', 'action', 'textMuted'),
  // WCAG exempts what is disabled; it stays readable all the same.
  ...on('disabledSurface', 'disabledText'),
];

/** Paints a translucent colour over an opaque one. */
function over([red, green, blue, alpha]: Rgba, background: Rgba): Rgba {
  const mix = (top: number, under: number): number => top * alpha + under * (1 - alpha);
  return [mix(red, background[0]), mix(green, background[1]), mix(blue, background[2]), 1];
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, from 1 to 21; a translucent foreground is painted on the background first. */
export function contrastRatio(foreground: Rgba, background: Rgba): number {
  const [first, second] = [luminance(over(foreground, background)), luminance(background)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The colours of a theme by name. */
export function themeColors(theme: Theme): ReadonlyMap<ColorName, Rgba> {
  return new Map(
    resolvedTokens(theme, 'comfortable').flatMap(({ path: [group, name = ''], value }) =>
      group === 'color' && isColorName(name) ? [[name, toRgba(value)] as const] : [],
    ),
  );
}

/** A pair of colours with their contrast, and the least that the theme asks of them. */
export type MeasuredPair = Omit<ContrastPair, 'minimum'> & {
  readonly minimum: number;
  /** From 1 to 21. */
  readonly ratio: number;
};

/** The least contrast of a pair in a theme: high contrast gives text the enhanced 7:1 of WCAG 1.4.6. */
export function minimumIn(theme: Theme, { minimum }: ContrastPair): number {
  return minimum === 4.5 && theme.startsWith('high-contrast') ? 7 : minimum;
}

/** Measures every pair of `contrastPairs` in a theme, as it comes or in other colours. Throws when one is missing. */
export function measureContrast(
  theme: Theme,
  colors: ReadonlyMap<ColorName, Rgba> = themeColors(theme),
): readonly MeasuredPair[] {
  return contrastPairs.map((pair) => {
    const foreground = colors.get(pair.foreground);
    const background = colors.get(pair.background);
    if (!foreground || !background)
      throw new Error(`Theme ${theme} lacks ${pair.foreground} or ${pair.background}`);
    return { ...pair, minimum: minimumIn(theme, pair), ratio: contrastRatio(foreground, background) };
  });
}
