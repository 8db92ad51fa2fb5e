import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** How many are chosen, where a placeholder stands; it is more than one. */
export const counted = style(
  inLayer('components', {
    '::placeholder': { color: 'inherit' },
    '@media': {
      // The system's colour of placeholders is that of what is unavailable.
      '(forced-colors: active)': { '::placeholder': { forcedColorAdjust: 'none', color: 'FieldText' } },
    },
  }),
);

/** Below the field: inside it they would move the open list with each choice. */
export const selected = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
  }),
);

export const tags = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  inLayer('components', { display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }),
);

export const tagText = style(inLayer('components', { minInlineSize: 0 }));

/** As round as the end of its tag. */
export const remove = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginInlineEnd: '-0.625rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.surfaceRaised },
    ':focus-visible': focusRing,
    '@media': {
      '(pointer: coarse)': { inlineSize: vars.size.target, blockSize: vars.size.target },
      '(forced-colors: active)': { color: 'ButtonText' },
    },
  }),
);

/** What ends the tray of a phone. */
export const trayEnd = style(
  inLayer('components', {
    flex: 'none',
    marginBlockStart: 'auto',
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);
