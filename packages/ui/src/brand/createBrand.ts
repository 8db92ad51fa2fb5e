import { themeColors } from '../theme/contrast.ts';
import { toCssValue, toHex, toVariableName } from '../theme/resolveTokens.ts';
import { themeNames } from '../theme/themeScopes.ts';
import type { Density, Theme } from '../theme/themeScopes.ts';
import { densityValues, sharedValues } from '../theme/tokens.ts';
import { decideAccent } from './accentColors.ts';
import { decideAction } from './actionColors.ts';
import { askedOf } from './BrandColor.ts';
import type { Adjustment, BrandColor } from './BrandColor.ts';
import { brandCss, brandScopes } from './brandCss.ts';
import type { BrandRule, Variables } from './brandCss.ts';

/** What is particular to a brand; what is left out stays as it is. */
export type BrandOptions = {
  /** The colour of buttons, links and focus, as `#rrggbb`. */
  readonly action?: BrandColor;
  /** The colour of what is new, as `#rrggbb`; never that of a text. */
  readonly accent?: BrandColor;
  /** Corners of buttons and fields in pixels; those of cards keep their proportion to them, and so do those of small things up to 10. @default 10 */
  readonly radius?: number;
  /** Font families, the first that is there; after them come the system's, which have the Indian scripts. */
  readonly font?: string | readonly string[];
  /** Where Provider gives none. @default 'comfortable' */
  readonly density?: Density;
  /** The value of `data-brand` on the part of the page that has this brand. @default the whole document has it */
  readonly scope?: string;
};

/** A brand in every theme. */
export type Brand = {
  /** A stylesheet that sets the custom properties, in a cascade layer of its own. It may come before or after ours. */
  readonly css: string;
  /** The custom properties of each theme, `--aarambh-color-action` and the like. */
  readonly themes: Readonly<Record<Theme, Variables>>;
  /** The custom properties that all themes share. */
  readonly shared: Variables;
  /** Colours that a theme shows otherwise than asked, because nobody could read them there. */
  readonly adjustments: readonly Adjustment[];
};

const variable = (...path: readonly string[]): string => `--${toVariableName(path)}`;

/** The colours of the brand in a theme, and which are not as asked. */
function themeOf(theme: Theme, { action, accent }: BrandOptions) {
  const own = themeColors(theme);
  const decided = new Map(own);
  const adjustments: Adjustment[] = [];
  const decide = (
    token: Adjustment['token'],
    color: BrandColor | undefined,
    how: typeof decideAction | typeof decideAccent,
  ): void => {
    if (color === undefined) return;
    const { given, failed } = how(theme, color, decided);
    if (!failed) return;
    const { foreground, background, ratio, minimum } = failed;
    const why = `${foreground} on ${background} has ${ratio.toFixed(2)}:1 and needs ${minimum}:1`;
    adjustments.push({ theme, token, asked: askedOf(color, theme), given: toHex(given), why });
  };
  decide('action', action, decideAction);
  decide('accent', accent, decideAccent);
  const changed = [...decided].filter(([name, color]) => color !== own.get(name));
  const variables = Object.fromEntries(
    changed.map(([name, color]) => [variable('color', name), toHex(color)]),
  );
  return { variables, adjustments };
}

function radiusOf(radius: number | undefined): Variables {
  if (radius === undefined) return {};
  if (!Number.isFinite(radius) || radius < 0)
    throw new TypeError(`A radius is a number of pixels from 0, not ${radius}.`);
  const { small, control, card } = sharedValues.radius;
  const scaled = (own: string): number =>
    Math.round((radius * Number.parseFloat(own)) / Number.parseFloat(control));
  return {
    // A checkbox whose corners meet is taken for a radio button.
    [variable('radius', 'small')]: `${Math.min(scaled(small), Number.parseFloat(small))}px`,
    [variable('radius', 'control')]: `${radius}px`,
    [variable('radius', 'card')]: `${scaled(card)}px`,
  };
}

function fontOf(font: string | readonly string[] | undefined): Variables {
  if (font === undefined) return {};
  const families = typeof font === 'string' ? [font] : font;
  for (const family of families) {
    // It goes into a stylesheet: no quotes, brackets or semicolons.
    if (!/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(family))
      throw new TypeError(`A font family is a name of letters and digits, not ${JSON.stringify(family)}.`);
  }
  const value = toCssValue({ path: ['font', 'family'], type: 'fontFamily', value: families });
  return { [variable('font', 'family')]: `${value}, ${sharedValues.font.family}` };
}

/** The distances of the brand's density, and its sizes, which do not count for fingers. */
function densityRules(density: Density | undefined, part: string | undefined): readonly BrandRule[] {
  if (density === undefined) return [];
  const { space, size } = densityValues(density);
  const variablesOf = (group: 'space' | 'size', values: object): Variables =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [variable(group, name), String(value)]));
  const selector =
    part === undefined
      ? ':root:not([data-density]), :host(:not([data-host-density]))'
      : `[data-brand="${part}"]:not([data-density])`;
  return [
    { selector, variables: variablesOf('space', space) },
    { selector, media: 'not (pointer: coarse)', variables: variablesOf('size', size) },
  ];
}

/**
 * Makes a brand of a few choices: the themes light, dark and both of high contrast, in which everything stays readable by WCAG 2.2. It needs no
 * browser, so that a build can call it, and it is the same in one.
 *
 * @throws TypeError for a colour, a radius or a name that cannot be written into a stylesheet
 */
export function createBrand(options: BrandOptions): Brand {
  const { scope, radius, font, density } = options;
  if (scope !== undefined && !/^[\w-]+$/.test(scope))
    throw new TypeError(`A scope is a name of letters, digits and dashes, not ${JSON.stringify(scope)}.`);
  const parts = new Map(themeNames.map((theme) => [theme, themeOf(theme, options)]));
  const variablesIn = (theme: Theme): Variables => parts.get(theme)?.variables ?? {};
  const shared = { ...radiusOf(radius), ...fontOf(font) };
  const element = scope === undefined ? ':root, :host' : `[data-brand="${scope}"]`;
  // A part has inherited the font of the body already.
  const inPart = scope !== undefined && font !== undefined && { 'font-family': 'var(--aarambh-font-family)' };
  return {
    css: brandCss([
      { selector: element, variables: { ...shared, ...inPart } },
      ...densityRules(density, scope),
      ...brandScopes(scope).map(({ theme, ...place }) => ({ ...place, variables: variablesIn(theme) })),
    ]),
    themes: {
      light: variablesIn('light'),
      dark: variablesIn('dark'),
      'high-contrast-light': variablesIn('high-contrast-light'),
      'high-contrast-dark': variablesIn('high-contrast-dark'),
    },
    shared,
    adjustments: [...parts.values()].flatMap(({ adjustments }) => adjustments),
  };
}
