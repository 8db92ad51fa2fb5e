import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const phone = 'not all and (min-width: 600px)';
const markSize = '1.75rem';

export const root = style(inLayer('components', { minInlineSize: 0 }));

export const position = style(
  inLayer('components', {
    display: 'none',
    marginBlockEnd: vars.space.xs,
    fontWeight: vars.fontWeight.semibold,
    overflowWrap: 'anywhere',
    '@media': { [phone]: { display: 'block' } },
  }),
);

export const list = style(
  inLayer('components', {
    display: 'flex',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Marks that have no room beside each other stand in several lines.
    '@media': { [phone]: { flexWrap: 'wrap' } },
  }),
);

/** A bar above the name: coloured as far as one has come. */
export const step = style(
  inLayer('components', {
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlockStart: vars.space.xs,
    borderBlockStart: `${vars.borderWidth.thick} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    selectors: {
      '&:is([data-state="done"], [data-state="current"])': { borderColor: vars.color.action },
      '&[data-state="current"]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
      '&[data-state="error"]': { borderColor: vars.color.danger, color: vars.color.danger },
    },
    '@media': {
      [phone]: { flexBasis: markSize },
      '(forced-colors: active)': {
        selectors: {
          '&:is([data-state="done"], [data-state="current"])': { borderColor: 'Highlight' },
        },
      },
    },
  }),
);

const content = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.size.targetMin,
} as const;

export const still = style(inLayer('components', content));

export const press = style(
  inLayer('components', {
    ...content,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { color: vars.color.action },
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { minBlockSize: vars.size.target } },
  }),
);

export const mark = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: markSize,
    blockSize: markSize,
    border: `${vars.borderWidth.thin} solid currentColor`,
    borderRadius: vars.radius.full,
    lineHeight: 1,
    selectors: {
      '[data-state="current"] &': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-state="current"] &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/** Still heard where it has no room. */
export const label = style(
  inLayer('components', {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
