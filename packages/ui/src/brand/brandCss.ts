/** A brand as a stylesheet: the custom properties of the themes, where the themes themselves stand. */
import { everywhere, themeNames, themeScopes } from '../theme/themeScopes.ts';
import type { Theme } from '../theme/themeScopes.ts';

/** Custom properties by their names, with the dashes. */
export type Variables = Readonly<Record<string, string>>;

/** A rule of the stylesheet. */
export type BrandRule = { readonly selector: string; readonly media?: string; readonly variables: Variables };

/** Stronger than our own values and weaker than what an app writes in no layer, whichever of them comes first. */
const layerStart = '@layer aarambh-tokens, aarambh-brand;';

const rootWithoutTheme = ':root:not([data-theme])';

/** Where a theme of a brand stands: in the document, or in the part of it that `data-brand` marks. */
export function brandScopes(
  brand: string | undefined,
): ReadonlyArray<{ readonly theme: Theme; readonly selector: string; readonly media?: string }> {
  if (brand === undefined) {
    return themeScopes.map(({ theme, media, ...places }) => ({
      theme,
      selector: everywhere(places),
      ...(media !== undefined && { media }),
    }));
  }
  const part = `[data-brand="${brand}"]`;
  // `:where` for one specificity, so that the order decides as it does in the document.
  return themeScopes.map(({ host, ...scope }) => {
    const inHost = `${host} ${part}:not([data-theme])`;
    const isChosen = themeNames.some((theme) => scope.selector === `[data-theme="${theme}"]`);
    if (isChosen) {
      const [inside, outside] = [`${part} ${scope.selector}`, `${scope.selector} ${part}:not([data-theme])`];
      return { ...scope, selector: `:where(${scope.selector}${part}, ${inside}, ${outside}, ${inHost})` };
    }
    if (scope.media === undefined) return { ...scope, selector: `:where(${part})` };
    return {
      ...scope,
      selector: `:where(${rootWithoutTheme}${part}, ${rootWithoutTheme} ${part}:not([data-theme]), ${inHost})`,
    };
  });
}

function ruleText({ selector, media, variables }: BrandRule): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  const rule = `${selector} { ${declarations.join(' ')} }`;
  return media === undefined ? rule : `@media ${media} { ${rule} }`;
}

/** Writes the rules, those without a declaration left out. */
export function brandCss(rules: readonly BrandRule[]): string {
  const texts = rules.filter(({ variables }) => Object.keys(variables).length > 0).map(ruleText);
  return `${layerStart}\n@layer aarambh-brand {\n${texts.map((text) => `  ${text}\n`).join('')}}\n`;
}
