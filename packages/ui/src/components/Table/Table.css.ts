import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { headerHeight, mediumQuery, notPhoneQuery, phoneQuery } from '../AppShell/measures.ts';

/** Room of a button and the cell around it. */
const actionsWidth = `calc(${vars.size.control} + 2 * ${vars.space.md})`;

/** What can be done with a row stays at the end of the view while the other columns scroll under it. */
const staying = {
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  backgroundColor: vars.color.surface,
} as const;

/** On paper a table stays a table. */
const phone = `screen and ${phoneQuery}`;
/** Of one that goes by its own room (`fits`). */
const room = 'table-room (max-width: 40rem)';

/** Where rows are cards. */
const narrow = (rules: Pick<StyleRule, 'selectors'>, media: StyleRule['@media'] = {}) => ({
  '@media': { ...media, [phone]: rules },
  '@container': { [room]: rules },
});

/** Where rows stand close: a finger needs its room, and cards are read one by one. */
const close = `${notPhoneQuery} and (pointer: fine)`;
const isClose = '[data-density="compact"]';

const inCards = '[data-narrow="cards"]';
const line = `${vars.borderWidth.thin} solid ${vars.color.line}`;

export const region = style(
  inLayer('components', {
    // Names that are only heard stand in it, not beside it, where they would make the page scroll.
    position: 'relative',
    overflowX: 'auto',
    borderRadius: vars.radius.card,
    selectors: {
      '&:focus-visible': focusRingInside,
      '&[data-fits="room"]': { containerName: 'table-room', containerType: 'inline-size' },
      // What takes focus is not hidden by the column that stays (WCAG 2.4.11).
      '&[data-has-actions]': { scrollPaddingInlineEnd: actionsWidth },
    },
  }),
);

export const tall = style(
  inLayer('components', {
    maxBlockSize: `calc(100dvh - ${headerHeight} - ${vars.space.xl})`,
    overflowY: 'auto',
    // What takes focus is not hidden by the header that stays.
    scrollPaddingBlockStart: vars.size.control,
  }),
);

export const table = style(
  inLayer('components', {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fontSize.sm,
    selectors: {
      // What stays in view covers what scrolls below it; the rest of the table has the same ground.
      [`[data-has-actions] > &, ${tall} > &`]: { backgroundColor: vars.color.surface },
    },
    ...narrow({
      selectors: {
        [`&${inCards}`]: { display: 'block' },
        [`${region} > &${inCards}`]: { backgroundColor: 'transparent' },
      },
    }),
  }),
);

export const caption = style(
  inLayer('components', {
    position: 'relative',
    textAlign: 'start',
    fontWeight: vars.fontWeight.semibold,
    ...narrow({ selectors: { [`${inCards} > &`]: { display: 'block' } } }),
  }),
);

export const head = style(
  inLayer('components', {
    ...narrow({ selectors: { [`${inCards} > &`]: { display: 'block' } } }),
  }),
);

export const headRow = style(
  inLayer('components', {
    ...narrow({
      selectors: {
        [`${inCards} &`]: {
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: vars.space.xs,
          color: vars.color.textMuted,
        },
        [`${inCards} &[data-label]`]: { paddingBlockEnd: vars.space.xs },
        [`${inCards} &[data-label]::before`]: { content: 'attr(data-label)' },
      },
    }),
  }),
);

export const headerCell = style(
  inLayer('components', {
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderBlockEnd: line,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-fit="true"]': { inlineSize: '1%' },
      '&[data-card="actions"]': staying,
      [`${tall} &`]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.layer.sticky,
        backgroundColor: vars.color.surface,
      },
    },
    ...narrow(
      {
        selectors: {
          [`${inCards} &`]: { inlineSize: 'auto', padding: 0, border: 0 },
          [`${inCards} &[data-card="actions"]`]: { position: 'static' },
          // The box for all rows stands before what sorts them.
          [`${inCards} &[data-stays="content"]`]: { order: -1 },
          // Only what can be pressed stays to be seen; the others are still heard with each cell.
          [`${inCards} &:not([data-stays])`]: {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
      {
        [close]: {
          selectors: { [`${isClose} &`]: { paddingBlock: vars.space.xxs, paddingInline: vars.space.xs } },
        },
        [mediumQuery]: {
          paddingInline: vars.space.sm,
          // What has a box or a button in it needs no room around it, and the columns between need every bit.
          selectors: {
            '&:is([data-card="select"], [data-card="actions"])': { paddingInline: vars.space.xs },
          },
        },
      },
    ),
  }),
);

export const sortButton = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.targetMin,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': focusRing,
      '[aria-sort] > &': { color: vars.color.action },
    },
    ...narrow({
      selectors: {
        [`${inCards} &`]: {
          minBlockSize: vars.size.controlToolbar,
          paddingInline: vars.space.xs,
          border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
          borderRadius: vars.radius.full,
        },
      },
    }),
  }),
);

export const sortIcon = style(
  inLayer('components', { selectors: { ':not([aria-sort]) > button > &': { opacity: 0.6 } } }),
);

export const body = style(
  inLayer('components', {
    // Paler, but still to be read.
    selectors: { '&[data-stale]': { color: vars.color.textMuted } },
    ...narrow({ selectors: { [`${inCards} > &`]: { display: 'grid', gap: vars.space.sm } } }),
  }),
);

export const row = style(
  inLayer('components', {
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceSunken },
      '&[data-selected]': { backgroundColor: vars.color.actionSoft },
    },
    ...narrow(
      {
        selectors: {
          [`${inCards} &`]: {
            display: 'grid',
            gridTemplateColumns: '[select] auto [title] minmax(0, 1fr) [aside] auto [actions] auto',
            rowGap: vars.space.xxs,
            padding: vars.space.md,
            border: line,
            borderRadius: vars.radius.card,
            backgroundColor: vars.color.surface,
          },
          [`${inCards} &[data-selected]`]: { backgroundColor: vars.color.actionSoft },
        },
      },
      {
        // What can be pressed in a row is no higher than the row.
        [close]: { selectors: { [`${isClose} &`]: { vars: { [vars.size.controlToolbar]: '1.75rem' } } } },
        '(forced-colors: active)': {
          selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
        },
      },
    ),
  }),
);

export const cell = style(
  inLayer('components', {
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    blockSize: vars.size.control,
    borderBlockEnd: line,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    // A column is as wide as its longest word; where there are too many, the table scrolls rather than cut words up.
    overflowWrap: 'break-word',
    selectors: {
      'tbody > tr:last-child > &': { borderBlockEnd: 0 },
      // What a row is called is read first, so it does not give its room to the other columns.
      'th&': { minInlineSize: 'min(10rem, 14vw)', fontWeight: vars.fontWeight.semibold },
      '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&[data-fit="true"]': { inlineSize: '1%', whiteSpace: 'nowrap' },
      '&[data-card="actions"]': staying,
      'tr:hover > &[data-card="actions"]': { backgroundColor: vars.color.surfaceSunken },
      'tr[data-selected] > &[data-card="actions"]': { backgroundColor: vars.color.actionSoft },
      // What scrolls under it fades out.
      '&[data-card="actions"]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: vars.space.md,
        backgroundColor: 'inherit',
        maskImage: 'linear-gradient(to right, transparent, black)',
        pointerEvents: 'none',
      },
      '[dir="rtl"] &[data-card="actions"]::before': { transform: 'scaleX(-1)' },
    },
    ...narrow(
      {
        selectors: {
          [`${inCards} &`]: {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: vars.space.sm,
            gridColumn: '1 / -1',
            maxInlineSize: 'none',
            overflow: 'visible',
            overflowWrap: 'anywhere',
            whiteSpace: 'normal',
            blockSize: 'auto',
            inlineSize: 'auto',
            minInlineSize: 0,
            padding: 0,
            border: 0,
            textAlign: 'start',
          },
          [`${inCards} &[data-card="title"]`]: {
            order: -2,
            gridColumn: 'title',
            fontSize: vars.fontSize.md,
          },
          [`${inCards} &[data-card="select"]`]: {
            order: -2,
            gridColumn: 'select',
            marginInlineEnd: vars.space.xs,
          },
          [`${inCards} &[data-card="aside"]`]: {
            order: -1,
            gridColumn: 'aside',
            marginInlineStart: vars.space.sm,
          },
          [`${inCards} &[data-card="actions"]`]: {
            position: 'static',
            order: -1,
            gridColumn: 'actions',
            backgroundColor: 'transparent',
          },
          [`${inCards} &[data-card="actions"]::before`]: { display: 'none' },
          [`${inCards} &[data-card="hidden"]`]: { display: 'none' },
          // A long value beside it may break anywhere; the label keeps its words whole. It is not read out a second time.
          [`${inCards} &[data-label]::before`]: {
            content: ['attr(data-label)', 'attr(data-label) / ""'],
            flexShrink: 0,
            maxInlineSize: '50%',
            overflowWrap: 'break-word',
            color: vars.color.textMuted,
            fontWeight: vars.fontWeight.regular,
          },
        },
      },
      {
        [close]: {
          selectors: {
            // One line a row: what is cut is read in the record itself.
            [`${isClose} &`]: {
              maxInlineSize: '11rem',
              blockSize: '2rem',
              paddingBlock: 0,
              paddingInline: vars.space.xs,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            },
            [`${isClose} th&`]: { maxInlineSize: '16rem' },
            // It fades out what scrolls under it, beside itself.
            [`${isClose} &[data-card="actions"]`]: { overflow: 'visible' },
            [`${isClose} &[data-card="actions"]::before`]: { inlineSize: vars.space.xs },
          },
        },
        [mediumQuery]: {
          paddingInline: vars.space.sm,
          // What has a box or a button in it needs no room around it, and the columns between need every bit.
          selectors: {
            '&:is([data-card="select"], [data-card="actions"])': { paddingInline: vars.space.xs },
          },
        },
      },
    ),
  }),
);

// A browser breaks a line there even where it breaks no line.
globalStyle(`${isClose} ${cell} wbr`, inLayer('components', { '@media': { [close]: { display: 'none' } } }));

export const message = style(
  inLayer('components', {
    padding: 0,
    ...narrow({ selectors: { [`${inCards} &`]: { display: 'block' } } }),
  }),
);
