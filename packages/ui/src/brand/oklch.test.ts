import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostChroma, parseHex, toOklch, toScreen } from './oklch.ts';

const byte = integer({ min: 0, max: 255 });

describe('toOklch', () => {
  it('gives the reference figures of CSS Color 4', () => {
    const { lightness, chroma, hue } = toOklch([0, 1, 0, 1]);
    expect([lightness, chroma, hue].map((part) => Number(part.toFixed(3)))).toEqual([0.866, 0.295, 142.495]);
    expect(toOklch([1, 1, 1, 1]).lightness).toBeCloseTo(1, 5);
  });
});

describe('toScreen', () => {
  it('gives back every colour that a screen shows', () => {
    assert(
      property(byte, byte, byte, (red, green, blue) => {
        const rgba = [red / 255, green / 255, blue / 255, 1] as const;
        expect(toScreen(toOklch(rgba))).toEqual(rgba);
      }),
    );
  });

  it('keeps lightness and hue of what no screen shows', () => {
    const asked = { lightness: 0.75, chroma: 0.4, hue: 160 };
    const given = toOklch(toScreen(asked));
    expect(given.lightness).toBeCloseTo(0.75, 2);
    expect(given.hue).toBeCloseTo(160, 0);
    expect(given.chroma).toBeCloseTo(mostChroma(asked), 2);
  });
});

describe('parseHex', () => {
  it('reads both lengths, in either case', () => {
    expect(parseHex('#fA0')).toEqual(parseHex('#ffaa00'));
    expect(parseHex('#ffffff')).toEqual([1, 1, 1, 1]);
  });

  it.each(['teal', '0f766e', '#0f766', '#0f766e80', 'rgb(0 0 0)', '#000;}'])('refuses %s', (text) => {
    expect(() => parseHex(text)).toThrow(TypeError);
  });
});
