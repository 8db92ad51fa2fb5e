import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.md,
  padding: vars.space.xs,
});
