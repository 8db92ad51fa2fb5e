import { describe, expect, it } from 'vitest';
import { valueScale } from './valueScale.ts';

describe('valueScale', () => {
  it('has round ends around all values', () => {
    const scale = valueScale([3, 87], true, 5);
    expect(scale.ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scale.at(0)).toBe(0);
    expect(scale.at(50)).toBe(0.5);
    expect(scale.at(100)).toBe(1);
  });

  it('begins near the least value where it need not begin at 0', () => {
    expect(valueScale([610, 690], false, 4).ticks).toEqual([600, 620, 640, 660, 680, 700]);
  });

  it('has no lines between whole values, and some between others', () => {
    expect(valueScale([0, 1], true, 4).ticks).toEqual([0, 1]);
    expect(valueScale([0, 3], true, 4).ticks).toEqual([0, 1, 2, 3]);
    expect(valueScale([0, 0.9], true, 5).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('goes below 0', () => {
    expect(valueScale([-4, 6], true, 5).ticks).toEqual([-4, -2, 0, 2, 4, 6]);
  });

  it('has an extent for one value, and for none', () => {
    expect(valueScale([0], true, 4).at(0)).toBe(0);
    expect(valueScale([5], false, 4).at(5)).toBe(0);
    expect(valueScale([], true, 4).ticks.length).toBeGreaterThan(1);
  });
});
