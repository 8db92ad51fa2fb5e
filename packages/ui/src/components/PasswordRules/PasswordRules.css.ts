import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const rules = style(
  inLayer('components', {
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
  }),
);

export const list = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    columnGap: vars.space.md,
    rowGap: vars.space.xxs,
    margin: 0,
    marginBlockStart: vars.space.xxs,
    padding: 0,
    // An empty marker; `none` would make VoiceOver forget that this is a list.
    listStyleType: "''",
  }),
);

export const rule = style(
  inLayer('components', { display: 'flex', gap: vars.space.xs, alignItems: 'center' }),
);

export const met = style(inLayer('components', { color: vars.color.success }));

/** The mark of a rule that is still open: a small ring. */
export const open = style(
  inLayer('components', {
    flexShrink: 0,
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginInline: '0.25rem',
    border: `${vars.borderWidth.thin} solid currentColor`,
    borderRadius: vars.radius.full,
  }),
);
