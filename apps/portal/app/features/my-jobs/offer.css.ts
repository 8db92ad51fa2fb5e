import { headerHeight, vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { answersBar, answersBarHeight } from './answersBar.css.ts';

/** Where the decision stands beside the job. */
const wide = '(min-width: 1100px)';

/** The job, and then whether one applies: beside it where there is room. */
export const offer = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  scrollMarginBlockStart: `calc(${headerHeight} + ${vars.space.md})`,
});

/** Both answers in reach while the job is read, above the lower edge of a narrow window. */
export const reach = style([answersBar, { '@media': { [wide]: { display: 'none' } } }]);

/** What has the focus is not behind it. */
globalStyle(`html:has(${reach})`, {
  '@media': {
    [`not all and ${wide}`]: { scrollPaddingBlockEnd: answersBarHeight },
  },
});

/** What stands in that row on a narrow window. */
export const besideJob = style({ '@media': { [`not all and ${wide}`]: { display: 'none' } } });
