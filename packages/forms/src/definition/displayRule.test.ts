import { describe, expect, it } from 'vitest';
import { showsError } from './displayRule.ts';

const untouched = { isDirty: false, isTouched: false, isEmpty: false, isSubmitted: false };

describe('showsError', () => {
  it.each([
    // isDirty, isTouched, isEmpty, shown while typing, shown after leaving
    [false, false, false, false, false],
    [true, false, false, true, false],
    [false, true, false, true, true],
    [true, true, false, true, true],
    [true, true, true, false, false],
    [true, false, true, false, false],
    [false, true, true, false, false],
  ])('dirty %s, touched %s, empty %s', (isDirty, isTouched, isEmpty, typing, leaving) => {
    const history = { ...untouched, isDirty, isTouched, isEmpty };
    expect(showsError({ showError: 'typing' }, history)).toBe(typing);
    expect(showsError({ showError: 'leaving' }, history)).toBe(leaving);
    expect(showsError({}, history)).toBe(leaving);
    expect(showsError({}, { ...history, isSubmitted: true })).toBe(true);
  });
});
