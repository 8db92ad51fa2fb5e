import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  '@layer': {
    [layers.components]: {
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
    },
  },
});

export const size = styleVariants({ small: '2rem', medium: '2.5rem', large: '4rem' }, (side, name) => ({
  '@layer': {
    [layers.components]: {
      inlineSize: side,
      blockSize: side,
      fontSize: name === 'large' ? vars.fontSize.xl : vars.fontSize.sm,
    },
  },
}));

export const image = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  },
});
