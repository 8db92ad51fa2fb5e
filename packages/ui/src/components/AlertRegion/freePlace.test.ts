import { expect, test } from 'vitest';
import { freePlace, type Kept } from './freePlace.ts';

const rectangle = (left: number, top: number, width: number, height: number, weight = 1): Kept => ({
  weight,
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const phone = rectangle(16, 72, 328, 692);
const box = { width: 328, height: 60 };

test('a box is put into the preferred corner where nothing is in its way', () => {
  expect(freePlace(box, phone, [], 'right')).toEqual({ left: 16, top: 72 });
  expect(freePlace({ width: 400, height: 60 }, rectangle(16, 72, 1248, 692), [], 'right')).toEqual({
    left: 864,
    top: 72,
  });
});

test('it moves down to the first gap that it fits into, and touches neither what is above nor what is below', () => {
  const links = [rectangle(16, 72, 60, 20), rectangle(16, 140, 200, 44), rectangle(200, 300, 144, 48)];
  const { top } = freePlace(box, phone, links, 'right');
  expect(top).toBeGreaterThanOrEqual(184);
  expect(top + box.height).toBeLessThanOrEqual(300);
});

test('in a wide window it goes aside, if that is nearer than below what is in the preferred corner', () => {
  const form = rectangle(800, 72, 464, 500);
  expect(freePlace({ width: 400, height: 60 }, rectangle(16, 72, 1248, 692), [form], 'right')).toEqual({
    left: 400,
    top: 72,
  });
});

test('where everything is full it covers as little as can be, and what weighs least', () => {
  const rows = Array.from({ length: 14 }, (_row, index) => rectangle(16, 72 + index * 50, 328, 48));
  const small = rectangle(16, 672, 40, 92);
  expect(freePlace(box, phone, [...rows.slice(0, 12), small], 'right').top).toBeGreaterThanOrEqual(670);
  const buttons = [rectangle(16, 72, 328, 346, 4), rectangle(16, 418, 328, 346)];
  expect(freePlace(box, phone, buttons, 'right').top).toBe(418);
});

test('a box that is larger than its room begins where the room does', () => {
  expect(freePlace({ width: 500, height: 900 }, phone, [], 'right')).toEqual({ left: 16, top: 72 });
});
