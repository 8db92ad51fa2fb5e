import { createDeviceChoice } from './deviceChoice.ts';

/** Every theme there is; `system` follows the colour scheme and the contrast that the device asks for. */
export const themes = ['system', 'light', 'dark', 'high-contrast-light', 'high-contrast-dark'] as const;
export type Theme = (typeof themes)[number];

export const theme = createDeviceChoice<Theme>({
  key: 'theme',
  attribute: 'theme',
  values: themes,
  otherwise: 'system',
});

/** How close things stand to each other. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Without a choice each screen has its `usual` one: where people work in long lists at a desk, their rows stand close. */
export const density = createDeviceChoice<Density | 'usual'>({
  key: 'density',
  attribute: 'density',
  values: ['usual', ...densities],
  otherwise: 'usual',
});

/** Size of the text, on top of what the browser is set to. */
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

export const textSize = createDeviceChoice<TextSize>({
  key: 'text-size',
  attribute: 'textSize',
  values: textSizes,
  otherwise: 'normal',
});

const beforePaint = [theme, density, textSize].map(({ options: { key, attribute, values } }) => [
  key,
  attribute,
  values,
]);

/**
 * Runs in the head of every page before it is painted, so that nobody who chose dark sees a light flash, and nothing
 * jumps to another size. It is inline; the build puts its hash into the content security policy.
 */
export const themeInitScript = `try{for(let[k,a,l]of ${JSON.stringify(beforePaint)}){let v=localStorage.getItem(k);if(v!=l[0]&&l.includes(v))document.documentElement.dataset[a]=v}}catch{}`;
