import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const footer = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.md,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);

/** Whose it is and under which terms: one line, in 360 px too. */
export const start = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.md,
  }),
);

export const copyright = style(inLayer('components', { margin: 0 }));

export const list = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  color: 'inherit',
};

export const link = style(
  inLayer('components', {
    ...target,
    selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': focusRing },
  }),
);

export const end = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.xs,
    marginInlineStart: 'auto',
    // In a row of their own they take all of it.
    '@media': { '(max-width: 600px)': { flexGrow: 1 } },
  }),
);

export const socialList = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }),
);

export const social = style(
  inLayer('components', {
    ...target,
    justifyContent: 'center',
    // Five of them and a button are one row of 360 px.
    minInlineSize: '1.875rem',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
      '&:focus-visible': focusRing,
    },
  }),
);
