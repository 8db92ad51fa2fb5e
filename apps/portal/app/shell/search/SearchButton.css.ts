import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 1024px)';

export const narrow = style({ '@media': { [wide]: { display: 'none' } } });

export const field = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '15rem',
  blockSize: vars.size.controlToolbar,
  paddingInline: vars.space.sm,
  border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  '@media': { [wide]: { display: 'inline-flex' } },
});

export const words = style({ flex: 1, textAlign: 'start' });

export const keys = style({ font: 'inherit', fontSize: vars.fontSize.sm, color: vars.color.textMuted });
