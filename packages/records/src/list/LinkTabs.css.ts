import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line, which scrolls sideways where it is longer than the list. */
export const tabs = style({
  display: 'flex',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** The place of a number of two digits, also while it is on its way. */
export const count = style({ minInlineSize: '1.75rem' });

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { color: vars.color.action },
    // The line under the chosen tab is a border, so that it stays in forced colours.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `3px solid ${vars.color.action}`,
    },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
  },
});
