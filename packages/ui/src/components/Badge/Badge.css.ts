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
    borderRadius: vars.radius.full,
    fontSize: '0.75rem',
    fontWeight: vars.fontWeight.bold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid CanvasText` } },
  }),
);

const tone = (backgroundColor: string, color: string) => inLayer('components', { backgroundColor, color });

export const tones = styleVariants({
  action: tone(vars.color.action, vars.color.onAction),
  accent: tone(vars.color.accent, vars.color.onAccent),
  danger: tone(vars.color.danger, vars.color.onDanger),
  neutral: tone(vars.color.surfaceSunken, vars.color.text),
});
