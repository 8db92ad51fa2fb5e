import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const footer = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.lg,
      rowGap: vars.space.xs,
      paddingBlock: vars.space.sm,
      paddingInline: vars.space.md,
      borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
      color: vars.color.textMuted,
      fontSize: vars.fontSize.sm,
    },
  },
});

export const copyright = style({ '@layer': { [layers.components]: { margin: 0 } } });

export const list = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.md,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  color: 'inherit',
};

export const link = style({
  '@layer': {
    [layers.components]: {
      ...target,
      selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': focusRing },
    },
  },
});

export const end = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.sm,
      marginInlineStart: 'auto',
      '@media': { '(max-width: 600px)': { marginInlineStart: 0 } },
    },
  },
});

export const social = style({
  '@layer': {
    [layers.components]: {
      ...target,
      justifyContent: 'center',
      minInlineSize: vars.size.target,
      selectors: {
        '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
        '&:focus-visible': focusRing,
      },
    },
  },
});
