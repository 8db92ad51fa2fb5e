import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** The line lies in the middle of the gap between two rows. */
const dropLine = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: vars.focus.width,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action,
} as const;
const middleOfGap = `calc((${vars.space.xs} + ${vars.focus.width}) / -2 - ${vars.borderWidth.thin})`;

export const row = style(
  inLayer('components', {
    position: 'relative',
    minInlineSize: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-dragged]': { zIndex: 1, borderColor: vars.color.action, boxShadow: vars.shadow.popover },
      '&[data-drop="before"]::before': { ...dropLine, insetBlockStart: middleOfGap },
      '&[data-drop="after"]::after': { ...dropLine, insetBlockEnd: middleOfGap },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-drop]::before, &[data-drop]::after': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
);

export const line = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingBlock: vars.space.xxs,
    paddingInlineEnd: vars.space.xxs,
  }),
);

export const handle = style(
  inLayer('components', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    inlineSize: '2.5rem',
    minBlockSize: '2.5rem',
    color: vars.color.textMuted,
    cursor: 'grab',
    // A finger on it moves the row, not the page.
    touchAction: 'none',
    selectors: { '[data-dragged] &': { cursor: 'grabbing', color: vars.color.action } },
  }),
);

export const content = style(inLayer('components', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const buttons = style(inLayer('components', { flex: 'none', display: 'flex' }));
