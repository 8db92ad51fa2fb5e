import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** In every prerendered page; seen where the script in the head has found that it is to be asked. */
export const question = style({
  display: 'none',
  selectors: {
    ':root[data-asks-language] &': { display: 'grid', justifyItems: 'center', gap: vars.space.xs },
  },
  marginBlockStart: vars.space.md,
});

/** A line for each language. What it says when a language does not arrive needs no more. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '3lh',
  paddingInline: vars.space.md,
  textAlign: 'center',
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
});
