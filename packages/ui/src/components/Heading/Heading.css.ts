import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const heading = style(
  inLayer('components', {
    margin: 0,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
    letterSpacing: '-0.011em',
    color: vars.color.text,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    // A heading takes the focus after a change of screen.
    ':focus-visible': { ...focusRing, borderRadius: vars.radius.small },
    // Scripts with marks above and below need their spacing.
    selectors: { '&:is(:lang(hi), :lang(mr))': { letterSpacing: 'normal' } },
  }),
);

export const sizes = styleVariants({ sm: 'md', md: 'lg', lg: 'xl', xl: 'xxl' } as const, (size) =>
  inLayer('components', { fontSize: vars.fontSize[size] }),
);
