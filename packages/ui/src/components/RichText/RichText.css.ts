import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', { minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: vars.lineHeight.body }),
);

const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`${root} ${selector}`, inLayer('components', rule));

inside(':is(p, ul, ol, blockquote, h3, h4, h5, h6)', { margin: 0 });
inside('> * + :is(p, ul, ol, blockquote, h3, h4, h5, h6)', { marginBlockStart: vars.space.xs });
// The browser's own marks, whatever a reset says.
inside(':is(ul, ol)', { paddingInlineStart: vars.space.lg, listStyleType: 'revert' });
// Lists in lists in lists would leave no room for their text.
inside('li li li :is(ul, ol)', { paddingInlineStart: 0, listStylePosition: 'inside' });
inside(':is(h3, h4, h5, h6)', {
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.heading,
});
inside('blockquote', {
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
inside('code', { fontFamily: vars.font.mono, fontSize: '0.9em' });

export const link = style(
  inLayer('components', {
    borderRadius: vars.radius.small,
    color: vars.color.action,
    textDecorationLine: 'underline',
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&:hover': { color: vars.color.actionHover }, '&:focus-visible': focusRing },
  }),
);

/** Who is behind a link is seen before it is pressed. */
export const host = style(
  inLayer('components', { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular }),
);
