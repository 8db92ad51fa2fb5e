import { createVar, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

/** The mark is 22 px; the row around it is the target. */
const boxSize = '1.375rem';
const markSize = '1rem';

/** How wide the mark is, so that hint and error begin where the label begins. */
export const markWidth = createVar();

export const choice = style(inLayer('shared', { minInlineSize: 0, vars: { [markWidth]: boxSize } }));

export const row = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    minBlockSize: vars.size.targetMin,
    scrollMarginBlockStart: 50,
    '@media': { '(pointer: coarse)': { paddingBlock: vars.space.xs } },
  }),
);

/** The native input, drawn anew; the mark lies over it. */
export const input = style(
  inLayer('components', {
    gridArea: '1 / 1',
    inlineSize: boxSize,
    blockSize: boxSize,
    margin: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    appearance: 'none',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    selectors: {
      // A radio button counts as indeterminate while none of its group is chosen.
      '&:where(:checked, [type="checkbox"]:indeterminate)': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.action,
      },
      '&:is([aria-invalid="true"], fieldset[data-invalid="true"] *):not(:checked)': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.danger}`,
      },
      '&:is([aria-invalid="true"], fieldset[data-invalid="true"] *):not(:checked):focus-visible': focusRing,
      '&:disabled': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
        cursor: 'not-allowed',
      },
    },
    ...transitionOf(['background-color', 'border-color'], vars.motion.fast),
  }),
);

/** In forced colours the browser draws its own control, which says everything in the reader's colours. */
const nativeInForcedColors = style(
  inLayer('components', { '@media': { '(forced-colors: active)': { appearance: 'auto' } } }),
);

/** A checkbox with its tick or dash, which is there only when it is seen: a table has a box in each of its rows. */
export const checkbox = style([
  input,
  nativeInForcedColors,
  inLayer('components', {
    display: 'block',
    selectors: {
      '&:is(:checked, :indeterminate)::before': {
        content: '',
        display: 'block',
        inlineSize: markSize,
        blockSize: markSize,
        margin: `calc((${boxSize} - ${markSize}) / 2 - ${vars.borderWidth.thin})`,
        backgroundColor: vars.color.onAction,
        clipPath: 'polygon(12% 56%, 21% 48%, 40% 66%, 79% 23%, 88% 31%, 40% 84%)',
      },
      '&:indeterminate::before': { clipPath: 'inset(44% 18%)' },
      '&:disabled::before': { backgroundColor: vars.color.disabledText },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:is(:checked, :indeterminate)::before': { display: 'none' } },
      },
    },
  }),
]);

export const radio = style([
  input,
  nativeInForcedColors,
  inLayer('components', { borderRadius: vars.radius.full }),
]);

/** A checkbox whose label is not seen: the box in the middle of its target. */
export const alone = style(
  inLayer('components', {
    display: 'block',
    inlineSize: vars.size.targetMin,
    blockSize: vars.size.targetMin,
    // Not a grid: measuring one in each row takes a table as long as its texts.
    padding: `calc((${vars.size.targetMin} - ${boxSize}) / 2)`,
    cursor: 'pointer',
    scrollMarginBlockStart: 50,
  }),
);

export const box = style(
  inLayer('components', {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    // As high as the first line of the label, so that both stand on one line.
    blockSize: `calc(${vars.fontSize.md} * ${vars.lineHeight.body})`,
  }),
);

export const mark = style(
  inLayer('components', {
    gridArea: '1 / 1',
    inlineSize: markSize,
    blockSize: markSize,
    color: vars.color.onAction,
    opacity: 0,
    pointerEvents: 'none',
    selectors: {
      [`${input}:checked ~ &`]: { opacity: 1 },
      [`${input}:disabled ~ &`]: { color: vars.color.disabledText },
    },
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);

/** The dot of a radio button. */
export const dot = style(
  inLayer('components', {
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: 'currentColor',
  }),
);

export const label = style(
  inLayer('components', {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    cursor: 'pointer',
    selectors: {
      [`${row}:has(:disabled) &`]: { color: vars.color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { [`${row}:has(:disabled) &`]: { color: 'GrayText' } } },
    },
  }),
);

/** Hint and error begin where the label begins. */
export const below = style(
  inLayer('components', {
    marginInlineStart: `calc(${markWidth} + ${vars.space.xs})`,
  }),
);
