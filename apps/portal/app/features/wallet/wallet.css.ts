import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from '@aarambh/records/styles';

/** What there is beside how to get more; below each other where the window is narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});

export const balance = style({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});

export const head = style({
  padding: vars.space.md,
  '@container': { [narrow]: { paddingInline: 0 } },
});

/** A heading that is as tall without the button, which comes with the rows. */
export const headOfStatement = style([
  head,
  { boxSizing: 'content-box', minBlockSize: vars.size.controlToolbar },
]);

export const foot = style({
  padding: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { paddingInline: 0, borderBlockStart: 'none' } },
});

/** The entry that the reader was led to. */
export const asked = style({
  scrollMarginBlock: '6rem',
  borderInlineStart: `3px solid ${vars.color.accent}`,
  paddingInlineStart: vars.space.sm,
});

export const amount = style({ fontWeight: vars.fontWeight.semibold, whiteSpace: 'nowrap' });

export const number = style({ whiteSpace: 'nowrap' });

/** What the person pays and gets; keeps its height while it is worked out anew. */
export const quote = style({
  minBlockSize: '7.5rem',
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
});
