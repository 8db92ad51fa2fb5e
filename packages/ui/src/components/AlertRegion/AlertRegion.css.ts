import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { withModal } from '../Modal/withModal.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const region = style(
  inLayer('components', {
    position: 'fixed',
    zIndex: vars.layer.alert,
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
    selectors: {
      // A panel or a dialog has its heading, its buttons and its footer at the other ends.
      [`${withModal} &`]: {
        insetBlockStart: 'auto',
        insetBlockEnd: vars.space.md,
        insetInlineStart: vars.space.md,
        insetInlineEnd: 'auto',
      },
    },
    '@media': {
      print: { display: 'none' },
      // Where there is no room beside the panel, above the row of its footer.
      'not all and (min-width: 68rem)': {
        selectors: {
          [`${withModal} &`]: {
            insetBlockEnd: `calc(${vars.size.control} + 3 * ${vars.space.md} + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
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
      '(prefers-reduced-motion: no-preference)': { animation: `${arrive} ${vars.motion.normal} ease-out` },
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
