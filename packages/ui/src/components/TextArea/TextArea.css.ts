import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** Grows with its text where the browser can; everywhere else it is resized by hand. */
export const textArea = style(
  inLayer('components', {
    display: 'block',
    paddingBlock: vars.space.sm,
    resize: 'vertical',
    fieldSizing: 'content',
    minBlockSize: `calc(3 * ${vars.fontSize.md} * ${vars.lineHeight.body} + 2 * ${vars.space.sm})`,
    maxBlockSize: '60vh',
  }),
);

export const count = style(
  inLayer('components', {
    marginBlockStart: vars.space.xs,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const countOver = style(
  inLayer('components', { color: vars.color.danger, fontWeight: vars.fontWeight.semibold }),
);
