import { createVar, style } from '@vanilla-extract/css';
import { focusRingInside, focusRingOnBorder } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { maxPanelHeight, rowHeight } from '../Combobox/panelSize.ts';

/**
 * Where the browser lets its list be styled, and a mouse or keyboard uses it. A finger gets the picker of the phone, which costs
 * nothing and is known.
 */
const ownList = '(appearance: base-select)';
const noFinger = 'not (pointer: coarse)';

/** Holds `base-select`, a value of `appearance` that its type does not know. */
const appearance = createVar();

/** Room for the mark at the end, and for a button before it. */
const markRoom = '2.75rem';
const buttonRoom = '4.5rem';

/** Something is chosen, and there is a button that clears it. */
const isClearable = '&:has(~ [data-part="clear"]):not(:has(option[value=""]:checked))';

/** The control covers its frame, so that a press anywhere in it opens the list. */
export const anchor = style(
  inLayer('components', {
    position: 'relative',
    selectors: {
      // The options have the focus then.
      '&:has(select:open)': focusRingOnBorder,
    },
  }),
);

export const select = style(
  inLayer('components', {
    display: 'block',
    alignContent: 'center',
    paddingInlineEnd: markRoom,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:has(option[value=""]:checked)': { color: vars.color.textMuted },
      '&:has(option[value=""]:checked):disabled': { color: 'inherit' },
      [isClearable]: { paddingInlineEnd: buttonRoom },
    },
    '@supports': {
      [ownList]: {
        '@media': {
          [noFinger]: {
            vars: { [appearance]: 'base-select' },
            appearance,
            // A long choice ends before the mark. Chromium 150 takes no other overflow than visible here, so the room for the mark is a
            // border, outside of what is painted.
            contain: 'paint',
            paddingInlineEnd: 0,
            borderInlineEnd: `${markRoom} solid transparent`,
            selectors: {
              [isClearable]: { paddingInlineEnd: 0, borderInlineEndWidth: buttonRoom },
              '&::picker-icon': { display: 'none' },
              '&::picker(select)': {
                appearance,
                // As wide as the frame, which has a border around the control.
                inlineSize: `calc(anchor-size(self-inline) + 2 * ${vars.borderWidth.thin})`,
                marginInline: `calc(-1 * ${vars.borderWidth.thin})`,
                maxBlockSize: maxPanelHeight,
                marginBlock: 6,
                padding: 0,
                border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
                borderRadius: vars.radius.control,
                backgroundColor: vars.color.surfaceRaised,
                color: vars.color.text,
                boxShadow: vars.shadow.popover,
                overscrollBehavior: 'contain',
              },
            },
          },
        },
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.target },
    },
  }),
);

/** Lists that the browser draws itself take the colours; the others the rest too. */
export const group = style(
  inLayer('components', {
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    '@supports': {
      [ownList]: {
        '@media': {
          [noFinger]: {
            paddingBlockStart: vars.space.xs,
            // The browser's own label of a group is not within reach; it begins at half a rem.
            textIndent: `calc(${vars.space.md} - 0.5rem)`,
          },
        },
      },
    },
  }),
);

export const option = style(
  inLayer('components', {
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.regular,
    selectors: { '&:disabled': { color: vars.color.disabledText } },
    '@supports': {
      [ownList]: {
        '@media': {
          [noFinger]: {
            minBlockSize: rowHeight,
            paddingBlock: vars.space.xs,
            paddingInline: vars.space.md,
            lineHeight: vars.lineHeight.heading,
            textIndent: 0,
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            cursor: 'pointer',
            selectors: {
              '&:not([hidden])': { display: 'flex', alignItems: 'center', gap: vars.space.xs },
              '&:checked': { fontWeight: vars.fontWeight.semibold },
              '&:is(:hover, :focus):enabled': { backgroundColor: vars.color.actionSoft },
              '&:focus-visible': focusRingInside,
              '&:disabled': { cursor: 'not-allowed' },
              '&::checkmark': { order: 1, marginInlineStart: 'auto' },
            },
          },
        },
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:disabled': { color: 'GrayText' },
          '&:is(:hover, :focus):enabled': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const mark = style(
  inLayer('components', {
    position: 'absolute',
    insetBlock: 0,
    marginBlock: 'auto',
    insetInlineEnd: vars.space.md,
    // A press goes to the control.
    pointerEvents: 'none',
  }),
);

/** Follows the choice in the control itself, whoever made it: a person, a form library or a reset. */
export const clear = style(
  inLayer('components', {
    position: 'absolute',
    // Not by auto margins: the button has margins of its own, and which of the two sheets comes last is the bundler's choice.
    insetBlockStart: '50%',
    translate: '0 -50%',
    insetInlineEnd: '2.25rem',
    selectors: { [`${select}:has(option[value=""]:checked) ~ &`]: { display: 'none' } },
  }),
);
