import { describe, expect, it } from 'vitest';
import { showsError } from './displayRule.ts';

const control = 'text';
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
    expect(showsError({ control, showError: 'typing' }, history)).toBe(typing);
    expect(showsError({ control, showError: 'leaving' }, history)).toBe(leaving);
    expect(showsError({ control }, history)).toBe(leaving);
    expect(showsError({ control }, { ...history, isSubmitted: true })).toBe(true);
  });

  it('tells of a field that was left empty where nothing else would', () => {
    const rule = { control, submitNeedsValid: true } as const;
    const left = { ...untouched, isEmpty: true, isTouched: true };
    expect(showsError(rule, left)).toBe(true);
    expect(showsError(rule, { ...left, isTouched: false, isDirty: true })).toBe(false);
    expect(showsError({ ...rule, submitNeedsValid: false }, left)).toBe(false);
    expect(showsError({ ...rule, control: 'otp' }, left)).toBe(false);
    expect(showsError({ ...rule, control: 'captcha' }, left)).toBe(false);
  });
});
