import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** The key that does what its button does. */
export const letter = style({
  marginInlineStart: vars.space.xs,
  paddingInline: vars.space.xs,
  border: `${vars.borderWidth.thin} solid currentColor`,
  borderRadius: vars.radius.small,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  // A phone has no keys.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
