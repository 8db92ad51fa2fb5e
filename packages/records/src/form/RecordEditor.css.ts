import { headerHeight, vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 1100px)';

/** The fields, and what is made with them beside them where there is room. */
export const content = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      selectors: { '&[data-has-aside]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

/** Stays in view while the fields scroll. */
export const aside = style({
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${vars.space.md})`,
      maxBlockSize: `calc(100dvh - ${headerHeight} - 2 * ${vars.space.md})`,
      overflowY: 'auto',
    },
  },
});
