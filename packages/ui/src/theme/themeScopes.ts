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
  /**
   * The same for the host of a shadow root, in the stylesheets that it has. By another attribute: a theme of the page around it would
   * hold for the host as well, and win.
   */
  readonly host: string;
  readonly media?: string;
};

/** Without a choice. */
const unchosen = { selector: ':root:not([data-theme])', host: ':host(:not([data-host-theme]))' };

/**
 * A later one wins over an earlier one of its specificity. The system's preferences have `:not([data-theme])` because vanilla-extract
 * writes media queries after every plain rule of a file.
 */
export const themeScopes: readonly ThemeScope[] = [
  { theme: 'light', selector: ':root', host: ':host' },
  // Without a choice the system's preferences decide.
  { theme: 'dark', ...unchosen, media: '(prefers-color-scheme: dark)' },
  {
    theme: 'high-contrast-light',
    ...unchosen,
    media: '(prefers-contrast: more)',
  },
  {
    theme: 'high-contrast-dark',
    ...unchosen,
    media: '(prefers-color-scheme: dark) and (prefers-contrast: more)',
  },
  // The choice: on <html> by Provider, or on any element that is to look different from its surroundings.
  ...themeNames.map((theme) => {
    const selector = `[data-theme="${theme}"]`;
    return { theme, selector, host: `:host([data-host-theme="${theme}"])` };
  }),
];

/** Where a scope holds: in a document, and in a shadow root. */
export const everywhere = ({ selector, host }: Pick<ThemeScope, 'selector' | 'host'>): string =>
  `${selector}, ${host}`;
