import { vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { answersBar, answersBarHeight } from '../answersBar.css.ts';

/** As wide as is read at ease, with both answers below. */
export const page = style({ display: 'grid', gap: vars.space.md, maxInlineSize: '44rem' });

export const pay = style({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

/** What is offered, each with its value across from it. */
export const terms = style({ display: 'grid', gap: vars.space.sm, margin: 0 });

export const term = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
});

export const termName = style({ color: vars.color.textMuted });

export const termValue = style({
  margin: 0,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

/** How it was in the offer before. */
export const termBefore = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

/** What accepting changes, for the eye that skips. */
export const consequence = style({ borderInlineStart: `4px solid ${vars.color.warning}` });

/** Both answers above the lower edge of the window, however long the offer is. */
export const answers = style([answersBar]);

/** The answer that most people give has the more room. */
export const accept = style({ flex: '2 1 auto', display: 'grid' });

export const decline = style({ flex: '1 1 auto', display: 'grid' });

/** What has the focus is not behind them. */
globalStyle(`html:has(${answers})`, {
  scrollPaddingBlockEnd: answersBarHeight,
});
