/** The accent of a brand, which is never text: it stays as it is asked, and what stands on it is dark or light. */
import type { MeasuredPair } from '../theme/contrast.ts';
import type { Rgba } from '../theme/resolveTokens.ts';
import type { Theme } from '../theme/themeScopes.ts';
import { askedOf } from './BrandColor.ts';
import type { BrandColor } from './BrandColor.ts';
import { parseHex, toOklch, toScreen } from './oklch.ts';
import { findReadable, weakestPair } from './readable.ts';
import type { Decided } from './readable.ts';

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [1, 1, 1, 1];

/** The lightness of our own text on an accent. */
const inkLightness = 0.24;

/**
 * Decides the accent of a theme and the text on it. A colour between light and dark has neither black nor white text in high contrast:
 * there it is lighter or darker, whichever is nearer.
 *
 * @returns what the asked colour falls short of, if it does
 */
export function decideAccent(
  theme: Theme,
  color: BrandColor,
  decided: Decided,
): { readonly given: Rgba; readonly failed: MeasuredPair | undefined } {
  const asked = parseHex(askedOf(color, theme));
  const start = toOklch(asked);
  const ink = toScreen({ ...start, lightness: inkLightness, chroma: Math.min(start.chroma, 0.06) });
  decided.delete('accent');
  const choose = (onAccent: Rgba) => {
    const onIt = new Map(decided).set('onAccent', onAccent);
    const way = onAccent === white ? 'darker' : 'lighter';
    const given = findReadable(theme, 'accent', start, way, onIt) ?? asked;
    const distance = Math.abs(toOklch(given).lightness - start.lightness);
    return { onAccent, given, distance, failed: weakestPair(theme, 'accent', asked, onIt) };
  };
  let chosen = choose(ink);
  for (const other of [choose(white), choose(black)]) {
    if (chosen.failed && (!other.failed || other.distance < chosen.distance)) chosen = other;
  }
  decided.set('accent', chosen.given).set('onAccent', chosen.onAccent);
  return chosen;
}
