import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.alert,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
    },
  },
});
