/** Posts, projects, certificates, achievements, skills and languages, as CVs list them. */
import { limits } from '@aarambh/forms';
import { shortened } from '../json-resume/reading.ts';
import type { CvDrafts } from './drafts.ts';
import { periodIn, type Period } from './periods.ts';
import { piecesOf, type Line } from './sections.ts';
import { spokenLanguage } from './spoken.ts';

const most = { entries: 10, points: 8, point: 200, words: 120 };
const { summary: mostSummary, title: mostTitle } = limits.profileText;

/** A line that says what an entry is: short, no sentence and no end of one. */
const isTitle = ({ text, isPoint }: Line): boolean =>
  !isPoint && text.length <= 100 && !/[.!?।]$/u.test(text) && !/^\p{Ll}/u.test(text);

/** Words of a post. */
const postWord =
  /(?<![\p{L}\p{M}])(?:intern|trainee|engineer|developer|programmer|analyst|designer|tester|manager|executive|assistant|associate|officer|consultant|administrator|accountant|technician|operator|supervisor|teacher|lecturer|tutor|lead|head|specialist|representative|coordinator|apprentice|architect|scientist|इंटर्न|प्रशिक्षु|इंजीनियर|प्रबंधक|सहायक|शिक्षक|प्रशिक्षणार्थी|इंजिनिअर|अभियंता|डेव्हलपर|व्यवस्थापक|सहाय्यक)(?![\p{L}\p{M}])/iu;

interface Entry {
  /** What it is called, without when it was. */
  titles: string[];
  period: Period | undefined;
  /** What it says besides, and whether as points. */
  body: Line[];
}

/**
 * Entries that a moment tells apart: the lines before it, as far as they are titles, and all lines behind. Where there is no moment, a title
 * behind a text begins the next entry.
 * @param parts what a title has: a project its name, a post also where it is
 */
function entriesOf(lines: readonly Line[], parts: 1 | 2): Entry[] {
  const entries: Entry[] = [];
  const hasMoments = lines.some((line) => isTitle(line) && periodIn(line.text) !== undefined);
  for (const line of lines) {
    const period = isTitle(line) ? periodIn(line.text) : undefined;
    let entry = entries.at(-1);
    if (period !== undefined) {
      // Titles at the end of the entry before are this one's, unless nothing else is its own.
      const titles: string[] = [];
      if (entry !== undefined && entry.period === undefined && entry.body.length === 0) {
        entry.period = period;
        if (period.rest !== '') entry.titles.push(period.rest);
        continue;
      }
      const said = piecesOf(period.rest);
      for (const last of entry?.body.slice(-2).toReversed() ?? []) {
        if (said.length + titles.length >= parts || !isTitle(last)) break;
        entry?.body.pop();
        titles.unshift(last.text);
      }
      entries.push({ titles: period.rest === '' ? titles : [...titles, period.rest], period, body: [] });
      continue;
    }
    const follows = entry === undefined || (hasMoments ? false : entry.body.length > 0 && isTitle(line));
    if (follows) {
      entries.push({ titles: [line.text], period: undefined, body: [] });
      continue;
    }
    entry ??= { titles: [], period: undefined, body: [] };
    if (
      entry.period === undefined &&
      entry.body.length === 0 &&
      isTitle(line) &&
      entry.titles.length < 2 &&
      hasMoments
    ) {
      entry.titles.push(line.text);
    } else {
      entry.body.push(line);
    }
  }
  return entries.filter(({ titles }) => titles.length > 0).slice(0, most.entries);
}

const ofMonth = (moment: string | null): string | undefined => (moment?.length === 7 ? moment : undefined);

export function postsIn(lines: readonly Line[]): CvDrafts['experience'] {
  return entriesOf(lines, 2).map(({ titles, period, body }) => {
    const points = [...body];
    const pieces = titles.flatMap((title) => title.split(/\s(?:at|@)\s/iu)).flatMap(piecesOf);
    // A company under the post, where the first line names the post alone.
    const next = points[0];
    if (pieces.length < 2 && next !== undefined && isTitle(next)) {
      points.shift();
      pieces.push(...piecesOf(next.text));
    }
    const designation = pieces.find((piece) => postWord.test(piece))?.replace(/\sverified$/u, '');
    const companyName = pieces.find((piece) => !postWord.test(piece) && piece.length >= 2);
    const highlights = sentencesOf(points)
      .slice(0, most.points)
      .map((text) => shortened(text, most.point));
    return {
      companyName: companyName && shortened(companyName, limits.companyName.max),
      designation: designation && shortened(designation, limits.designation.max),
      employmentType:
        designation !== undefined && /intern|इंटर्न/iu.test(designation) ? ('Internship' as const) : undefined,
      startMonth: ofMonth(period?.from ?? null),
      endMonth: ofMonth(period?.to ?? null),
      isCurrent: period?.lasts ?? false,
      highlights,
    };
  });
}

export function projectsIn(lines: readonly Line[]): CvDrafts['projects'] {
  return entriesOf(lines, 1).map(({ titles, period, body }) => {
    const [first = ''] = titles;
    const [title = first] = first.split(/\s?[|:]\s|\s[-–—]\s/u);
    const rest = first.slice(title.length).replace(/^[\s|:–—-]+/u, '');
    const texts = [...(rest === '' ? [] : [rest]), ...titles.slice(1), ...sentencesOf(body)];
    // One moment is the end of a project, as CVs write it.
    const to = ofMonth(period?.to ?? null);
    return {
      title: shortened(title, mostTitle),
      from: ofMonth(period?.from ?? null),
      to,
      summary: shortened(texts.filter((text) => !isInDevanagari(text)).join('\n'), mostSummary) || undefined,
    };
  });
}

/** A sentence that goes on in the next line is one. */
function sentencesOf(lines: readonly Line[]): string[] {
  const sentences: string[] = [];
  const hasPoints = lines.some(({ isPoint }) => isPoint);
  for (const { text, isPoint } of lines) {
    const last = sentences.at(-1);
    const goesOn =
      last !== undefined && !isPoint && (hasPoints ? /^\p{Ll}/u.test(text) : !/[.!?।]$/u.test(last));
    if (goesOn) sentences[sentences.length - 1] = `${last} ${text}`;
    else sentences.push(text);
  }
  return sentences;
}

/** Readers of PDF lose spaces between words of Devanagari: what is longer than a name is not proposed. */
export const isInDevanagari = (text: string): boolean => {
  const letters = text.match(/[\p{Script=Devanagari}]/gu)?.length ?? 0;
  return letters > 30;
};

/** Lines, of which one that ends with a comma goes on in the next. */
function withoutBreaks(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const { text, isPoint } of lines) {
    const last = whole.at(-1);
    if (last?.text.endsWith(',') === true) last.text = `${last.text} ${text}`;
    else whole.push({ text, isPoint });
  }
  return whole;
}

export function certificatesIn(lines: readonly Line[]): CvDrafts['certifications'] {
  const certificates: { name: string; issuer?: string | undefined }[] = [];
  for (const line of withoutBreaks(lines)) {
    const period = periodIn(line.text);
    const words = period?.rest ?? line.text;
    const [name, issuer] = words.split(/\s(?:[-–—|·]|by|from)\s/iu).map((part) => part.trim());
    const last = certificates.at(-1);
    // The issuer stands below where nothing else says it.
    if (
      last !== undefined &&
      last.issuer === undefined &&
      !line.isPoint &&
      issuer === undefined &&
      name !== undefined &&
      name !== ''
    ) {
      last.issuer = shortened(name, mostTitle);
    } else if (
      name !== undefined &&
      name.length >= 2 &&
      /\p{L}{2}/u.test(name) &&
      !/^[A-Z]{1,6}-?\d+$/.test(name)
    ) {
      certificates.push({ name: shortened(name, mostTitle), issuer: issuer && shortened(issuer, mostTitle) });
    }
    if (certificates.length > most.entries) break;
  }
  return certificates.slice(0, most.entries);
}

export function achievementsIn(lines: readonly Line[]): CvDrafts['achievements'] {
  const found: { title: string; year?: number | undefined; detail?: string | undefined }[] = [];
  const haveYears = lines.some(({ text }) => periodIn(text) !== undefined);
  for (const { text, isPoint } of lines.filter((line) => /\p{L}{2}/u.test(line.text))) {
    const period = periodIn(text);
    const year = period?.to?.slice(0, 4);
    const last = found.at(-1);
    // Where each has its year, a line without one says more of the one above.
    if (haveYears && !isPoint && period === undefined && last !== undefined && last.detail === undefined) {
      last.detail = shortened(text, limits.profileText.detail);
      continue;
    }
    const title = period !== undefined && period.from === null && period.rest !== '' ? period.rest : text;
    found.push({ title: shortened(title, mostTitle), year: year === undefined ? undefined : Number(year) });
    if (found.length >= most.entries) break;
  }
  return found;
}

const levels =
  /^(?:native|fluent|conversational|basic|beginner|intermediate|advanced|expert|उन्नत|मध्यम|शुरुआती|मातृभाषा|धाराप्रवाह|प्रारंभिक|प्रगत|तज्ज्ञ|मूलभूत|संभाषणापुरती|अस्खलित)$/iu;

/** What is listed with commas, bars, brackets or a line each; a heading such as `Languages:` before some of it is none. */
function wordsIn(lines: readonly Line[]): { name: string; level: string | null }[] {
  const words: { name: string; level: string | null }[] = [];
  for (const { text: line } of lines) {
    // `Databases: SQL`: what is listed has a name.
    const text = line.slice(line.indexOf(': ') + 1);
    for (const part of text.split(/[,;|•·:/]|\s[-–—]\s|\sand\s/u)) {
      const [, name = '', level = null] = /^([^()]{1,80})(?:\(([^()]{1,40})\))?/u.exec(part.trim()) ?? [];
      const plain = name.trim();
      const last = words.at(-1);
      if (levels.test(plain) && last !== undefined) last.level ??= plain;
      else if (plain !== '' && plain.length <= 80) words.push({ name: plain, level });
      if (words.length >= most.words) return words;
    }
    // `C/C++` is two, `HTML/CSS` too; a name with a slash of its own is looked for as a whole.
    if (text.includes('/'))
      words.push(...text.split(/[,;|•·:]/u).map((each) => ({ name: each.trim(), level: null })));
  }
  return words.slice(0, most.words);
}

export const skillsIn = (lines: readonly Line[]): CvDrafts['skills'] => wordsIn(lines);

export function languagesIn(lines: readonly Line[]): CvDrafts['languages'] {
  const languages = new Map<string, string | null>();
  for (const { name, level } of wordsIn(lines)) {
    const language = spokenLanguage(name);
    if (language !== undefined && !languages.has(language)) languages.set(language, level);
  }
  return [...languages].map(([language, level]) => ({ language, level }));
}
