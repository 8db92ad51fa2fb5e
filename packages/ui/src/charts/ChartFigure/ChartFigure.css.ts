import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
    margin: 0,
  }),
);

export const caption = style(
  inLayer('components', {
    flex: '1 1 16rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const summary = style(
  inLayer('components', {
    margin: 0,
    marginBlockStart: vars.space.xxs,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
  }),
);

export const actions = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    '@media': { print: { display: 'none' } },
  }),
);

export const body = style(
  inLayer('components', { display: 'grid', gap: vars.space.sm, flex: '1 1 100%', minInlineSize: 0 }),
);

/** A table that is heard and not seen. As wide as the one that is seen, so that nothing in it has to scroll. */
export const unseen = style(
  inLayer('components', {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 1,
    overflow: 'clip',
    clipPath: 'inset(50%)',
  }),
);

export const places = style(
  inLayer('components', { display: 'grid', gap: vars.space.md, paddingBlock: vars.space.xs }),
);

export const nothing = style(
  inLayer('components', {
    margin: 0,
    paddingBlock: vars.space.xl,
    paddingInline: vars.space.md,
    border: `${vars.borderWidth.thin} dashed ${vars.color.line}`,
    borderRadius: vars.radius.card,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);
