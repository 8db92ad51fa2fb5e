import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  '@layer': {
    [layers.components]: {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      selectors: {
        '&[data-kind="bulleted"], &[data-kind="numbered"]': {
          display: 'grid',
          gap: vars.space.xxs,
          paddingInlineStart: vars.space.lg,
        },
        '&[data-kind="bulleted"]': { listStyle: 'disc' },
        '&[data-kind="numbered"]': { listStyle: 'decimal' },
        '&[data-kind="plain"]': { display: 'grid', gap: vars.space.xs },
      },
    },
  },
});

export const item = style({
  '@layer': {
    [layers.components]: {
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      selectors: {
        '[data-kind="divided"] > &': { paddingBlock: vars.space.sm },
        '[data-kind="divided"] > & + &': {
          borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
        },
        '&::marker': { color: vars.color.textMuted },
      },
    },
  },
});

export const row = style({
  '@layer': {
    [layers.components]: { display: 'flex', alignItems: 'flex-start', gap: vars.space.sm },
  },
});

export const content = style({ '@layer': { [layers.components]: { flex: 1, minInlineSize: 0 } } });

export const side = style({
  '@layer': {
    [layers.components]: {
      flex: 'none',
      maxInlineSize: '50%',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.sm,
    },
  },
});
