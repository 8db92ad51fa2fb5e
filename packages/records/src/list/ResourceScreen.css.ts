import { vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { card, narrow } from './TableCard.css.ts';

/** Where the list itself has room for the filters beside the search; the side menu takes some of the window. */
const roomy = '(min-width: 50rem)';

/** What the room is measured by. */
export const measured = style({ containerType: 'inline-size' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Fields are as high as the buttons beside them.
  vars: { [vars.size.control]: vars.size.controlToolbar },
  '@container': { [narrow]: { padding: 0, paddingBlockEnd: vars.space.sm, borderBlockEnd: 'none' } },
});

// Where the rows stand outside the card, its own frame is the line below.
globalStyle(`${measured}:only-child > :last-child`, { borderBlockEnd: 'none' });

export const search = style({
  flex: '1 1 6rem',
  '@container': { [roomy]: { minInlineSize: '12rem', maxInlineSize: '20rem' } },
});

/** Their boxes are not there in a roomy list, so that the filters wrap together with the search and the columns. */
export const filters = style({
  display: 'none',
  '@container': { [roomy]: { display: 'contents' } },
});

/** As wide as what is chosen in it, so that nothing of it is cut; all of a list together are one row of a window of 1280 px. */
export const filter = style({
  flex: '0 1 auto',
  minInlineSize: '6rem',
  maxInlineSize: '24rem',
  // Elsewhere a select is as wide as its longest choice.
  '@supports': { 'not (field-sizing: content)': { flex: '1 1 6rem', maxInlineSize: '10.5rem' } },
});

globalStyle(`${filter} :is(select, input)`, {
  fieldSizing: 'content',
  // Below 16 px a phone's browser zooms in.
  '@media': { '(pointer: fine)': { fontSize: vars.fontSize.sm } },
});

export const filterButton = style({ '@container': { [roomy]: { display: 'none' } } });

export const columns = style({
  marginInlineStart: 'auto',
  // Cards have all of them.
  '@container': { [narrow]: { display: 'none' } },
});

export const line = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** As wide as its longest choice, its label before it. */
export const pageSize = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  selectors: {
    [`${card} > &`]: { padding: vars.space.md, '@container': { [narrow]: { paddingInline: 0 } } },
  },
});

export const usage = style({ margin: 0, paddingInlineStart: vars.space.lg });
