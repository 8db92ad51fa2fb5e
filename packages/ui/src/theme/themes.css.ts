import { assignVars, globalStyle } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';
import { densityNames, everywhere, schemeOf, themeScopes } from './themeScopes.ts';
import type { Theme } from './themeScopes.ts';
import { densityValues, sharedValues, themeValues } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color, shadow, ...shared } = vars;

const themeRule = (theme: Theme) => ({
  // Native parts (scrollbars, date pickers, autofill) follow.
  colorScheme: schemeOf(theme),
  vars: assignVars({ color, shadow }, themeValues(theme)),
});

for (const { theme, media, ...places } of themeScopes) {
  const rule = themeRule(theme);
  globalStyle(
    everywhere(places),
    inLayer('tokens', media === undefined ? rule : { '@media': { [media]: rule } }),
  );
}

globalStyle(':root, :host', inLayer('tokens', { vars: assignVars(shared, sharedValues) }));

for (const density of densityNames) {
  globalStyle(
    `[data-density="${density}"], :host([data-host-density="${density}"])`,
    inLayer('tokens', { vars: assignVars({ space: vars.space, size: vars.size }, densityValues(density)) }),
  );
}

// A finger needs 44 px whatever the density says.
globalStyle(
  ':root, :host, [data-density]',
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
