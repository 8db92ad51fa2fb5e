import { style } from '@vanilla-extract/css';
import { focusRingOnBorder } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** As wide as the card of a short form; further apart, the digits would no longer be one code. */
export const field = style(inLayer('components', { maxInlineSize: '27.5rem' }));

export const root = style(
  inLayer('components', {
    position: 'relative',
    // A code is read from left to right in every language, and arrow keys go the way the eye sees.
    direction: 'ltr',
  }),
);

/**
 * The text of a code, in the boxes and in the input under them alike: the browser then has one font to make ready instead of two, a quarter
 * of the time that filling the code in takes. Below 16 px iOS zooms in.
 */
const characters = {
  fontSize: `max(16px, ${vars.fontSize.xl})`,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
} as const;

/**
 * The one real input. It lies under the boxes over the whole width, transparent: its text must stay where it is, or phones
 * show no paste menu and no code suggestion.
 */
export const input = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    appearance: 'none',
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    WebkitTextFillColor: 'transparent',
    ...characters,
    // System colours would show the text a second time.
    forcedColorAdjust: 'none',
    cursor: 'text',
    selectors: {
      '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
      // The browser's colour for filled-in fields cannot be taken away, only kept from ever arriving.
      '&:autofill': { transition: 'background-color 0s 600000s, color 0s 600000s' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const slots = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    // Boxes shrink before they wrap: six of them fit into 184 px.
    gridAutoColumns: 'minmax(1.5rem, 1fr)',
    gap: vars.space.xs,
    inlineSize: '100%',
    pointerEvents: 'none',
    '@media': { '(max-width: 359.98px)': { gap: vars.space.xxs } },
  }),
);

/** The box where the next character goes, while it is empty. */
const caret = `${input}:focus-visible:not(:read-only) + ${slots} > &[data-current]:not([data-filled])`;

export const slot = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    // A character in one box moves nothing outside it, and the browser need not look.
    contain: 'strict',
    minInlineSize: 0,
    blockSize: vars.size.control,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    ...characters,
    selectors: {
      [`${input}[aria-invalid="true"] + ${slots} > &`]: {
        borderColor: vars.color.danger,
        outline: `${vars.borderWidth.thin} solid ${vars.color.danger}`,
      },
      [`${input}:read-only + ${slots} > &`]: { backgroundColor: vars.color.surfaceSunken },
      [`${input}:disabled + ${slots} > &`]: {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
        color: vars.color.disabledText,
      },
      [`${input}:focus-visible + ${slots} > &[data-current]`]: focusRingOnBorder,
      [`${input}[aria-invalid="true"]:focus-visible + ${slots} > &[data-current]`]: {
        outlineColor: vars.color.danger,
      },
      // It stands still: blinking costs as much as all else that a key does, and the ring shows the place too.
      [caret]: {
        // An image and no element: it comes and goes without a layout.
        backgroundImage: 'linear-gradient(currentColor, currentColor)',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
        backgroundSize: `${vars.borderWidth.thick} ${vars.fontSize.xl}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'CanvasText',
        selectors: {
          // A border, because forced colours take backgrounds away.
          [`${caret}::after`]: {
            content: '',
            blockSize: vars.fontSize.xl,
            borderInlineStart: `${vars.borderWidth.thick} solid currentColor`,
          },
          [caret]: { backgroundImage: 'none' },
          [`${input}:focus-visible + ${slots} > &[data-current]`]: { outlineColor: 'Highlight' },
          [`${input}:disabled + ${slots} > &`]: { borderColor: 'GrayText', color: 'GrayText' },
          [`${input}[aria-invalid="true"] + ${slots} > &`]: { borderWidth: vars.borderWidth.thick },
        },
      },
    },
  }),
);
