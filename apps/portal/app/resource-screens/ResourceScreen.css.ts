import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on there is room for the filters beside the search, and for a table. */
const wide = '(min-width: 768px)';

export const card = style({ overflow: 'hidden' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const search = style({
  flex: '1 1 14rem',
  maxInlineSize: '20rem',
  '@media': { 'not all and (min-width: 768px)': { maxInlineSize: 'none' } },
});

export const filters = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': { [wide]: { display: 'flex' } },
});

export const filter = style({ inlineSize: '11rem' });

export const filterButton = style({ '@media': { [wide]: { display: 'none' } } });

export const columns = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [wide]: { display: 'block' } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.md,
});

export const usage = style({ margin: 0, paddingInlineStart: vars.space.lg });
