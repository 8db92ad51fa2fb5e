import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const forced = '(forced-colors: active)';

export const root = style(
  inLayer('components', {
    position: 'relative',
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** As wide as the drawing and one letter high: what the drawing's size is read from. */
export const probe = style(
  inLayer('components', {
    position: 'absolute',
    insetInline: 0,
    blockSize: '1em',
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
);

export const svg = style(
  inLayer('components', {
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    selectors: { '&[data-stale]': { opacity: 0.6 } },
  }),
);

export const mark = style(inLayer('components', { outline: 'none' }));

/** The place behind it answers to the pointer. */
export const still = style(inLayer('components', { pointerEvents: 'none' }));

export const ring = style(
  inLayer('components', {
    fill: 'none',
    stroke: vars.color.focus,
    strokeWidth: vars.focus.width,
    visibility: 'hidden',
    selectors: { [`${mark}:focus-visible > &`]: { visibility: 'visible' } },
    '@media': { [forced]: { stroke: 'Highlight' } },
  }),
);

export const highlight = style(
  inLayer('components', {
    fill: vars.color.surfaceSunken,
    opacity: 0,
    selectors: { '&[data-active]': { opacity: 1 } },
    '@media': { [forced]: { fill: 'none', stroke: 'Highlight' } },
  }),
);

export const fade = style(inLayer('components', transitionOf('opacity', vars.motion.fast)));

export const area = style(inLayer('components', { fill: 'transparent' }));

export const tooltip = style(
  inLayer('components', {
    // The script moves it from the physical corner, whatever the direction of writing.
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: vars.layer.sticky,
    display: 'grid',
    gap: vars.space.xxs,
    inlineSize: 'max-content',
    maxInlineSize: 'min(18rem, 100%)',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.popover,
    overflowWrap: 'anywhere',
  }),
);

export const tooltipTitle = style(inLayer('components', { fontWeight: vars.fontWeight.semibold }));

export const tooltipLine = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
);

export const tooltipLabel = style(inLayer('components', { flexGrow: 1, color: vars.color.textMuted }));
