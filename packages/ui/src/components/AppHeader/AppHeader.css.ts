import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { headerHeight, phoneQuery } from '../AppShell/measures.ts';

/** Six buttons and the mark have room beside each other in 360 px with the largest text, too. */
const target = `min(${vars.size.target}, max(44px, 12.25vw))`;

export const header = style(
  inLayer('components', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    blockSize: headerHeight,
    paddingInline: vars.space.md,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    // In a share of the window at most: with the largest text the buttons need the rest.
    '@media': {
      [phoneQuery]: { gap: `min(${vars.space.xs}, 1.25vw)`, paddingInline: `min(${vars.space.xs}, 2vw)` },
    },
  }),
);

export const start = style(inLayer('components', { flex: 'none' }));

export const brand = style(
  inLayer('components', {
    display: 'inline-flex',
    minInlineSize: 0,
    // A mark that has no room is left out, not cut: it wraps into a second row, which is not seen.
    flexWrap: 'wrap',
    blockSize: vars.size.target,
    rowGap: vars.space.md,
    '::before': { content: '""', blockSize: '100%' },
    whiteSpace: 'nowrap',
    overflow: 'clip',
    overflowClipMargin: vars.space.xxs,
    alignItems: 'center',
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const end = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
    '@media': { [phoneQuery]: { gap: 0 } },
  }),
);

const plain = { margin: 0, padding: 0, listStyle: 'none' };

export const row = style(
  inLayer('components', {
    ...plain,
    display: 'flex',
    gap: vars.space.xxs,
    '@media': { [phoneQuery]: { display: 'none' } },
  }),
);

export const folded = style(
  inLayer('components', { display: 'none', '@media': { [phoneQuery]: { display: 'block' } } }),
);

export const stack = style(inLayer('components', { ...plain, display: 'grid', minInlineSize: '10rem' }));

export const link = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.controlToolbar,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
      '&:focus-visible': focusRing,
      '&[aria-current="page"]': {
        color: vars.color.action,
        fontWeight: vars.fontWeight.semibold,
        textDecoration: 'underline',
        textUnderlineOffset: '0.375em',
        textDecorationThickness: vars.borderWidth.thick,
      },
    },
  }),
);

export const action = style(
  inLayer('components', {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: target,
    blockSize: target,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken },
      '&:focus-visible': focusRing,
    },
    '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
  }),
);

export const count = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '50%',
    display: 'inline-flex',
  }),
);
