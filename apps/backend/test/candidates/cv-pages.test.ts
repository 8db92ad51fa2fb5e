/** The pages of CVs: what can be read in them, whoever wrote it and in whatever script. */
import { cvAccentValues, cvLayoutValues } from '@aarambh/api-client/enums';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CvDesign, CvDocument } from '../../src/candidates/cv-templates/document.ts';
import { accents, cvPDF, cvPictures } from '../../src/candidates/cv-templates/printing.ts';
import { samples } from '../../src/candidates/cv-templates/samples.ts';
import { printable, unprintable } from '../../src/platform/printable.ts';
import { pagesOfPDF } from '../support/pdf.ts';

const style = { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' } as const;
const inLayout = (
  sample: Omit<CvDocument, 'design'>,
  layout: CvDesign['layout'],
  more: Partial<CvDesign['style']> = {},
): CvDocument => ({ ...sample, design: { layout, pageLimit: 2, style: { ...style, ...more } } });

/** Letters alone: readers of PDF put spaces where a line ends and where letters stand apart. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u200b]/g, '')
    .toLowerCase();

/** Everything that a document says, as software takes it out. */
const textOf = async (cv: CvDocument): Promise<string> =>
  lettersOf((await pagesOfPDF(await cvPDF(cv))).join(' '));

/** What is missing of these texts when each is looked for after the one before. */
function missingInOrder(text: string, wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((each) => {
    const at = text.indexOf(lettersOf(each), from);
    if (at >= 0) from = at + lettersOf(each).length;
    return at < 0;
  });
}

describe.each(cvLayoutValues)('%s', (layout) => {
  test.each(['Short', 'Long', 'Hindi'] as const)('says all of %s in reading order', async (name) => {
    const { person, sections } = samples[name];
    const text = await textOf(inLayout(samples[name], layout));
    const beside = ['skills', 'languages', 'links', 'certifications'];
    const column = sections.filter(({ key }) => layout !== 'TwoColumn' || !beside.includes(key));
    const all = column.flatMap(({ title, entries }) => [
      title,
      ...entries.flatMap((entry) => [entry.title, ...entry.points]),
    ]);
    expect(missingInOrder(text, [person.name, ...all])).toEqual([]);
    const others = sections.filter((section) => !column.includes(section));
    const rest = others.flatMap(({ title, entries }) => [title, ...entries.map((entry) => entry.title)]);
    expect(missingInOrder(text, rest)).toEqual([]);
  });

  test('is tagged, in a language, small, and tells nothing that the page does not', async () => {
    const pdf = await cvPDF(inLayout(samples.Long, layout));
    const source = pdf.toString('latin1');
    expect(pdf.length).toBeLessThan(100_000);
    expect([source.includes('/MarkInfo'), source.includes('/Lang (en-IN)')]).toEqual([true, true]);
    expect(/\/(?:CreationDate|ModDate|JavaScript|Subject|Keywords)\b/.exec(source)).toBeNull();
    expect((await cvPDF(inLayout(samples.Long, layout))).equals(pdf)).toBe(true);
    expect((await pagesOfPDF(pdf)).length).toBeLessThanOrEqual(2);
  });
});

test('each script of India is printed and read back', async () => {
  const scripts = {
    Latin: 'Résumé naïve café',
    Devanagari: 'हिन्दी में लिखा',
    Bengali: 'বাংলা ভাষা',
    Gurmukhi: 'ਪੰਜਾਬੀ ਭਾਸ਼ਾ',
    Gujarati: 'ગુજરાતી ભાષા',
    Oriya: 'ଓଡ଼ିଆ ଭାଷା',
    Tamil: 'தமிழ் மொழி',
    Telugu: 'తెలుగు భాష',
    Kannada: 'ಕನ್ನಡ ಭಾಷೆ',
    Malayalam: 'മലയാളം ഭാഷ',
  };
  for (const sample of Object.values(scripts)) expect(unprintable(sample)).toEqual([]);
  const text = await textOf({
    ...inLayout(samples.Short, 'Plain'),
    sections: [{ key: 'summary', title: 'Summary', text: Object.values(scripts).join('\n'), entries: [] }],
  });
  expect(missingInOrder(text, Object.values(scripts))).toEqual([]);
});

test('what no font has is named, and left out in print', () => {
  expect(unprintable('Emoji 😀 and 漢字 and ₹ and é\u200d\u202e')).toEqual(['😀', '漢', '字']);
  expect(printable('a 😀\u202eb\u0007\n c')).toBe('a b c');
});

/** What a stranger types to break a page: markup of Typst, of HTML, words without end, marks upon marks, controls. */
const hostile = fc.oneof(
  fc.constantFrom(
    '#import "x"; #panic()',
    '*b* _i_ $x^2$ `c` <label> @ref \\ // /* */',
    '</text><script>alert(1)</script>',
    ']] }} #{ sys.inputs }',
    '\u202e\u2066\u200f',
    'W'.repeat(400),
    `Z${'\u0300'.repeat(80)}`,
    '=cmd|x',
    '\0\u0007\r\n\t',
  ),
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.string({ maxLength: 200, unit: 'grapheme' }),
);

test('hostile words in every field are words', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(hostile, { minLength: 25, maxLength: 25 }),
      fc.constantFrom(...cvLayoutValues),
      async (texts, layout) => {
        let next = 0;
        const word = () => texts[(next += 1) % texts.length] ?? '';
        const entry = () => ({
          id: word(),
          title: word() || 'Title',
          subtitle: word(),
          period: word().slice(0, 40),
          result: word().slice(0, 40),
          points: [word(), word()],
          details: word(),
          url: word(),
          isVerified: true,
        });
        const cv: CvDocument = {
          ...inLayout(samples.Short, layout),
          person: { name: word(), headline: word(), email: word(), mobileNumber: word(), city: word() },
          sections: [
            { key: 'summary', title: word(), text: word(), entries: [] },
            { key: 'education', title: word(), text: null, entries: [entry()] },
            { key: 'skills', title: word(), text: word(), entries: [entry()] },
            { key: 'links', title: word(), text: null, entries: [entry()] },
          ],
        };
        const pages = await cvPictures(cv);
        expect(pages.length).toBeLessThan(9);
        // Nothing is drawn beyond the paper: every piece of text begins on it.
        const places = [...(pages[0] ?? '').matchAll(/class="typst-text"[^>]*?matrix\(1 0 0 -1 ([\d.-]+)/g)];
        for (const [, x] of places) expect(Number(x)).toBeLessThan(595);
        expect(pages.join('')).not.toContain('<script');
      },
    ),
    // 40 documents of 25 strings each.
    { numRuns: 40 },
  );
});

test('each accent stands out from paper by 7 to 1 or more', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  expect(Object.keys(accents).toSorted()).toEqual([...cvAccentValues].toSorted());
  for (const accent of Object.values(accents)) {
    expect(1.05 / (luminance(accent) + 0.05)).toBeGreaterThanOrEqual(7);
  }
});
