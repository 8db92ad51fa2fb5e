import { assignVars, globalStyle } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';
import { densityNames, densityValues, sharedValues, themeNames, themeValues } from './tokens.ts';
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
globalStyle(':root', inLayer('tokens', themeRule('light')));

// `:not([data-theme])` because vanilla-extract writes media queries after every plain rule of the file.
globalStyle(
  ':root:not([data-theme])',
  inLayer('tokens', {
    '@media': {
      '(prefers-color-scheme: dark)': themeRule('dark'),
      '(prefers-contrast: more)': themeRule('high-contrast-light'),
      '(prefers-color-scheme: dark) and (prefers-contrast: more)': themeRule('high-contrast-dark'),
    },
  }),
);

globalStyle(':root', inLayer('tokens', { vars: assignVars(shared, sharedValues) }));

for (const density of densityNames) {
  globalStyle(
    `[data-density="${density}"]`,
    inLayer('tokens', { vars: assignVars({ space: vars.space, size: vars.size }, densityValues(density)) }),
  );
}

// A finger needs 44 px whatever the density says.
globalStyle(
  ':root, [data-density]',
  inLayer('tokens', {
    '@media': {
      '(pointer: coarse)': {
        vars: {
          [vars.size.targetMin]: sharedValues.size.target,
          [vars.size.control]: sharedValues.size.control,
          [vars.size.controlToolbar]: sharedValues.size.target,
        },
      },
    },
  }),
);

// The choice: on <html> by Provider, or on any element that is to look different from its surroundings.
for (const theme of themeNames) {
  globalStyle(`[data-theme="${theme}"]`, inLayer('tokens', themeRule(theme)));
}
