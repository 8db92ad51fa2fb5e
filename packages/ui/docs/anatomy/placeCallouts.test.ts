import { describe, expect, it } from 'vitest';
import { gap, placeCallouts, type Box, type Side } from './placeCallouts.ts';

const figure: Box = { left: 0, top: 0, right: 400, bottom: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const place = (...parts: Array<[Box, Side]>) =>
  placeCallouts(
    figure,
    parts.map(([each, side]) => ({ box: each, side })),
  );

describe('placeCallouts', () => {
  it('puts a number level with its part, outside of the component, with a line to its edge', () => {
    expect(place([box(100, 80, 200, 40), 'left'])).toEqual([
      { tip: { x: 97, y: 100 }, mark: { x: 72, y: 100 } },
    ]);
    expect(place([box(100, 80, 200, 40), 'bottom'])).toEqual([
      { tip: { x: 200, y: 123 }, mark: { x: 200, y: 148 } },
    ]);
  });

  it('moves numbers apart that would cover each other, in the order of their parts', () => {
    const [second, first, third] = place(
      [box(100, 84, 200, 10), 'left'],
      [box(100, 80, 200, 10), 'left'],
      [box(100, 88, 200, 10), 'left'],
    );
    expect(first && second && second.mark.y - first.mark.y).toBe(gap);
    expect(second && third && third.mark.y - second.mark.y).toBe(gap);
  });

  it('keeps numbers in the figure, and apart there too', () => {
    const marks = place([box(0, 185, 400, 10), 'left'], [box(0, 190, 400, 10), 'left']).map(
      ({ mark }) => mark,
    );
    expect(marks).toEqual([
      { x: 14, y: 158 },
      { x: 14, y: 186 },
    ]);
  });
});
