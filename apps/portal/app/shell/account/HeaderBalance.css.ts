import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as four digits need it, also before the balance is known. */
export const balance = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minInlineSize: '8.75rem',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlToolbar,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:any-link:hover': { background: vars.color.actionSoft, color: vars.color.onActionSoft } },
});
