import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const tag = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    maxInlineSize: '100%',
    minBlockSize: '1.625rem',
    paddingInline: '0.625rem',
    borderWidth: vars.borderWidth.thin,
    borderStyle: 'solid',
    borderRadius: vars.radius.full,
    fontSize: '0.8125rem',
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    // Not `anywhere`: with that a column of tags may shrink to one letter.
    overflowWrap: 'break-word',
  }),
);

const tone = (backgroundColor: string, color: string, borderColor = 'transparent') =>
  inLayer('components', { borderColor, backgroundColor, color });

export const tones = styleVariants({
  // Sunken may be the colour of the page; the line keeps the shape.
  neutral: tone(vars.color.surfaceSunken, vars.color.text, vars.color.line),
  action: tone(vars.color.actionSoft, vars.color.onActionSoft),
  success: tone(vars.color.successSoft, vars.color.success),
  warning: tone(vars.color.warningSoft, vars.color.warning),
  danger: tone(vars.color.dangerSoft, vars.color.danger),
  info: tone(vars.color.infoSoft, vars.color.info),
});
