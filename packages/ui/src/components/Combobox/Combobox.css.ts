import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { maxPanelHeight, minPanelWidth, rowHeight } from './panelSize.ts';

/** The list in the browser's top layer. Its place and the width of its field are set while it is open. */
export const panel = style(
  inLayer('components', {
    position: 'fixed',
    inset: 'auto',
    minInlineSize: `min(${minPanelWidth}, 100vw - 1rem)`,
    margin: 0,
    padding: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.popover,
    overflow: 'hidden',
    // Where a browser has no popovers.
    zIndex: vars.layer.popover,
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);

/** At most the specification's height; less where the panel has less room. */
export const panelBody = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 1 auto',
    minBlockSize: 0,
    maxBlockSize: maxPanelHeight,
  }),
);

/** What there is to say about the list: nothing found, type, loading, failed. */
export const status = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: 'none',
    minBlockSize: rowHeight,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    color: vars.color.textMuted,
  }),
);

/** What the page has to say where nothing was found. */
export const empty = style(
  inLayer('components', { flex: 'none', paddingBlock: vars.space.sm, paddingInline: vars.space.md }),
);

/** Stays in view below the options. */
export const footer = style(
  inLayer('components', {
    flex: 'none',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);

export const failure = style(inLayer('components', { color: vars.color.danger }));

export const listbox = style(
  inLayer('components', {
    position: 'relative',
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    // The window of rows moves with the scrollbar; the browser must not correct it.
    overflowAnchor: 'none',
  }),
);

/** Holds the rows in view; it is moved to their place. */
export const rows = style(
  inLayer('components', { position: 'absolute', insetInline: 0, insetBlockStart: 0, contain: 'layout' }),
);

/** A single row away from the window: the current one while another part of the list is looked at. */
export const strayRow = style(
  inLayer('components', { position: 'absolute', insetInline: 0, insetBlockStart: 0 }),
);

/** Ticked where several can be chosen. The option says the same; this is for the eye. */
export const box = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    selectors: {
      '[aria-selected="true"] > &': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
      },
      '[aria-disabled="true"] > &': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
        color: vars.color.disabledText,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[aria-selected="true"] > &': {
            borderColor: 'CanvasText',
            backgroundColor: 'Canvas',
            color: 'CanvasText',
          },
        },
      },
    },
  }),
);

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: rowHeight,
  paddingInline: vars.space.md,
} as const;

export const option = style(
  inLayer('components', {
    ...row,
    cursor: 'pointer',
    selectors: {
      '&[data-current]': { backgroundColor: vars.color.actionSoft },
      '&[aria-selected="true"]': { fontWeight: vars.fontWeight.semibold },
      '&[aria-disabled="true"]': { color: vars.color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: {
          '&[data-current]': { backgroundColor: 'Highlight', color: 'HighlightText' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const heading = style(
  inLayer('components', {
    ...row,
    alignItems: 'flex-end',
    paddingBlockEnd: vars.space.xs,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.textMuted,
    cursor: 'default',
  }),
);

/** Two lines of a long name; its end is in its `title`, and in the field once it is chosen. */
export const label = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: vars.lineHeight.heading,
  }),
);

/** The current option has the system's own colours; so has all that a page draws in it. */
globalStyle(
  `${option}[data-current] ${label} *`,
  inLayer('components', { '@media': { '(forced-colors: active)': { color: 'HighlightText' } } }),
);

export const mark = style(
  inLayer('components', {
    background: 'none',
    color: vars.color.onActionSoft,
    fontWeight: vars.fontWeight.bold,
    '@media': { '(forced-colors: active)': { color: 'inherit', textDecorationLine: 'underline' } },
  }),
);

/** The full-height list of a phone. */
export const tray = style(
  inLayer('components', {
    inset: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  }),
);

export const trayHeader = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    flex: 'none',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
  }),
);

export const trayTitle = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
  }),
);

export const traySearch = style(
  inLayer('components', {
    flex: 'none',
    paddingInline: vars.space.md,
    paddingBlockEnd: vars.space.xs,
  }),
);

export const searchIcon = style(
  inLayer('components', { marginInlineStart: vars.space.sm, color: vars.color.textMuted }),
);

/** The rest of the tray. */
export const trayList = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);
