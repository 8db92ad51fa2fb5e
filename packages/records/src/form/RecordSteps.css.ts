import { headerHeight, vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
