import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const balance = style({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});
