import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Banner, content and footer; the footer is at the bottom of the window at least. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

export const banner = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: `${vars.space.xl} ${vars.space.lg}`,
});

export const main = style({
  paddingBlockEnd: vars.space.lg,
  // Focused by the skip link only, to move on from there.
  outline: 'none',
});

/** Breadcrumbs above the main part. */
export const column = style({ paddingBlockStart: vars.space.sm });

/** Main part of the screens under a header. */
export const content = style({ paddingBlock: vars.space.lg, outline: 'none' });

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
