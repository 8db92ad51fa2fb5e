import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.sm,
    margin: 0,
    selectors: {
      '&[data-layout="grid"]': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        gap: vars.space.md,
      },
    },
  }),
);

export const pair = style(
  inLayer('components', {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': {
      '(min-width: 600px)': {
        selectors: {
          '[data-layout="rows"] > &': {
            display: 'grid',
            gridTemplateColumns: 'minmax(8rem, 30%) 1fr',
            gap: vars.space.md,
          },
        },
      },
    },
  }),
);

export const term = style(inLayer('components', { fontSize: vars.fontSize.sm, color: vars.color.textMuted }));

// What people typed keeps its lines.
export const details = style(inLayer('components', { margin: 0, whiteSpace: 'pre-line' }));

/** Beside the details; the line breaks where both do not fit. */
export const action = style(
  inLayer('components', {
    marginInlineStart: vars.space.sm,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'normal',
  }),
);

export const empty = style(inLayer('components', { color: vars.color.textMuted }));
