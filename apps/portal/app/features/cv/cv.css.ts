import { headerHeight, vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where form and pages stand beside each other. */
const wide = '(min-width: 1100px)';

/** The form, and the pages beside it where there is room; on a narrow screen the one that is chosen. */
export const editor = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Chooses what a narrow screen shows. */
export const views = style({ '@media': { [wide]: { display: 'none' } } });

const hiddenUnlessChosen = { selectors: { '&[data-is-chosen="false"]': { display: 'none' } } };

export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [`not all and ${wide}`]: hiddenUnlessChosen },
});

/** Stays in view while the form scrolls. */
export const beside = style({
  '@media': {
    [`not all and ${wide}`]: hiddenUnlessChosen,
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${vars.space.md})`,
      maxBlockSize: `calc(100dvh - ${headerHeight} - 2 * ${vars.space.md})`,
      overflowY: 'auto',
    },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

/** Takes the room that is left, so that the buttons after it stand at the end. */
export const state = style({
  flex: '1 1 12rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
});

/** A row of a section: its tick and what opens it. */
export const sectionRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
});

/** An entry of a section: its tick, and what is known of it below. */
export const entryRow = style({ display: 'grid', gap: vars.space.xxs, paddingBlock: vars.space.xs });

export const sectionName = style({ flex: 1, minInlineSize: 0 });

/** What an open section has below its row. */
export const sectionBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
});

export const entryFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  // Below the words of the tick above.
  paddingInlineStart: `calc(${vars.space.lg} + ${vars.space.xs})`,
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});

/** CVs of a person, each with a small picture of its first page. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  blockSize: '100%',
});

export const cardText = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
