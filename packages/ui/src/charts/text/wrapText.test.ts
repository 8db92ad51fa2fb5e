import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

/** Ten pixels a letter. */
const measure = (text: string): number => text.length * 10;

describe('wrapText', () => {
  it('leaves a text alone that fits', () => {
    expect(wrapText('Pune', 40, 1, measure)).toEqual({ lines: ['Pune'], isCut: false });
    expect(wrapText('', 40, 2, measure)).toEqual({ lines: [], isCut: false });
  });

  it('breaks at spaces', () => {
    expect(wrapText('Information technology', 120, 2, measure)).toEqual({
      lines: ['Information', 'technology'],
      isCut: false,
    });
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrapText('Tiruchirappalli', 80, 2, measure)).toEqual({
      lines: ['Tiruchir', 'appalli'],
      isCut: false,
    });
  });

  it('ends with an ellipsis where the lines do not suffice', () => {
    expect(wrapText('Computer science and engineering', 80, 2, measure)).toEqual({
      lines: ['Computer', 'science…'],
      isCut: true,
    });
  });

  it('does not part a letter from its vowel sign', () => {
    expect(wrapText('किताबें', 30, 1, measure)).toEqual({ lines: ['कि…'], isCut: true });
  });

  it('comes to an end in no room at all', () => {
    expect(wrapText('Pune', 0, 2, measure)).toEqual({ lines: ['P', '…'], isCut: true });
  });
});
