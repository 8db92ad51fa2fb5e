/** When something was, as CVs say it at the end of a line: `Jun 2025 – Aug 2025`, `2021-25`, `06/2024 to Present`. */
import { isLasting, readDate } from '../json-resume/dates.ts';

export interface Period {
  /** `YYYY-MM`, or `YYYY` where no month is said. */
  from: string | null;
  to: string | null;
  lasts: boolean;
  /** What the line says besides. */
  rest: string;
}

/** One end of a period. */
const moment =
  /(?<![\d/.])(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?(?:'\s?\d{2}|’\s?\d{2}|\d{4})|\d{1,2}[/.-](?:19|20)\d{2}|(?:19|20)\d{2}(?:[-/.]\d{1,2}(?![\d]))?)(?!\d)/giu;

/** As Hindi and Marathi write them, whole and short. */
const devanagariMonths: readonly (readonly [RegExp, string])[] = [
  [/(?:जन(?:वरी|॰)|जाने(?:वारी)?)/gu, 'Jan'],
  [/(?:(?:फ़|फ)र(?:वरी|॰)|फेब्रु(?:वारी)?)/gu, 'Feb'],
  [/मार्च/gu, 'Mar'],
  [/(?:अप्रैल|एप्रिल?)/gu, 'Apr'],
  [/(?<![\p{L}\p{M}])(?:मई|मे)(?![\p{L}\p{M}])/gu, 'May'],
  [/(?<![\p{L}\p{M}])जून/gu, 'Jun'],
  [/(?<![\p{L}\p{M}])जुल(?:ाई|ै|॰)/gu, 'Jul'],
  [/(?<![\p{L}\p{M}])(?:अग(?:स्त|॰)|ऑग(?:स्ट)?)/gu, 'Aug'],
  [/(?<![\p{L}\p{M}])(?:सित(?:ंबर|म्बर|॰)|सप्टें(?:बर)?)/gu, 'Sep'],
  [/(?<![\p{L}\p{M}])(?:अक्(?:तूबर|टूबर|तू॰|टू॰)|ऑक्टो(?:बर)?)/gu, 'Oct'],
  [/(?<![\p{L}\p{M}])(?:नव(?:ंबर|म्बर|॰)|नोव्हें(?:बर)?)/gu, 'Nov'],
  [/(?<![\p{L}\p{M}])(?:दिस(?:ंबर|म्बर|॰)|डिसें(?:बर)?)/gu, 'Dec'],
];

/** The period that a line says, the last if there are several; undefined where there is none. */
export function periodIn(line: string): Period | undefined {
  const isDevanagari = /\p{Script=Devanagari}/u.test(line);
  const text = isDevanagari
    ? devanagariMonths.reduce((words, [month, name]) => words.replaceAll(month, name), line)
    : line;
  const found = [...text.matchAll(moment)].map(({ 0: words, index }) => ({
    words,
    index,
    end: index + words.length,
  }));
  const last = found.at(-1);
  if (last === undefined) return undefined;
  const before = found.at(-2);
  const tail = text.slice(last.end);
  const lasting = /^\s?(?:-|–|—|to|till|until|से|ते)\s?([\p{L}\p{M} ]{3,20})/iu.exec(tail);
  if (lasting?.[1] !== undefined && isLasting(lasting[1].trim())) {
    return {
      from: monthOf(last.words),
      to: null,
      lasts: true,
      rest: without(text, last.index, last.end + lasting[0].length),
    };
  }
  const between = before === undefined ? null : text.slice(before.end, last.index);
  if (before !== undefined && between !== null && /^\s?(?:-|–|—|to|till|until|से|ते)\s?$/iu.test(between)) {
    return {
      from: monthOf(before.words),
      to: monthOf(last.words),
      lasts: false,
      rest: without(text, before.index, last.end),
    };
  }
  // `2021-25`: the second year by its last digits.
  const short = /^\s?[-–—]\s?(\d{2})(?!\d)/u.exec(tail);
  const year = /^(?:19|20)\d{2}$/.exec(last.words)?.[0];
  if (short?.[1] !== undefined && year !== undefined) {
    return {
      from: year,
      to: `${year.slice(0, 2)}${short[1]}`,
      lasts: false,
      rest: without(text, last.index, last.end + short[0].length),
    };
  }
  return { from: null, to: monthOf(last.words), lasts: false, rest: without(text, last.index, last.end) };
}

/** A month, or the year of a text that says no more. */
const monthOf = (words: string): string | null => readDate(words, 7) ?? readDate(words, 4);

/** A text without what it says from here to there, and without the marks that kept it apart. */
const without = (text: string, from: number, to: number): string =>
  `${trimmedEnd(text.slice(0, from))} ${text.slice(to).replace(/^[\s|,;:)·–—-]+/u, '')}`.trim();

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s|,;:(·–—-]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
