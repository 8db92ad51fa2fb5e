import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(
  inLayer('components', {
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
  }),
);

export const item = style(
  inLayer('components', {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-kind="divided"] > &': { paddingBlock: vars.space.sm },
      '[data-kind="divided"] > & + &': {
        borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
      },
      '&::marker': { color: vars.color.textMuted },
    },
  }),
);

export const row = style(
  inLayer('components', { display: 'flex', alignItems: 'flex-start', gap: vars.space.sm }),
);

export const content = style(inLayer('components', { flex: 1, minInlineSize: 0 }));

export const side = style(
  inLayer('components', {
    flex: 'none',
    maxInlineSize: '50%',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
