import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingOnBorder } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** The frame of a field, around the buttons and the text. */
export const frame = style(
  inLayer('components', {
    inlineSize: '100%',
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    selectors: {
      '&:has([contenteditable][aria-invalid="true"])': {
        borderColor: vars.color.danger,
        outline: `${vars.borderWidth.thin} solid ${vars.color.danger}`,
      },
      '&:has([contenteditable]:focus-visible)': focusRingOnBorder,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has([contenteditable][aria-invalid="true"])': { borderWidth: vars.borderWidth.thick },
        },
      },
    },
  }),
);

export const bar = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    padding: vars.space.xxs,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);

/** After the styles of the button that it is laid over. */
export const format = style(
  inLayer('components', {
    selectors: {
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.actionSoft,
        color: vars.color.action,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/** The text that is edited. What it looks like is what readers see: RichText's own styles stand beside these. */
export const text = style(
  inLayer('components', {
    position: 'relative',
    minBlockSize: '12rem',
    maxBlockSize: '60vh',
    overflowY: 'auto',
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    // The frame draws the outline.
    outline: 'none',
    fontSize: `max(16px, ${vars.fontSize.md})`,
    // The editor counts on it: a space that is typed has to be there.
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
  }),
);

// A caret's place that the editor puts beside what cannot hold one.
globalStyle(`${text} img`, inLayer('components', { display: 'inline', border: 0, margin: 0 }));
