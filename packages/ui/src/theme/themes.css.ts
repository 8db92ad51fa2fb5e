import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { comfortableValues, compactValues, sharedValues, themeNames, themeValues } from './tokens.ts';
import type { ThemeName } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color, shadow, ...shared } = vars;

const scheme = (theme: ThemeName): 'light' | 'dark' => (theme.endsWith('dark') ? 'dark' : 'light');

const themeRule = (theme: ThemeName) => ({
  // Native parts (scrollbars, date pickers, autofill) follow.
  colorScheme: scheme(theme),
  vars: assignVars({ color, shadow }, themeValues(theme)),
});

// Without a choice the system's preferences decide.
globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      ...themeRule('light'),
      '@media': {
        '(prefers-color-scheme: dark)': themeRule('dark'),
        '(prefers-contrast: more)': themeRule('high-contrast-light'),
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': themeRule('high-contrast-dark'),
      },
    },
  },
});

globalStyle(':root', { '@layer': { [layers.tokens]: { vars: assignVars(shared, sharedValues) } } });

const densityVars = {
  space: { md: vars.space.md, lg: vars.space.lg, xl: vars.space.xl, xxl: vars.space.xxl },
  size: { control: vars.size.control, controlToolbar: vars.size.controlToolbar },
};

globalStyle('[data-density="comfortable"]', {
  '@layer': { [layers.tokens]: { vars: assignVars(densityVars, comfortableValues) } },
});

globalStyle('[data-density="compact"]', {
  '@layer': { [layers.tokens]: { vars: assignVars(densityVars, compactValues) } },
});

// A finger needs 44 px whatever the density says.
globalStyle(':root, [data-density]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(pointer: coarse)': {
          vars: {
            [vars.size.targetMin]: sharedValues.size.target,
            [vars.size.control]: sharedValues.size.control,
            [vars.size.controlToolbar]: sharedValues.size.target,
          },
        },
      },
    },
  },
});

// The choice: on <html> by Provider, or on any element that is to look different from its surroundings.
for (const theme of themeNames) {
  globalStyle(`[data-theme="${theme}"]`, { '@layer': { [layers.tokens]: themeRule(theme) } });
}
