import { describe, expect, it } from 'vitest';
import { contrastRatio, measureContrast } from './contrast.ts';
import { themeNames } from './themeScopes.ts';

describe('contrastRatio', () => {
  it('gives the reference figures of WCAG', () => {
    expect(contrastRatio([0, 0, 0, 1], [1, 1, 1, 1])).toBeCloseTo(21, 5);
    expect(contrastRatio([1, 1, 1, 1], [1, 1, 1, 1])).toBe(1);
    // #767676 is the lightest grey that passes on white.
    expect(contrastRatio([0x76 / 255, 0x76 / 255, 0x76 / 255, 1], [1, 1, 1, 1])).toBeCloseTo(4.54, 2);
  });

  it('paints a translucent colour on its background first', () => {
    expect(contrastRatio([0, 0, 0, 0], [1, 1, 1, 1])).toBe(1);
  });
});

describe.each(themeNames)('theme %s', (theme) => {
  it.each(measureContrast(theme))('$foreground on $background reaches $minimum', ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});

it.each(['high-contrast-light', 'high-contrast-dark'] as const)(
  'asks the enhanced 7:1 of text in %s',
  (theme) => {
    expect(new Set(measureContrast(theme).map(({ minimum }) => minimum))).toEqual(new Set([7, 3]));
  },
);
