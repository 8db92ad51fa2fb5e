import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const phone = '(max-width: 600px)';

export const palette = style(
  inLayer('components', {
    insetInline: 0,
    // Where the eye is, and the same place however long the list gets.
    insetBlockStart: '12dvh',
    marginInline: 'auto',
    inlineSize: 'min(40rem, 100vw - 2rem)',
    maxBlockSize: '76dvh',
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.panel,
    '@media': {
      // The keyboard takes half of a phone; the rest is the list's.
      [phone]: { inset: 0, inlineSize: '100%', maxBlockSize: '100dvh', borderRadius: 0 },
    },
  }),
);

export const content = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
  }),
);

export const search = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: 'none',
    padding: vars.space.sm,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);

export const searchIcon = style(
  inLayer('components', { marginInlineStart: vars.space.sm, color: vars.color.textMuted }),
);

export const list = style(
  inLayer('components', {
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xxs,
    outline: 'none',
  }),
);

export const retry = style(
  inLayer('components', { paddingInline: vars.space.md, paddingBlockEnd: vars.space.sm }),
);

export const waiting = style(
  inLayer('components', { display: 'grid', placeItems: 'center', padding: vars.space.lg }),
);

export const shortcut = style(
  inLayer('components', {
    flex: 'none',
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize.sm,
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  }),
);
