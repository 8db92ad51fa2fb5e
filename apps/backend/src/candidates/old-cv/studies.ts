/** Stages of education, as CVs say them: in a line each, in a table, or the institution above the degree. */
import type { StudyDraft } from './drafts.ts';
import { shortened } from '../json-resume/reading.ts';
import { periodIn } from './periods.ts';
import { piecesOf, type Line } from './sections.ts';

type Degree = NonNullable<StudyDraft['degree']>;

const mostStages = 8;

/** Words of a degree, in small letters without dots. Those that are other words too count in capitals alone. */
const degrees: readonly (readonly [Degree, RegExp])[] = [
  [
    'POST GRADUATION',
    /(?<![\p{L}\p{M}])(?:mtech|m tech|mba|mca|msc|mcom|pgdm|mphil|master of|masters|post ?graduat|स्नातकोत्तर|पदव्युत्तर)/u,
  ],
  [
    'ENGINEERING',
    /(?<![\p{L}\p{M}])(?:btech|b tech|bachelor of engineering|bachelor of technology|bachelors of technology)/u,
  ],
  [
    'GRADUATION',
    /(?<![\p{L}\p{M}])(?:bsc|b sc|bcom|b com|bca|bba|bbm|bms|bpharm|bed|llb|bachelor|graduation|स्नातक|पदवी)/u,
  ],
  [
    'HSC',
    /(?<![\p{L}\p{M}\d])(?:hsc|h s c|12th|xii|class 12|std 12|higher secondary(?! school)|senior secondary(?! school)|intermediate|puc|बारहवीं|12वीं|बारावी|12वी)/u,
  ],
  [
    'SSC',
    /(?<![\p{L}\p{M}\d])(?:ssc|s s c|sslc|10th|class x(?!i)|class 10|std 10|std x(?!i)|matric|secondary school (?:certificate|exam)|दसवीं|10वीं|दहावी|10वी)/u,
  ],
  ['DIPLOMA', /(?<![\p{L}\p{M}])(?:diploma|डिप्लोमा|पदविका)/u],
];

const inCapitals: readonly (readonly [Degree, RegExp])[] = [
  ['SSC', /^X(?:th)?(?=[\s,(|:-]|$)/u],
  ['ENGINEERING', /(?<![\p{L}.])(?:B\.? ?E\.?|BE)(?![\p{L}])/u],
  ['POST GRADUATION', /(?<![\p{L}.])(?:M\.? ?E\.?|M\.? ?A\.?)(?![\p{L}])/u],
  ['GRADUATION', /(?<![\p{L}.])B\.? ?A\.?(?![\p{L}])/u],
];

const institutionWord =
  /(?<![\p{L}\p{M}])(?:college|university|institute|institution|school|vidyalaya|vidyalay|vidya ?mandir|academy|polytechnic|iit|nit|iiit|विद्यालय|महाविद्यालय|विश्वविद्यालय|संस्थान|विद्यापीठ|संस्था|शाळा|तंत्रनिकेतन)(?![\p{L}\p{M}])/iu;
const universityWord = /(?<![\p{L}\p{M}])(?:university|विश्वविद्यालय|विद्यापीठ)(?![\p{L}\p{M}])/iu;
const boardWord = /(?<![\p{L}\p{M}])(?:cbse|icse|cisce|isc|nios|board|बोर्ड|मंडल|मंडळ)(?![\p{L}\p{M}])/iu;
const streams = ['Science', 'Commerce', 'Arts', 'विज्ञान', 'वाणिज्य', 'कला'];

/** The degree that a text names. */
export function degreeOf(text: string): Degree | undefined {
  const small = text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[-–()]/g, ' ')
    .replaceAll(/ +/g, ' ');
  const isPost = /(?<![\p{L}])(?:pg|post graduate) diploma/u.test(small);
  if (isPost) return 'POST GRADUATION';
  return (
    degrees.find(([, words]) => words.test(small))?.[0] ??
    inCapitals.find(([, words]) => words.test(text))?.[0]
  );
}

/** @param lines of the section */
export function studiesIn(lines: readonly Line[]): StudyDraft[] {
  return blocksOf(lines)
    .map((block) => studyOf(block))
    .filter((study) => study !== undefined)
    .slice(0, mostStages);
}

/** Words over the columns of a table. */
const columns = new Set(
  (
    'degree course class examination exam qualification institute institution institutes school college board university year years of passing ' +
    'percentage cgpa marks score grade name stream specialization specialisation and s no sr डिग्री संस्थान वर्ष अंक बोर्ड परीक्षा ' +
    'पदवी संस्था विद्यापीठ गुण टक्के टक्केवारी'
  ).split(' '),
);

const isHeadOfTable = (text: string): boolean => {
  const words = text
    .toLowerCase()
    .split(/[\s/|,.()&%-]+/u)
    .filter(Boolean);
  return words.length > 2 && words.every((word) => columns.has(word));
};

/** What one stage says, however many lines it takes: a second degree or institution begins the next one. */
function blocksOf(lines: readonly Line[]): string[][] {
  const blocks: string[][] = [];
  let hasDegree = false;
  let hasInstitution = false;
  for (const { text } of lines) {
    if (isHeadOfTable(text)) continue;
    const isDegree = degreeOf(text) !== undefined;
    const isInstitution = institutionWord.test(text) && !boardWord.test(text);
    if (blocks.length === 0 || (isDegree && hasDegree) || (isInstitution && hasInstitution)) {
      blocks.push([]);
      hasDegree = false;
      hasInstitution = false;
    }
    blocks.at(-1)?.push(text);
    hasDegree ||= isDegree;
    hasInstitution ||= isInstitution;
  }
  // A second institution without a degree is the university of the stage before.
  return blocks.reduce<string[][]>((joined, block) => {
    const last = joined.at(-1);
    if (last !== undefined && !block.some((text) => degreeOf(text) !== undefined)) last.push(...block);
    else joined.push([...block]);
    return joined;
  }, []);
}

function studyOf(block: readonly string[]): StudyDraft | undefined {
  const line = block.find((text) => degreeOf(text) !== undefined);
  if (line === undefined) return undefined;
  const degree = degreeOf(line);
  const all = block.join(' | ');
  const periods = block.map((text) => periodIn(text)).filter((found) => found !== undefined);
  const period = periods.find(({ from, lasts }) => from !== null || lasts) ?? periods.at(-1);
  const year = (moment: string | null | undefined) => (moment ? Number(moment.slice(0, 4)) : undefined);
  const pieces = block
    .flatMap((text) => piecesOf(periodIn(text)?.rest ?? text))
    .map((piece) => withoutScore(piece));
  const institutions = pieces.filter((piece) => institutionWord.test(piece) && piece !== line);
  const institute = institutions.find((piece) => !universityWord.test(piece)) ?? institutions[0];
  const isSchool = degree === 'SSC' || degree === 'HSC';
  const board = isSchool
    ? (/(?<![\p{L}])(?:CBSE|ICSE|CISCE|ISC|NIOS)(?![\p{L}])/u.exec(all)?.[0] ??
      pieces.find((piece) => boardWord.test(piece) && !institutionWord.test(piece)))
    : pieces.find((piece) => universityWord.test(piece) && degreeOf(piece) === undefined);
  return {
    name: nameOf(line),
    degree,
    ...textOf('instituteName', institute === undefined ? undefined : bare(withoutDegree(institute))),
    ...textOf('boardOrUniversity', board === undefined ? undefined : bare(board)),
    ...textOf('specialisation', isSchool ? streamIn(all, degree) : subjectIn(line)),
    ...mediumIn(all),
    ...scoreIn(all),
    passingYear: year(period?.to),
    startYear: year(period?.from),
    lasts: period?.lasts ?? false,
  };
}

/** What a text says of marks, with the scale that it names; a mark that only one scale has needs none. */
export function scoreIn(text: string): Pick<StudyDraft, 'scoreType' | 'score' | 'scoreOutOf'> {
  const grade =
    /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:\/|of|out of) ?(10|4|5|7)(?:\.0{1,2})?(?![\d.%])/iu.exec(text) ??
    /(?<![\p{L}])(?:cgpa|sgpa|cpi|gpa|ogpa)[ :=(-]{0,4}(\d{1,2}(?:\.\d{1,2})?)(?![\d%])/iu.exec(text) ??
    /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?\(?(?:cgpa|cpi|gpa)(?![\p{L}])/iu.exec(text);
  // Hindi and Marathi say first what it is out of.
  const outOfFirst = /(?<!\d)(10|4|5|7) ?(?:में ?से|पैकी) ?(\d{1,2}(?:\.\d{1,2})?)/u.exec(text);
  if (outOfFirst !== null)
    return { scoreType: 'CGPA', score: Number(outOfFirst[2]), scoreOutOf: Number(outOfFirst[1]) };
  const mark = Number(grade?.[1]);
  if (grade !== null && mark <= 10) {
    const outOf = grade[2] === undefined ? (mark > 7 ? 10 : undefined) : Number(grade[2]);
    return outOf !== undefined && mark > outOf ? {} : { scoreType: 'CGPA', score: mark, scoreOutOf: outOf };
  }
  const share =
    /(?<![\d.])(\d{2,3}(?:\.\d{1,2})?) ?(?:%|percent|per cent|प्रतिशत|टक्के)/iu.exec(text) ??
    /(?:percentage|marks|प्रतिशत|टक्केवारी)[ :=(-]{0,4}(\d{2}(?:\.\d{1,2})?)(?![\d/])/iu.exec(text);
  const percent = Number(share?.[1]);
  return share !== null && percent <= 100 ? { scoreType: 'Percentage', score: percent, scoreOutOf: 100 } : {};
}

function withoutScore(piece: string): string {
  const at = piece.search(/(?<![\p{L}])(?:cgpa|sgpa|cpi|gpa)(?![\p{L}])/iu);
  return (at === -1 ? piece : piece.slice(0, at))
    .replaceAll(/(?<![\d.])\d{1,3}(?:\.\d{1,2})? ?(?:%|\/ ?(?:10|4|5|7)(?:\.0)?)/gu, '')
    .trim();
}

/** The name of an institution without the degree before it and the board behind it, as a row of a table has them. */
const withoutDegree = (piece: string): string =>
  piece
    .replace(/^(?:b|m)\.? ?(?:tech|sc|com|e)\.?(?=[\s(])\s?(?:\([^()]{1,60}\))?/iu, '')
    .replace(/^(?:class |std )?(?:xii|x|hsc|ssc|12th|10th|diploma)(?=[\s(:])/iu, '')
    .replace(/\s(?:CBSE|ICSE|CISCE|ISC|NIOS)$/u, '');

/** What the stage is called: the degree with its subject, without marks and years. */
function nameOf(line: string): string {
  const words = withoutScore(periodIn(line)?.rest ?? line);
  const piece = piecesOf(words).find((each) => degreeOf(each) !== undefined) ?? words;
  return shortened(piece.replace(/\s(?:verified|सत्यापित|पडताळलेले)$/u, ''), 120);
}

/** A piece without marks at its ends, as far as a profile has room for it. */
function bare(piece: string): string | undefined {
  const text = piece.replace(/^[\s:()-]+/u, '').trim();
  return text.length >= 2 && text.length <= 160 ? text : undefined;
}

function streamIn(text: string, degree: Degree | undefined): string | undefined {
  if (degree !== 'HSC') return undefined;
  return streams.find((stream) => text.toLowerCase().includes(stream.toLowerCase()));
}

/** What is studied: in brackets, after `in`, or what is left of the words behind the degree. */
export function subjectIn(line: string): string | undefined {
  const words = piecesOf(periodIn(line)?.rest ?? line).find((piece) => degreeOf(piece) !== undefined) ?? '';
  const found =
    /\(([\p{L}\p{M}][\p{L}\p{M} &.]{1,80})\)/u.exec(words)?.[1] ??
    /\sin\s([\p{L}\p{M}][\p{L}\p{M} &.]{1,80})/iu.exec(words)?.[1] ??
    /^(?:b|m)\.? ?(?:tech|sc|com|e)\.?(?: ?[-:])?\s([\p{L}\p{M}][\p{L}\p{M} &]{1,80})/iu.exec(words)?.[1] ??
    /^diploma[ -]{1,3}([\p{L}\p{M}][\p{L}\p{M} &]{1,80})/iu.exec(words)?.[1];
  const named = found?.replace(/^(?:of|in)\s/iu, '') ?? '';
  const end = named.search(/\s(?:verified|from|सत्यापित|पडताळलेले)(?=\s|$)/iu);
  const subject = (end === -1 ? named : named.slice(0, end)).trim();
  return subject.length >= 2 && !institutionWord.test(subject) ? subject : undefined;
}

function mediumIn(text: string): Pick<StudyDraft, 'medium'> {
  const medium = /(?<![\p{L}])(english|hindi|marathi|gujarati|tamil|telugu|kannada|bengali)[ -]medium/iu.exec(
    text,
  )?.[1];
  if (medium === undefined) return {};
  return { medium: medium.toLowerCase() === 'english' ? 'English' : 'Other' };
}

const textOf = <Name extends string>(name: Name, text: string | undefined) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one property of this name
  (text === undefined ? {} : { [name]: text }) as { [Key in Name]?: string };
