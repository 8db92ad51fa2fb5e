import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { focusRing } from '../../theme/focusRing.ts';

/** An alert: icon, text, and what there is to press. */
export const face = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    border: `${vars.borderWidth.thin} solid currentColor`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.sm,
    ':focus-visible': focusRing,
    '@media': { '(forced-colors: active)': { borderWidth: vars.borderWidth.thick } },
  }),
);

const tone = (color: string, soft: string) => inLayer('components', { color, backgroundColor: soft });

/** The tone colours border and icon; the words keep the colour of text. */
export const tones = styleVariants({
  danger: tone(vars.color.danger, vars.color.dangerSoft),
  warning: tone(vars.color.warning, vars.color.warningSoft),
  success: tone(vars.color.success, vars.color.successSoft),
  info: tone(vars.color.info, vars.color.infoSoft),
});

export const body = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(inLayer('components', { fontWeight: vars.fontWeight.bold }));

/** What there is to press stands apart from the words; a component that draws nothing takes no room. */
export const action = style(
  inLayer('components', {
    marginBlockStart: vars.space.sm,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Holds the button that dismisses: as large as a finger, without making a line of text taller. */
export const dismiss = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.targetMin,
    blockSize: vars.size.targetMin,
    margin: 0,
    marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    ':hover': { color: vars.color.text },
    ':focus-visible': focusRing,
    '@media': {
      '(pointer: coarse)': {
        inlineSize: vars.size.target,
        blockSize: vars.size.target,
        marginBlock: `calc((${vars.size.targetMin} - ${vars.size.target}) / 2)`,
        marginInlineEnd: `calc((${vars.size.targetMin} - ${vars.size.target}) / 2 - ${vars.space.xxs})`,
      },
      '(forced-colors: active)': { color: 'ButtonText' },
    },
  }),
);
