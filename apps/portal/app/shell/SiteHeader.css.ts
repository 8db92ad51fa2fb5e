import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.md,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const home = style({ color: 'inherit', textDecoration: 'none', borderRadius: vars.radius.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
});
