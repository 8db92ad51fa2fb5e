import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

const mark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.full,
});

export const open = style([mark, { border: `1px solid ${vars.color.border}` }]);

export const done = style([mark, { background: vars.color.successSoft, color: vars.color.success }]);
