import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Fills the window; the dialog is placed inside by the component that draws it. */
export const layer = style(
  inLayer('components', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.panel,
    // One with the theme of a section has the colour of its page otherwise.
    backgroundColor: 'transparent',
    selectors: {
      // Pressing through: the reader is back in the page while the picture still leaves.
      '&[data-phase="closing"]': { pointerEvents: 'none' },
    },
  }),
);

/** What the library keeps alive while it makes the rest of the page inert: the backdrop too, which can be pressed. */
export const surface = style(inLayer('components', { display: 'contents' }));

export const backdrop = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    backgroundColor: vars.color.backdrop,
    // A finger on the backdrop would scroll the page behind it on iOS.
    touchAction: 'none',
    animation: `${fadeIn} ${vars.motion.normal} ${vars.easing.enter}`,
    selectors: {
      '[data-phase="closing"] &': {
        animation: `${fadeOut} ${vars.motion.panel} ${vars.easing.leave} forwards`,
      },
      '[data-phase="closing"][data-exit="quick"] &': { animationDuration: vars.motion.normal },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
  }),
);

/** What every dialog shares, whatever its shape. */
export const dialog = style(
  inLayer('components', {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    // Not `hidden`: what is brought into view would scroll the heading away, and nobody could scroll it back.
    overflow: 'clip',
    outline: 'none',
    '@media': { '(forced-colors: active)': { border: `${vars.borderWidth.thick} solid CanvasText` } },
  }),
);

export const header = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    flex: 'none',
    paddingBlock: vars.space.sm,
    paddingInlineStart: vars.space.lg,
    paddingInlineEnd: vars.space.md,
    minBlockSize: vars.size.control,
  }),
);

export const title = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
    // It takes the focus where the content does not: without this the browser draws its own two lines.
    ':focus-visible': { ...focusRing, borderRadius: vars.radius.small },
  }),
);

/** The part that scrolls; the page behind it does not take over at its ends. */
export const body = style(
  inLayer('components', {
    // What is in it for screen readers alone scrolls with it.
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.lg,
    paddingBlockEnd: vars.space.lg,
  }),
);

export const footer = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.sm,
    flex: 'none',
    paddingBlock: vars.space.md,
    paddingInline: vars.space.lg,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);
