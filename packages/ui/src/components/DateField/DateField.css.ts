import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.xs }),
);

export const part = style(inLayer('components', { display: 'grid', gap: vars.space.xxs }));

/** Smaller than the legend: it names a part of what the legend names. */
export const partLabel = style(
  inLayer('components', {
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.heading,
    color: vars.color.textMuted,
  }),
);

/**
 * Room for the digits of the part and no more: the width says how many are wanted. With the calendar they stand in one line
 * in a window of 320 px.
 */
const wide = (inlineSize: string) => style(inLayer('components', { inlineSize }));

export const short = wide('4rem');
export const long = wide('5.25rem');

export const digits = style(
  inLayer('components', { paddingInline: vars.space.sm, fontVariantNumeric: 'tabular-nums' }),
);
