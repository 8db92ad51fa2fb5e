import { vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// What a device prints on paper with, in place of the colours of a theme.
const ink = 'CanvasText';
const paper = 'Canvas';

/** A receipt is read like a sheet of paper, also on a wide screen. On paper it has no theme. */
export const page = style({
  maxInlineSize: '44rem',
  '@media': {
    print: {
      maxInlineSize: 'none',
      color: ink,
      vars: {
        [vars.color.text]: ink,
        [vars.color.textMuted]: ink,
        [vars.color.surface]: paper,
        [vars.color.line]: ink,
      },
    },
  },
});

export const actions = style({ '@media': { print: { display: 'none' } } });

export const number = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold });

export const total = style({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `2px solid ${vars.color.line}`,
});

globalStyle(`:root:has(${page}), body:has(${page})`, {
  '@media': { print: { colorScheme: 'light', background: paper } },
});

// On paper there is the receipt and nothing of the portal around it.
const around = ['AppHeader', 'AppFooter', 'Breadcrumbs', 'AlertRegion'].map(
  (name) => `[data-component="${name}"]`,
);
const column = ':has(> [data-component="SideMenu"])';
globalStyle([...around, column].map((part) => `body:has(${page}) ${part}`).join(', '), {
  '@media': { print: { display: 'none !important' } },
});
