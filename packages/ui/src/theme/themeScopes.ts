/** Where the values of a theme stand; also a brand's. */

export type Theme = 'light' | 'dark' | 'high-contrast-light' | 'high-contrast-dark';
export type Density = 'comfortable' | 'compact';

/** The themes, the default first. */
export const themeNames: readonly Theme[] = ['light', 'dark', 'high-contrast-light', 'high-contrast-dark'];

/** The densities, the default first. */
export const densityNames: readonly Density[] = ['comfortable', 'compact'];

/** Whether a theme is for a light or for a dark surrounding, as `color-scheme` says it. */
export const schemeOf = (theme: Theme): 'light' | 'dark' => (theme.endsWith('dark') ? 'dark' : 'light');

/** Elements whose theme it is, and the preferences of the system that it needs. */
export type ThemeScope = {
  readonly theme: Theme;
  readonly selector: string;
  readonly media?: string;
};

/**
 * A later one wins over an earlier one of its specificity. The system's preferences have `:not([data-theme])` because vanilla-extract
 * writes media queries after every plain rule of a file.
 */
export const themeScopes: readonly ThemeScope[] = [
  { theme: 'light', selector: ':root' },
  // Without a choice the system's preferences decide.
  { theme: 'dark', selector: ':root:not([data-theme])', media: '(prefers-color-scheme: dark)' },
  {
    theme: 'high-contrast-light',
    selector: ':root:not([data-theme])',
    media: '(prefers-contrast: more)',
  },
  {
    theme: 'high-contrast-dark',
    selector: ':root:not([data-theme])',
    media: '(prefers-color-scheme: dark) and (prefers-contrast: more)',
  },
  // The choice: on <html> by Provider, or on any element that is to look different from its surroundings.
  ...themeNames.map((theme) => ({ theme, selector: `[data-theme="${theme}"]` })),
];
