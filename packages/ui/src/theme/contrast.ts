import { resolvedTokens } from './tokens.ts';
import type { ThemeTokens } from './tokens.ts';
import { toRgba } from './resolveTokens.ts';
import type { Rgba } from './resolveTokens.ts';
import type { ThemeName } from './themeScopes.ts';

type ColorName = keyof ThemeTokens['color'];

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
export function themeColors(theme: ThemeName): ReadonlyMap<string, Rgba> {
  return new Map(
    resolvedTokens(theme, 'comfortable')
      .filter((token) => token.path[0] === 'color')
      .map((token) => [token.path[1] ?? '', toRgba(token.value)]),
  );
}

/** Measures every pair of `contrastPairs` in a theme. Throws when a theme lacks a colour. */
export function measureContrast(theme: ThemeName): ReadonlyArray<ContrastPair & { readonly ratio: number }> {
  const colors = themeColors(theme);
  return contrastPairs.map((pair) => {
    const foreground = colors.get(pair.foreground);
    const background = colors.get(pair.background);
    if (!foreground || !background)
      throw new Error(`Theme ${theme} lacks ${pair.foreground} or ${pair.background}`);
    return { ...pair, ratio: contrastRatio(foreground, background) };
  });
}
