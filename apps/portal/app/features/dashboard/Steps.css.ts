import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words and beside them the button; below each other where there is no room. */
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  borderInlineStart: `4px solid ${vars.color.action}`,
});
