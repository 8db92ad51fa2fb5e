import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    overflow: 'hidden',
    '@media': { '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid CanvasText` } },
  }),
);

export const size = styleVariants({ sm: '2rem', md: '2.5rem', lg: '4rem' }, (side, name) =>
  inLayer('components', {
    inlineSize: side,
    blockSize: side,
    fontSize: name === 'lg' ? vars.fontSize.xl : vars.fontSize.sm,
  }),
);

export const image = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  }),
);
