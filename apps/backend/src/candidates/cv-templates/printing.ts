/** The pages of a CV, from its document alone. */
import { cvAccents } from '@aarambh/forms';
import { familiesFrom, inLanguage, pdfOf, picturesOf, printable, wordsIn } from '../../platform/index.ts';
import type { CvDocument, CvEntry, CvSection } from './document.ts';

/** What stands on a page beside what the person says. */
const words = { verified: 'verified', photo: 'Photo' } as const;

const marks = ['Degree', 'Institute', 'Year', 'Score'] as const;

/** A CV as PDF: tagged, in reading order, its fonts embedded. The same document gives the same bytes. */
export const cvPDF = (document: CvDocument): Promise<Buffer> => pdfOf('cv', printed(document));

/** The same pages as pictures. */
export const cvPictures = (document: CvDocument): Promise<string[]> => picturesOf('cv', printed(document));

/** What is printed: sections that say something, in characters that the fonts have. */
function printed({ language, person, sections, design }: CvDocument) {
  const { email, mobileNumber, city } = person;
  const name = printable(person.name);
  const contacts = [
    { text: line(email), scheme: 'mailto:' },
    { text: mobileNumber === null ? null : line(spacedNumber(mobileNumber)), scheme: 'tel:' },
    { text: line(city), scheme: null },
  ];
  return {
    language,
    title: `${name} – CV`,
    words: {
      ...wordsIn(words, language),
      marks: marks.map((mark) => inLanguage(mark, language)),
    },
    layout: design.layout,
    fonts: familiesFrom(design.style.font),
    size: design.style.size,
    spacing: design.style.spacing,
    accent: cvAccents[design.style.accent],
    person: {
      name,
      headline: line(person.headline),
      // As numbers: the engine reads no base64.
      photo: person.photo === undefined ? null : [...Buffer.from(person.photo, 'base64')],
      contacts: contacts.flatMap(({ text, scheme }) =>
        text === null
          ? []
          : [{ text, url: scheme && `${scheme}${encodeURI(text.replaceAll(/[\s\u200b]/g, ''))}` }],
      ),
    },
    sections: sections.map(printedSection).filter(({ text, entries }) => text !== null || entries.length > 0),
  };
}

function printedSection({ key, title, text, entries }: CvSection) {
  const paragraphs = lines(text === null ? [] : text.split('\n'));
  return {
    key,
    title: printable(title),
    text: paragraphs.length === 0 ? null : paragraphs,
    entries: entries.map(printedEntry).filter(({ title: shown }) => shown !== ''),
  };
}

function printedEntry({ title, subtitle, period, result, points, details, url, isVerified }: CvEntry) {
  return {
    title: printable(title),
    subtitle: line(subtitle),
    period: line(period),
    result: line(result),
    points: lines(points),
    details: line(details),
    url: url === null ? null : printableAddress(url),
    'is-verified': isVerified,
  };
}

/** As people read it out: +91 90000 00000. */
const spacedNumber = (mobileNumber: string): string =>
  `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`;

const line = (text: string | null): string | null => (text === null ? null : printable(text) || null);

const lines = (texts: readonly string[]): string[] => texts.map(printable).filter((text) => text !== '');

/** An address with what is no ASCII encoded, as links are written. */
const printableAddress = (url: string): string | null => (URL.canParse(url) ? new URL(url).href : null);
