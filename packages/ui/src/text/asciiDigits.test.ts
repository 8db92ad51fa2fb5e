import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './asciiDigits.ts';

describe('toAsciiDigits', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospace, the last of five runs that touch', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('reads %s digits', (_script, digits) => {
    expect(toAsciiDigits(digits)).toBe('0123456789');
  });

  it('keeps everything that is not a decimal digit', () => {
    expect(toAsciiDigits('कोड ४८२-915, Ⅻ ½ ²')).toBe('कोड 482-915, Ⅻ ½ ²');
  });
});
