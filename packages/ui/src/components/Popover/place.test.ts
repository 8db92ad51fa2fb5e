import { describe, expect, it } from 'vitest';
import { place, type PlaceOptions } from './place.ts';

const at = (x: number, y: number, options: Partial<PlaceOptions> = {}) =>
  place({
    anchor: { x, y, width: 100, height: 40 },
    floating: { width: 200, height: 120 },
    viewport: { x: 0, y: 0, width: 1000, height: 600 },
    placement: 'bottom',
    isRtl: false,
    gap: 8,
    margin: 8,
    ...options,
  });

describe('place', () => {
  it('lines up with the anchor on the wished side', () => {
    expect(at(400, 200)).toMatchObject({ x: 350, y: 248, side: 'bottom' });
    expect(at(400, 200, { placement: 'bottom-start' })).toMatchObject({ x: 400, y: 248 });
    expect(at(400, 200, { placement: 'bottom-end' })).toMatchObject({ x: 300, y: 248 });
    expect(at(400, 200, { placement: 'top' })).toMatchObject({ x: 350, y: 72, side: 'top' });
    expect(at(400, 200, { placement: 'inline-end' })).toMatchObject({ x: 508, y: 160, side: 'right' });
    expect(at(400, 200, { placement: 'inline-start' })).toMatchObject({ x: 192, y: 160, side: 'left' });
  });

  it('mirrors start and end in right-to-left text', () => {
    expect(at(400, 200, { placement: 'bottom-start', isRtl: true })).toMatchObject({ x: 300 });
    expect(at(400, 200, { placement: 'bottom-end', isRtl: true })).toMatchObject({ x: 400 });
    expect(at(400, 200, { placement: 'inline-start', isRtl: true })).toMatchObject({ side: 'right' });
    expect(at(400, 200, { placement: 'inline-end', isRtl: true })).toMatchObject({ side: 'left' });
  });

  it('takes the opposite side where the wished one has no room', () => {
    expect(at(400, 500)).toMatchObject({ y: 372, side: 'top', maxHeight: 484 });
    expect(at(400, 10, { placement: 'top' })).toMatchObject({ y: 58, side: 'bottom' });
    expect(at(900, 200, { placement: 'inline-end' })).toMatchObject({ x: 692, side: 'left' });
  });

  it('stays on the wished side when the opposite one has even less room, and gives the height that is left', () => {
    const floating = { width: 200, height: 900 };
    expect(at(400, 100, { floating })).toMatchObject({ y: 148, side: 'bottom', maxHeight: 444 });
    expect(at(400, 500, { floating })).toMatchObject({ y: 8, side: 'top', maxHeight: 484 });
  });

  it('keeps its side while a box changes its height within what was reserved', () => {
    const short = { width: 200, height: 40 };
    expect(at(400, 400, { floating: short })).toMatchObject({ side: 'bottom' });
    expect(at(400, 400, { floating: short, reservedHeight: 240 })).toMatchObject({ y: 352, side: 'top' });
  });

  it('moves along the anchor to stay in the viewport', () => {
    expect(at(0, 200).x).toBe(8);
    expect(at(950, 200).x).toBe(792);
    expect(at(0, 0, { placement: 'inline-end' }).y).toBe(8);
  });

  it('keeps the start of a box that is wider than the viewport visible', () => {
    expect(at(0, 0, { viewport: { x: 0, y: 0, width: 150, height: 600 } }).x).toBe(8);
  });

  it('counts from the visible part of a zoomed page', () => {
    const viewport = { x: 300, y: 100, width: 400, height: 300 };
    expect(at(300, 150, { viewport })).toMatchObject({ x: 308, side: 'bottom', maxHeight: 194 });
  });
});
