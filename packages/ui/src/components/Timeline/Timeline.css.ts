import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(inLayer('components', { margin: 0, padding: 0, listStyle: 'none' }));

export const event = style(
  inLayer('components', {
    position: 'relative',
    paddingInlineStart: vars.space.xl,
    paddingBlockEnd: vars.space.lg,
    overflowWrap: 'anywhere',
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line from this event to the next.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '0.6875rem',
        insetBlockStart: '1.25rem',
        insetBlockEnd: '-0.25rem',
        borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.line}`,
      },
    },
  }),
);

export const marker = style(
  inLayer('components', {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    selectors: {
      '&[data-tone="action"]': { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft },
      '&[data-tone="success"]': { backgroundColor: vars.color.successSoft, color: vars.color.success },
      '&[data-tone="warning"]': { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
      '&[data-tone="danger"]': { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
      '&:empty::before': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: vars.radius.full,
        backgroundColor: 'currentColor',
      },
    },
  }),
);

export const title = style(inLayer('components', { fontWeight: vars.fontWeight.semibold }));

export const time = style(inLayer('components', { fontSize: vars.fontSize.sm, color: vars.color.textMuted }));

// What people typed keeps its lines.
export const description = style(
  inLayer('components', { marginBlockStart: vars.space.xxs, whiteSpace: 'pre-line' }),
);
