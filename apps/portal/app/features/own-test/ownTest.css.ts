import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** How long there is stays in sight, however long the test is. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.sm,
  paddingBlockEnd: `calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.page,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
});

/** Lines of a question are those in which it was written. */
export const question = style({ whiteSpace: 'pre-line' });
