import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const region = style(
  inLayer('components', {
    position: 'fixed',
    zIndex: vars.layer.alert,
    // In a native dialog it is a popover, which the browser draws as a box in the middle.
    inset: 'auto',
    blockSize: 'auto',
    border: 0,
    background: 'none',
    color: 'inherit',
    insetBlockStart: `max(${vars.space.md}, env(safe-area-inset-top))`,
    insetInlineEnd: vars.space.md,
    inlineSize: `min(25rem, 100vw - 2 * ${vars.space.md})`,
    maxBlockSize: `calc(100dvh - 2 * ${vars.space.md})`,
    overflowY: 'auto',
    // Room for focus rings and shadows inside the scroller, and presses between the alerts reach the page.
    margin: `calc(-1 * ${vars.space.xs})`,
    padding: vars.space.xs,
    boxSizing: 'content-box',
    pointerEvents: 'none',
    borderRadius: vars.radius.control,
    ':focus-visible': focusRing,
    // What a phone covers of its lower edge, for useFreePlace.
    scrollMarginBlockEnd: 'env(safe-area-inset-bottom)',
    '@media': { print: { display: 'none' } },
  }),
);

export const list = style(
  inLayer('components', { display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  inLayer('components', {
    pointerEvents: 'auto',
    // Left and right are ours, for the swipe; up and down scroll.
    touchAction: 'pan-y',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${arrive} ${vars.motion.normal} ${vars.easing.enter}`,
      },
    },
  }),
);

export const raised = style(inLayer('components', { boxShadow: vars.shadow.popover }));

export const count = style(
  inLayer('components', {
    marginInlineStart: vars.space.xs,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  }),
);

export const action = style(
  inLayer('components', {
    minBlockSize: vars.size.targetMin,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.action,
    fontWeight: vars.fontWeight.semibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.borderWidth.thick },
    ':focus-visible': focusRing,
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.target },
      '(forced-colors: active)': { color: 'LinkText' },
    },
  }),
);
