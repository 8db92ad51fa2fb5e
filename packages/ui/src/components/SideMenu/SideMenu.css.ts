import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';
import { middle } from '../AppShell/AppShell.css.ts';
import { headerHeight, mediumQuery } from '../AppShell/measures.ts';
import { narrowQuery } from './breakpoint.ts';

const expanded = '15.5rem';
const rail = '4rem';

/** Where the page needs the room more, at any size of text. */
const expandedMedium = '200px';

/**
 * In a wide window: beside the page, and in view while it scrolls. In a shell its entries do not make the page taller: it is as high
 * as what it stands beside, up to the window, so that the footer is below both.
 */
export const side = style([
  inLayer('components', {
    position: 'sticky',
    insetBlockStart: headerHeight,
    alignSelf: 'start',
    flex: 'none',
    inlineSize: expanded,
    blockSize: `calc(100dvh - ${headerHeight})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    selectors: {
      '&:has(> [data-expanded="false"])': { inlineSize: rail },
      [`${middle} > &`]: {
        alignSelf: 'stretch',
        contain: 'size',
        blockSize: 'auto',
        maxBlockSize: `calc(100dvh - ${headerHeight})`,
      },
    },
    '@media': {
      [mediumQuery]: {
        selectors: { '&:not(:has(> [data-expanded="false"]))': { inlineSize: expandedMedium } },
      },
    },
  }),
  inLayer('components', transitionOf('inline-size', vars.motion.fast)),
]);

/** Before the browser has told its width the style sheet decides alone. */
export const wideOnly = style(inLayer('components', { '@media': { [narrowQuery]: { display: 'none' } } }));

export const narrowOnly = style(
  inLayer('components', { display: 'none', '@media': { [narrowQuery]: { display: 'block' } } }),
);

export const cover = style(
  inLayer('components', { inset: 0, paddingBlockEnd: 'env(safe-area-inset-bottom)' }),
);

export const nav = style(
  inLayer('components', {
    padding: vars.space.sm,
    selectors: { [`${cover} &`]: { padding: 0 } },
  }),
);

export const list = style(
  inLayer('components', { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: '100%',
    minBlockSize: vars.size.controlToolbar,
    paddingBlock: vars.space.xxs,
    paddingInline: '0.625rem',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
      '&:focus-visible': focusRingInside,
      '&[aria-current], &[data-holds-current]': {
        color: vars.color.onActionSoft,
        fontWeight: vars.fontWeight.semibold,
      },
      '&[aria-current]': { backgroundColor: vars.color.actionSoft },
    },
    '@media': {
      [narrowQuery]: { minBlockSize: vars.size.control, fontSize: vars.fontSize.md },
      '(forced-colors: active)': {
        // Backgrounds are gone: a bar marks the current page.
        selectors: { '&[aria-current]': { borderInlineStart: '4px solid Highlight' } },
      },
    },
  }),
);

/** In the rail the name is for the ear; the tooltip shows it to the eye. */
export const label = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      [`${side} > [data-expanded="false"] &`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const chevron = style(
  inLayer('components', {
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '180deg' },
      [`${side} > [data-expanded="false"] &`]: { display: 'none' },
    },
  }),
);

export const children = style(
  inLayer('components', { paddingBlockStart: '2px', paddingInlineStart: vars.space.lg }),
);

export const skeleton = style(
  inLayer('components', { display: 'grid', gap: vars.space.lg, padding: vars.space.sm }),
);

// The tooltip's wrapper takes the whole width, so that the entry can.
globalStyle(`${list} [data-component="Tooltip"]`, inLayer('components', { display: 'flex' }));

// In the rail a count sits on the icon's corner.
globalStyle(
  `${side} > [data-expanded="false"] [data-component="Badge"]`,
  inLayer('components', { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
);
