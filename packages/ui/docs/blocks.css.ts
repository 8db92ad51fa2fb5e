import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  marginBlock: vars.space.md,
  fontSize: vars.fontSize.sm,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.md,
  marginBlock: vars.space.md,
});

export const column = style({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: '3px solid',
  fontSize: vars.fontSize.sm,
});

export const good = style({ borderColor: vars.color.success });
export const bad = style({ borderColor: vars.color.danger });

export const shown = style({
  marginBlockStart: vars.space.sm,
  padding: vars.space.md,
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});
