/** Finds colours that are readable with others: the pairs that components use, with the contrast that WCAG 2.2 asks of them. */
import { contrastPairs, contrastRatio, minimumIn } from '../theme/contrast.ts';
import type { ColorName, MeasuredPair } from '../theme/contrast.ts';
import type { Rgba } from '../theme/resolveTokens.ts';
import type { Theme } from '../theme/themeScopes.ts';
import { toScreen } from './oklch.ts';
import type { Oklch } from './oklch.ts';

/** The colours of a theme that are decided, by name. */
export type Decided = Map<ColorName, Rgba>;

/** Of the pairs that a colour makes with decided ones, that which falls shortest of what the theme asks, if one does. */
export function weakestPair(
  theme: Theme,
  name: ColorName,
  color: Rgba,
  decided: ReadonlyMap<ColorName, Rgba>,
): MeasuredPair | undefined {
  let weakest: MeasuredPair | undefined;
  for (const pair of contrastPairs) {
    if (pair.foreground !== name && pair.background !== name) continue;
    const foreground = pair.foreground === name ? color : decided.get(pair.foreground);
    const background = pair.background === name ? color : decided.get(pair.background);
    if (!foreground || !background) continue;
    const measured = {
      ...pair,
      minimum: minimumIn(theme, pair),
      ratio: contrastRatio(foreground, background),
    };
    const isShort = measured.ratio < measured.minimum;
    if (isShort && (!weakest || measured.ratio / measured.minimum < weakest.ratio / weakest.minimum))
      weakest = measured;
  }
  return weakest;
}

const step = 0.005;

/**
 * The colour nearest to `start` that is readable with the decided ones: that or a darker or lighter one, the other way if there is
 * none. Nothing where both ways end in colours that are not.
 */
export function findReadable(
  theme: Theme,
  name: ColorName,
  start: Oklch,
  way: 'darker' | 'lighter',
  decided: ReadonlyMap<ColorName, Rgba>,
): Rgba | undefined {
  for (const stride of way === 'darker' ? [-step, step] : [step, -step]) {
    // One stride further than black and white, so that these are tried too.
    for (let { lightness } = start; lightness > -step && lightness < 1 + step; lightness += stride) {
      const color = toScreen({ ...start, lightness });
      if (!weakestPair(theme, name, color, decided)) return color;
    }
  }
  return undefined;
}
