import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Banner, content, choices and footer; the footer is at the bottom of the window at least. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

export const banner = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: `${vars.space.xl} ${vars.space.lg}`,
});

/** The name, which leads home. */
export const home = style({ color: 'inherit', textDecoration: 'none', borderRadius: vars.radius.small });

export const main = style({
  paddingBlockEnd: vars.space.lg,
  // Focused by the skip link only, to move on from there.
  outline: 'none',
});

export const notice = style({ paddingBlockEnd: vars.space.md });

/** While the scripts of a guarded screen are on their way. */
export const starting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  minBlockSize: '100dvh',
  color: vars.color.textMuted,
});
