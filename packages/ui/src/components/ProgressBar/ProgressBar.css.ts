import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const slide = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const root = style(inLayer('components', { display: 'grid', gap: vars.space.xs }));

export const heading = style(
  inLayer('components', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    fontSize: vars.fontSize.sm,
  }),
);

export const value = style(
  inLayer('components', { fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' }),
);

export const bar = style(
  inLayer('components', {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.action,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': {
        backgroundColor: 'currentColor',
        transition: `inline-size ${vars.motion.normal}`,
      },
      '&::-moz-progress-bar': { backgroundColor: 'currentColor' },
      '&[data-tone="success"]': { color: vars.color.success, backgroundColor: vars.color.successSoft },
      '&:indeterminate': {
        backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.action}, transparent)`,
        backgroundSize: '50% 100%',
        backgroundRepeat: 'no-repeat',
        animation: `${slide} 1.4s linear infinite`,
      },
      '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: {
          // Striped and still: it says "busy" without moving.
          '&:indeterminate': {
            animation: 'none',
            backgroundImage: `repeating-linear-gradient(45deg, ${vars.color.action} 0 6px, transparent 6px 12px)`,
            backgroundSize: 'auto',
          },
          '&::-webkit-progress-value': { transition: 'none' },
        },
      },
      '(forced-colors: active)': {
        border: `${vars.borderWidth.thin} solid CanvasText`,
        forcedColorAdjust: 'none',
        // As strong as the tones' own colours.
        selectors: { '&, &[data-tone]': { color: 'Highlight', backgroundColor: 'Canvas' } },
      },
    },
  }),
);

// A bar fills from where reading starts; Chromium draws it from the left whatever the direction.
globalStyle(`[dir='rtl'] ${bar}:indeterminate`, inLayer('components', { animationDirection: 'reverse' }));
