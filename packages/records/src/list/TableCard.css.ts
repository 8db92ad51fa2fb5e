import { style } from '@vanilla-extract/css';

/** Where a table has no more room than this, each of its rows is a card (`Table`). */
export const narrow = '(max-width: 40rem)';

/** What the room is measured by. */
export const room = style({ containerType: 'inline-size' });

export const card = style({
  overflow: 'hidden',
  '@container': {
    [narrow]: { overflow: 'visible', border: 'none', borderRadius: 0, background: 'none', boxShadow: 'none' },
  },
});
