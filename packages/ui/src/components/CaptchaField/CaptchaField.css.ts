import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    // As a field to fill in: sunken, it looked like one that cannot be used.
    backgroundColor: vars.color.surface,
    scrollMarginBlockStart: 50,
    selectors: {
      '&:has(input:disabled)': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
      },
      '&:has(input[aria-invalid="true"]:not(:checked))': { borderColor: vars.color.danger },
    },
  }),
);

/** Box and words: one target. */
export const choice = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.targetMin,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.disabledText, cursor: 'not-allowed' } },
    '@media': {
      '(pointer: coarse)': { minBlockSize: `calc(${vars.size.target} - 2 * ${vars.space.xs})` },
      '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
    },
  }),
);

export const box = style(inLayer('components', { display: 'grid', placeItems: 'center', flex: 'none' }));

/** In the place of the mark while the check runs. */
export const working = style(
  inLayer('components', {
    display: 'grid',
    gridArea: '1 / 1',
    placeItems: 'center',
    color: vars.color.action,
    pointerEvents: 'none',
  }),
);

export const status = style(
  inLayer('components', {
    marginInlineStart: 'auto',
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-state="failed"], &[data-state="blocked"], &[data-state="expired"]': {
        color: vars.color.danger,
        marginInlineStart: 0,
      },
    },
  }),
);

export const hint = style(
  inLayer('components', {
    marginBlockStart: vars.space.xs,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
  }),
);
