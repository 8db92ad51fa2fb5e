import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(inLayer('components', { minInlineSize: 0, fontSize: vars.fontSize.sm }));

export const list = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const crumb = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-cut] > &[data-middle]': { display: 'none' },
      // Drawn, not read: the slash after the alternative text is empty.
      '& + &::before': {
        content: '"/" / ""',
        color: vars.color.textMuted,
      },
    },
  }),
);

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.targetMin,
  minBlockSize: vars.size.targetMin,
  borderRadius: vars.radius.small,
};

export const link = style(
  inLayer('components', {
    ...target,
    // The target reaches into the spaces beside it, or a name that is narrower than a target would leave a gap.
    paddingInline: vars.space.xs,
    marginInline: `calc(-1 * ${vars.space.xs})`,
    color: vars.color.action,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const current = style(inLayer('components', { ...target, color: vars.color.textMuted }));

export const more = style(
  inLayer('components', {
    ...target,
    justifyContent: 'center',
    border: 0,
    background: 'none',
    color: vars.color.action,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.actionSoft },
      '&:focus-visible': focusRing,
    },
  }),
);
