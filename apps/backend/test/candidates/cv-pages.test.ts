/** The pages of CVs: what can be read in them, whoever wrote it and in whatever script. */
import { cvLayoutValues } from '@aarambh/api-client/enums';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CvDesign, CvDocument } from '../../src/candidates/cv-templates/document.ts';
import { cvPDF, cvPictures } from '../../src/candidates/cv-templates/printing.ts';
import { samples } from '../../src/candidates/cv-templates/samples.ts';
import { printable, unprintable } from '../../src/platform/printable.ts';
import { pagesOfPDF } from '../support/pdf.ts';
import { readStructure } from '../support/pdf-structure.ts';

const style = { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' } as const;
const inLayout = (
  sample: Omit<CvDocument, 'design'>,
  layout: CvDesign['layout'],
  more: Partial<CvDesign['style']> = {},
): CvDocument => ({ ...sample, design: { layout, pageLimit: 2, style: { ...style, ...more } } });

/** What a document says of itself when nothing keeps a screen reader from reading it (PDF/UA-1, ISO 14289). */
const accessible = {
  isTagged: true,
  showsTitle: true,
  claims: 'PDF/UA-1',
  // Who wrote it is the name on the page; nothing says when, with what account or from which file.
  information: ['Author', 'Creator', 'Title'],
  fontsWithoutText: [],
  fontsNotEmbedded: [],
  pictures: 0,
  actions: [],
  untaggedText: 0,
  isInOrder: true,
};

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

  test('is small, the same each time, and PDF/UA as far as a program can tell', async () => {
    for (const name of ['Short', 'Long', 'Hindi'] as const) {
      const cv = inLayout(samples[name], layout);
      const pdf = await cvPDF(cv);
      expect((await cvPDF(cv)).equals(pdf)).toBe(true);
      expect(pdf.length).toBeLessThan(100_000);
      expect((await pagesOfPDF(pdf)).length).toBeLessThanOrEqual(2);
      const { title, language, headings, ...said } = readStructure(pdf);
      expect(said).toEqual(accessible);
      expect([title, language]).toEqual([`${cv.person.name} – CV`, `${cv.language}-IN`]);
      expect(headings).toEqual(['H1', ...cv.sections.map(() => 'H2')]);
    }
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
  const cv: CvDocument = {
    ...inLayout(samples.Short, 'Plain'),
    sections: [{ key: 'summary', title: 'Summary', text: Object.values(scripts).join('\n'), entries: [] }],
  };
  expect(missingInOrder(await textOf(cv), Object.values(scripts))).toEqual([]);
  expect(readStructure(await cvPDF(cv))).toMatchObject(accessible);
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
