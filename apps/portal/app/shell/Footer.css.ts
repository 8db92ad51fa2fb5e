import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.md,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});
