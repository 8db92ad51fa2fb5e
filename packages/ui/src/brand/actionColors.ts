/** The action colour of a brand with its kin: hover, focus, soft surfaces. Ours, in another hue and with less chroma. */
import type { ColorName, MeasuredPair } from '../theme/contrast.ts';
import { toRgba } from '../theme/resolveTokens.ts';
import type { Rgba } from '../theme/resolveTokens.ts';
import { schemeOf } from '../theme/themeScopes.ts';
import type { Theme } from '../theme/themeScopes.ts';
import { resolvedTokens } from '../theme/tokens.ts';
import { askedOf } from './BrandColor.ts';
import type { BrandColor } from './BrandColor.ts';
import { mostChroma, parseHex, toOklch, toScreen } from './oklch.ts';
import type { Oklch } from './oklch.ts';
import { findReadable, weakestPair } from './readable.ts';
import type { Decided } from './readable.ts';

/** The palette of our own action colour; a brand changes every token of a theme that is one of its steps. */
const ownPalette = 'indigo';

/** In the order in which they are decided: each is readable with those before it. */
const names = [
  'actionSoft',
  'action',
  'focus',
  'onActionSoft',
  'onAction',
  'actionHover',
  'actionActive',
  'focusRing',
] as const satisfies readonly ColorName[];

type OwnToken = { readonly name: (typeof names)[number]; readonly step: string; readonly color: Oklch };

/** The tokens of a theme that a brand changes, in their order. The charts keep their six colours, which differ from each other. */
function ownTokens(theme: Theme): readonly OwnToken[] {
  const tokens = resolvedTokens(theme, 'comfortable').filter(({ aliasOf }) => aliasOf?.[1] === ownPalette);
  return names.flatMap((name) => {
    const token = tokens.find(({ path }) => path[1] === name);
    return token ? [{ name, step: token.aliasOf?.[2] ?? '', color: toOklch(toRgba(token.value)) }] : [];
  });
}

function ownAction(theme: Theme): OwnToken {
  const action = ownTokens(theme).find(({ name }) => name === 'action');
  if (!action) throw new Error(`The action colour of the theme ${theme} is not of the palette ${ownPalette}`);
  return action;
}

/** How near a colour is to the most colourful one of its lightness and hue, from 0 to 1. */
const saturation = (color: Oklch): number => color.chroma / Math.max(mostChroma(color), 0.001);

/**
 * Below this lightness a darker colour looks the same; a hover that has no room goes to the other side, further away where it is dark
 * on both.
 */
const darkest = 0.08;

/** As far from a brand's action colour as one of ours is from ours. */
function akinTo(action: Oklch, own: Oklch, ownColor: Oklch, isLight: boolean): Oklch {
  const distance = own.lightness - ownColor.lightness;
  const lightness = action.lightness + distance;
  const hasRoom = isLight ? lightness > darkest : lightness < 1;
  const otherSide = isLight ? Math.max(action.lightness, 0.1) - 1.5 * distance : action.lightness - distance;
  return {
    hue: action.hue,
    chroma: (action.chroma * own.chroma) / ownColor.chroma,
    lightness: hasRoom ? lightness : otherSide,
  };
}

/**
 * Decides the action colours of a theme, in place of those that are there. The asked colour stays wherever it is readable. Where it is
 * not, the theme it was chosen for has the nearest one that is, and the others have its hue in the lightness of our own.
 *
 * @returns what the asked colour falls short of, if it does
 */
export function decideAction(
  theme: Theme,
  color: BrandColor,
  decided: Decided,
): { readonly given: Rgba; readonly failed: MeasuredPair | undefined } {
  const isLight = schemeOf(theme) === 'light';
  const [away, towards] = isLight ? (['darker', 'lighter'] as const) : (['lighter', 'darker'] as const);
  const chosenFor: Theme = isLight || typeof color === 'string' ? 'light' : 'dark';
  const asked = toOklch(parseHex(askedOf(color, theme)));
  const share = Math.min(1, saturation(asked) / saturation(ownAction(chosenFor).color));
  const tinted = (own: Oklch): Oklch => ({ ...own, hue: asked.hue, chroma: own.chroma * share });

  const tokens = ownTokens(theme);
  const own = ownAction(theme);
  for (const { name } of tokens) decided.delete(name);
  let given = toScreen(asked);
  let failed: MeasuredPair | undefined;

  const decide = (name: ColorName, start: Oklch, way: 'darker' | 'lighter'): Rgba => {
    const found = findReadable(theme, name, start, way, decided);
    if (!found)
      throw new RangeError(`${askedOf(color, theme)} leaves no ${name} that is readable in ${theme}.`);
    decided.set(name, found);
    return found;
  };
  for (const token of tokens) {
    const { name } = token;
    if (name === 'actionSoft' || name === 'onAction') decide(name, tinted(token.color), towards);
    else if (name === 'action') {
      failed = weakestPair(theme, name, given, decided);
      given = decide(name, failed && theme !== chosenFor ? tinted(token.color) : asked, away);
    } else if (token.step === own.step) decided.set(name, given);
    else if (name === 'focusRing') decide(name, tinted(token.color), away);
    else decide(name, akinTo({ ...toOklch(given), hue: asked.hue }, token.color, own.color, isLight), away);
  }
  return { given, failed };
}
