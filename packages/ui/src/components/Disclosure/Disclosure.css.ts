import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(inLayer('components', { minInlineSize: 0 }));

export const summary = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.controlToolbar,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      // Safari's own mark.
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.action },
      '&:focus-visible': focusRing,
    },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.size.target } },
  }),
);

export const mark = style(
  inLayer('components', {
    flex: 'none',
    color: vars.color.textMuted,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
    ...transitionOf('rotate', vars.motion.fast),
  }),
);

/** Inside the summary a heading keeps its place in the outline and has the summary's size. */
export const title = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
  }),
);

export const aside = style(
  inLayer('components', { flex: 'none', color: vars.color.textMuted, fontSize: vars.fontSize.sm }),
);

export const content = style(
  inLayer('components', { minInlineSize: 0, paddingBlock: vars.space.xs, overflowWrap: 'anywhere' }),
);
