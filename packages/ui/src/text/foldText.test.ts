import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, matchRanges } from './foldText.ts';

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe('foldText', () => {
  it.each([
    ['case', 'Uttar PRADESH', 'uttar pradesh'],
    ['accents, composed or not', 'Pondichéry Pondiche\u0301ry', 'pondichery pondichery'],
    ['letters that do not decompose', 'Straße Łódź Ærø Smørrebrød', 'strasse lodz aero smorrebrod'],
    ['Turkish i', 'İSTANBUL ıstanbul', 'istanbul istanbul'],
    ['final sigma', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    [
      'punctuation',
      'St. Xavier’s  College (Autonomous), Mumbai-400001',
      'st xaviers college autonomous mumbai 400001',
    ],
    ['digits of other scripts', 'सेक्टर १२', 'सेक्टर 12'],
    ['nukta', 'पढ़ाई', 'पढाई'],
    ['joiners', 'क्\u200dष', 'क्ष'],
    ['space around', '  Goa \n', 'goa'],
  ])('ignores %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps what tells names apart', () => {
    expect(foldText('C++')).not.toBe(foldText('C#'));
    expect(foldText('AT&T')).toBe('at&t');
    expect(foldText('कि')).not.toBe(foldText('की'));
  });
});

describe('matchRanges', () => {
  it.each([
    ['Sahyadri Polytechnic, Satara', 'sahy', ['Sahy']],
    ['Anna University, Una', 'una', ['Una']],
    ['Government College', 'ment col', ['ment Col']],
    ['Pondiche\u0301ry', 'pondiché', ['Pondiche\u0301']],
    ['St. Xavier’s College', 'st xaviers', ['St. Xavier’s']],
    ['Straße', 'strasse', ['Straße']],
    ['पढ़ाई केंद्र', 'पढाई', ['पढ़ाई']],
    ['College of Engineering, Pune', 'pune college', ['College', 'Pune']],
    ['Goa', 'delhi', []],
    ['Goa', '  ', []],
  ])('marks in %j for %j', (text, query, parts) => {
    expect(marked(text, query)).toEqual(parts);
  });

  it('marks where the query was taken from, in any text', () => {
    const text = fc.array(fc.constantFrom('a', 'É', 'ß', ' ', '-', '.', '’', 'क', 'ि', '़', '१', 'İ', '한'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, text, (before, part, after) => {
        const query = part.join('');
        const whole = before.join('') + query + after.join('');
        fc.pre(foldText(whole).includes(foldText(query)) && foldText(query) !== '');
        const [range] = matchRanges(whole, query);
        expect(range).toBeDefined();
        expect(foldText(whole.slice(range?.start, range?.end))).toContain(foldText(query));
      }),
    );
  });
});
