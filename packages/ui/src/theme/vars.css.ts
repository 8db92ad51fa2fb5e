import { createGlobalThemeContract } from '@vanilla-extract/css';
import { toVariableName } from './resolveTokens.ts';
import { sharedValues, themeValues } from './tokens.ts';

/**
 * The names components style with. Each is a CSS custom property with a stable name: `vars.color.textMuted` is
 * `--aarambh-color-text-muted`. Values come from the theme in force, see `themes.css.ts`.
 */
export const vars = createGlobalThemeContract({ ...themeValues('light'), ...sharedValues }, (_value, path) =>
  toVariableName(path),
);
