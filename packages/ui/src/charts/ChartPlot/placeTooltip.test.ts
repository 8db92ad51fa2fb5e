import { describe, expect, it } from 'vitest';
import { placeTooltip } from './placeTooltip.ts';

const frame = { width: 300, height: 200 };
const tooltip = { width: 100, height: 40 };

describe('placeTooltip', () => {
  it('stands beside the anchor, at the end of the line', () => {
    const anchor = { x: 120, y: 80, width: 20, height: 20 };
    expect(placeTooltip({ anchor, frame, tooltip, direction: 'ltr' })).toEqual({ x: 148, y: 70 });
    expect(placeTooltip({ anchor, frame, tooltip, direction: 'rtl' })).toEqual({ x: 12, y: 70 });
  });

  it('takes the other side where there is no room', () => {
    const anchor = { x: 200, y: 0, width: 80, height: 20 };
    expect(placeTooltip({ anchor, frame, tooltip, direction: 'ltr' })).toEqual({ x: 92, y: 0 });
  });

  it('goes over or under an anchor as wide as the drawing', () => {
    const anchor = { x: 10, y: 100, width: 280, height: 20 };
    expect(placeTooltip({ anchor, frame, tooltip, direction: 'ltr' })).toEqual({ x: 100, y: 52 });
    expect(placeTooltip({ anchor: { ...anchor, y: 0 }, frame, tooltip, direction: 'ltr' })).toEqual({
      x: 100,
      y: 28,
    });
  });
});
