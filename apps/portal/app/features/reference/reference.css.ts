import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Words of a program: a path, an example. A long one breaks, so that nothing scrolls sideways. */
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const example = style([
  code,
  {
    margin: 0,
    padding: vars.space.md,
    whiteSpace: 'pre-wrap',
    backgroundColor: vars.color.surfaceSunken,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
  },
]);
