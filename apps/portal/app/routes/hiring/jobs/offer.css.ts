import { headerHeight, vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
export const reach = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingBlockEnd: `calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.page,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

/** What has the focus is not behind it. */
globalStyle(`html:has(${reach})`, {
  '@media': {
    [`not all and ${wide}`]: { scrollPaddingBlockEnd: `calc(${vars.size.control} + 3 * ${vars.space.md})` },
  },
});

/** What stands in that row on a narrow window. */
export const besideJob = style({ '@media': { [`not all and ${wide}`]: { display: 'none' } } });
