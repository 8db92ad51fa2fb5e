import { cvAccentValues } from '@aarambh/api-client/enums';
import { expect, it } from 'vitest';
import { cvAccents } from './cvAccents.ts';

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(cvAccentValues)('%s stands out from white paper by 7 to 1 or more', (accent) => {
  expect(1.05 / (luminance(cvAccents[accent]) + 0.05)).toBeGreaterThanOrEqual(7);
});
