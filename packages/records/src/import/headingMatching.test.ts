import { ApiError } from '@aarambh/api-client';
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../host/host.ts';
import { headingsAskedFor, rememberedMatching, rememberMatching } from './headingMatching.ts';

const kept = new Map<string, string>();
const device: Store = {
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
};
beforeEach(() => kept.clear());

const asked = { headings: ['Writer', 'Price'], columns: ['author', 'pages'] };
const refusal = (details: Record<string, unknown>, code = 'headings') =>
  new ApiError({
    kind: 'http',
    call: 'POST /book/import',
    fieldErrors: [{ path: 'file', code, message: 'x' }],
    details,
  });

test('a refusal asks for headings, or does not', () => {
  expect(headingsAskedFor(refusal(asked))).toEqual(asked);
  expect(headingsAskedFor(refusal(asked, 'file'))).toBeUndefined();
  expect(headingsAskedFor(refusal({}))).toBeUndefined();
  expect(headingsAskedFor(new Error('x'))).toBeUndefined();
});

test('the same headings of the same kind are remembered, in whatever order', () => {
  const matching = { Writer: 'author', Price: '' };
  rememberMatching(device, 'book', matching);
  expect(rememberedMatching(device, 'book', { ...asked, headings: asked.headings.toReversed() })).toEqual(
    matching,
  );
  expect(rememberedMatching(device, 'member', asked)).toBeUndefined();
  expect(rememberedMatching(device, 'book', { ...asked, headings: ['Price'] })).toBeUndefined();
  expect(rememberedMatching(device, 'book', { ...asked, columns: ['pages'] })).toBeUndefined();
});

test('the oldest are forgotten', () => {
  for (let place = 0; place < 25; place += 1) rememberMatching(device, 'shelf', { [`Heading ${place}`]: '' });
  const of = (place: number) =>
    rememberedMatching(device, 'shelf', { headings: [`Heading ${place}`], columns: [] });
  expect(of(4)).toBeUndefined();
  expect(of(5)).toEqual({ 'Heading 5': '' });
  expect(of(24)).toEqual({ 'Heading 24': '' });
});
