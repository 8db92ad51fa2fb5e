import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.25rem',
    minBlockSize: '1.25rem',
    paddingInline: '0.375rem',
    maxInlineSize: '100%',
    // Half of the height of one line; with several it is a box.
    borderRadius: '0.625rem',
    fontSize: '0.75rem',
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '@media': { '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid CanvasText` } },
  }),
);

/** Breaks where it has no room, and makes nothing around it narrower than its longest word. */
export const words = style(inLayer('components', { minInlineSize: 0, overflowWrap: 'break-word' }));

const tone = (backgroundColor: string, color: string) => inLayer('components', { backgroundColor, color });

export const tones = styleVariants({
  action: tone(vars.color.action, vars.color.onAction),
  accent: tone(vars.color.accent, vars.color.onAccent),
  danger: tone(vars.color.danger, vars.color.onDanger),
  neutral: tone(vars.color.surfaceSunken, vars.color.text),
});
