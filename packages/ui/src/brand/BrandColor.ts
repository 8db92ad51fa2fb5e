import { schemeOf } from '../theme/themeScopes.ts';
import type { Theme } from '../theme/themeScopes.ts';

/** A colour as `#rrggbb`: one, from which that of the dark themes is derived, or both. */
export type BrandColor = string | { readonly light: string; readonly dark: string };

/** A colour that a theme shows otherwise than asked. */
export type Adjustment = {
  readonly theme: Theme;
  readonly token: 'action' | 'accent';
  /** As it was written. */
  readonly asked: string;
  /** As `#rrggbb`. */
  readonly given: string;
  /** The contrast that the asked colour has, and the one that it needs. */
  readonly why: string;
};

/** The colour that is asked of a theme, as it was written. */
export const askedOf = (color: BrandColor, theme: Theme): string =>
  typeof color === 'string' ? color : color[schemeOf(theme)];
