import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const samples = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(4rem, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
});

export const track = style({ borderRadius: '0.75rem', backgroundColor: vars.color.actionSoft });

/** How long and in which way is said by each; whether it moves at all is the reader's system's to say. */
export const runner = style({
  position: 'relative',
  insetInlineStart: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.action,
  transitionProperty: 'none',
  selectors: { '[data-moved="true"] &': { insetInlineStart: 'calc(100% - 1.5rem)' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transitionProperty: 'inset-inline-start' },
    '(forced-colors: active)': { border: `${vars.borderWidth.thick} solid CanvasText` },
  },
});
