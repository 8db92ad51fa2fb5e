import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export const choice = style({
  position: 'relative',
  minBlockSize: vars.size.targetMin,
  paddingInline: vars.space.sm,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  selectors: {
    '& + &::before': { content: '"·"', position: 'absolute', insetInlineStart: '-0.125em' },
    '&:hover': { textDecoration: 'underline' },
    '&[aria-pressed="true"]': { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
  },
});
