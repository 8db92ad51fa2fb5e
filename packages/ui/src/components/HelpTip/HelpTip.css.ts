import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { surface } from '../Popover/Popover.css.ts';

export const root = style(inLayer('components', { display: 'inline-flex', verticalAlign: 'middle' }));

/** Stands in a line of text; a finger still gets 44 px. */
export const button = style(
  inLayer('components', {
    selectors: { '&&': { inlineSize: vars.size.targetMin, blockSize: vars.size.targetMin } },
  }),
);

export const bubble = style([
  surface,
  inLayer('components', {
    maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.regular,
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
  }),
]);
