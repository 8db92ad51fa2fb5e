import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Both answers above the lower edge of the window, however long the page is. */
export const answersBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingBlockEnd: `calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.page,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

/** What it covers, with room above it: so far what has the focus keeps from the edge. */
export const answersBarHeight = `calc(${vars.size.control} + 3 * ${vars.space.md})`;
