import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { headerHeight, mediumQuery } from './measures.ts';

export const shell = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }),
);

// What is scrolled into view, or takes focus, does not end up under the header (WCAG 2.2, 2.4.11).
globalStyle(
  `:root:has(${shell})`,
  inLayer('components', { scrollPaddingBlockStart: `calc(${headerHeight} + ${vars.space.md})` }),
);

export const skipLink = style(
  inLayer('components', {
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.popover,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    fontWeight: vars.fontWeight.semibold,
    outlineOffset: vars.focus.width,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        blockSize: '1px',
        inlineSize: '1px',
        padding: 0,
        overflow: 'hidden',
      },
    },
  }),
);

/** As tall as the window: the footer begins below it, and so does not move while the page above it is still loading. */
export const middle = style(
  inLayer('components', { display: 'flex', flex: 1, minBlockSize: `calc(100lvh - ${headerHeight})` }),
);

export const column = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }),
);

export const content = style(
  inLayer('components', {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    inlineSize: '100%',
    paddingBlock: vars.space.md,
    paddingInline: '1.75rem',
    selectors: {
      '&[data-width="screen"]': { maxInlineSize: '75rem' },
      // Many columns beside each other are read without wrapping where the window has room for them.
      '&[data-width="screen"]:has([data-component="DataGrid"], [data-wide])': { maxInlineSize: '105rem' },
    },
    '@media': { [mediumQuery]: { paddingInline: vars.space.md } },
  }),
);

export const main = style(inLayer('components', { flex: 1, minInlineSize: 0, outline: 'none' }));
