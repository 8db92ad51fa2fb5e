import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const notes = style({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const note = style({
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
});

/** Lines as they were typed; long words break. */
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
