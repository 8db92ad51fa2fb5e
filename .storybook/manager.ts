import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import primitive from '../packages/ui/tokens/primitive.tokens.json' with { type: 'json' };

const { slate, indigo } = primitive.palette;

// The frame around the stories says whose they are, in the colours of the product.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Aarambh design system',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: indigo[600].$value.hex,
    colorSecondary: indigo[600].$value.hex,
    appBg: slate[50].$value.hex,
    appBorderColor: slate[200].$value.hex,
    barSelectedColor: indigo[600].$value.hex,
  }),
});
