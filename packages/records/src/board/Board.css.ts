import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';
import { tab as statusTab, tabs as statusTabs } from '../list/LinkTabs.css.ts';

/** Below this one column is seen at a time. */
const narrow = 'not all and (min-width: 768px)';

/** The line below the search is the card's own. */
export const toolbar = style({
  overflow: 'hidden',
  '@media': { [narrow]: { border: 'none', background: 'none', boxShadow: 'none' } },
});

export const tabs = style([statusTabs, { display: 'none', '@media': { [narrow]: { display: 'flex' } } }]);

export const tab = statusTab;

export const hint = style({ '@media': { [narrow]: { display: 'none' } } });

/** Columns beside each other, which scroll sideways where they have no room. */
export const board = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(15rem, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
  overflowX: 'auto',
  paddingBlockEnd: vars.space.sm,
  '@media': { [narrow]: { display: 'block' } },
});

export const column = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  selectors: { '&[data-target]': { borderColor: vars.color.action, borderStyle: 'dashed' } },
  '@media': {
    [narrow]: {
      padding: 0,
      border: 'none',
      background: 'none',
      selectors: { '&:not([data-current])': { display: 'none' } },
    },
  },
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  margin: 0,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [narrow]: { display: 'none' } },
});

export const cards = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  selectors: { '&[draggable="true"]': { cursor: 'grab' } },
});

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const facts = style({ display: 'grid', gap: vars.space.xxs, margin: 0, fontSize: vars.fontSize.sm });

export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.sm });

export const factTitle = style({ flexShrink: 0, color: vars.color.textMuted });

export const factValue = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });
