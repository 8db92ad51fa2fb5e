import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below this a row is a card (`DataGrid`). */
const narrow = 'not all and (min-width: 768px)';

/** Where the list itself has room for the filters beside the search; the side menu takes some of the window. */
const roomy = '(min-width: 50rem)';

/** Around the whole list; in a narrow window each row is a card of its own and needs no other around it. */
export const card = style({
  overflow: 'hidden',
  '@media': {
    [narrow]: { overflow: 'visible', border: 'none', borderRadius: 0, background: 'none', boxShadow: 'none' },
  },
});

/** What the room is measured by. */
export const measured = style({ containerType: 'inline-size' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { padding: 0, paddingBlockEnd: vars.space.sm, borderBlockEnd: 'none' } },
});

export const search = style({ flex: '1 1 12rem', '@container': { [roomy]: { maxInlineSize: '20rem' } } });

/** Their boxes are not there in a roomy list, so that the filters wrap together with the search and the columns. */
export const filters = style({
  display: 'none',
  '@container': { [roomy]: { display: 'contents' } },
});

export const filter = style({ flex: 'none', inlineSize: '10.5rem' });

export const filterButton = style({ '@container': { [roomy]: { display: 'none' } } });

export const columns = style({
  marginInlineStart: 'auto',
  // Cards have all of them.
  '@media': { [narrow]: { display: 'none' } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.md,
  '@media': { [narrow]: { paddingInline: 0 } },
});

export const usage = style({ margin: 0, paddingInlineStart: vars.space.lg });
