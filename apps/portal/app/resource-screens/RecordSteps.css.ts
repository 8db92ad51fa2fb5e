import { headerHeight, vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The steps in their order: a row that wraps, a column in a wide window. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlToolbar,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&[aria-current="step"]': {
      borderColor: vars.color.action,
      backgroundColor: vars.color.actionSoft,
      color: vars.color.action,
      fontWeight: vars.fontWeight.semibold,
    },
    '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** The place of a step; read by nobody, because the list has an order. */
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
});

/** The fields, and what belongs beside them where there is room. */
export const content = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    '(min-width: 1100px)': {
      selectors: { '&[data-has-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
    },
  },
});

export const aside = style({
  '@media': {
    '(min-width: 1100px)': {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${vars.space.lg})`,
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.md,
});

/** Short answers stand beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
});

const wide = ['TextArea', 'RichTextField', 'FormRows', 'CheckboxGroup', 'MultiSelect', 'Skeleton']
  .map((name) => `[data-component="${name}"]`)
  .join(', ');
globalStyle(`${fields} > :is(${wide}, :only-child)`, { gridColumn: '1 / -1' });
