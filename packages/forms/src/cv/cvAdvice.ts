/** What makes a CV better, and what a machine cannot see from its pages alone: one list for every screen that shows it. */
import { lengthOf } from '../rules/text.ts';
import { emptyWords } from './emptyWords.ts';

/** A text of a CV and where it stands. */
export interface AdvisedText {
  /** `headline`, `summary`, or the key of a section. */
  readonly place: string;
  /** The entry of the section whose text it is. */
  readonly itemID?: string;
  readonly text: string;
}

/** A post, from and to as `2024-07`; `to` is null while it lasts. */
export interface AdvisedPost {
  readonly from: string;
  readonly to: string | null;
}

export interface AdvisedCv {
  readonly headline: string;
  readonly summary: string;
  /** Whether the CV shows a summary. */
  readonly hasSummary: boolean;
  /** Everything else that people write themselves. */
  readonly texts: readonly AdvisedText[];
  readonly posts: readonly AdvisedPost[];
}

export type CvAdviceCode = 'noHeadline' | 'noSummary' | 'shortSummary' | 'emptyWords' | 'gap';

/** One line of the check list. */
export interface CvAdvice extends Pick<AdvisedText, 'place' | 'itemID'> {
  readonly code: CvAdviceCode;
  /** `words` of `emptyWords`; `from` and `to` of `gap`, as `2024-07`; `min` of `shortSummary`, in characters. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Shorter says hardly more than the headline. */
const leastSummary = 80;
/** Whole months without a post after which readers ask. */
const gapMonths = 6;

/** What to look at, in the order of the page. None of it keeps a CV from being sent. */
export function cvAdvice(cv: AdvisedCv): CvAdvice[] {
  const { headline, summary, hasSummary, texts, posts } = cv;
  const all = [{ place: 'headline', text: headline }, { place: 'summary', text: summary }, ...texts];
  return [
    ...(headline.trim() === '' ? [adviceOf('noHeadline', 'headline')] : []),
    ...(hasSummary ? adviceOnSummary(summary) : []),
    ...all.flatMap(adviceOnWords),
    ...gapsOf(posts).map((gap) => adviceOf('gap', 'experience', gap)),
  ];
}

const adviceOf = (
  code: CvAdviceCode,
  place: string,
  params: CvAdvice['params'] = {},
  itemID?: string,
): CvAdvice => ({ code, place, params, ...(itemID !== undefined && { itemID }) });

function adviceOnSummary(summary: string): CvAdvice[] {
  const length = lengthOf(summary.trim());
  if (length === 0) return [adviceOf('noSummary', 'summary')];
  return length < leastSummary ? [adviceOf('shortSummary', 'summary', { min: leastSummary })] : [];
}

/** Words that everybody writes and that show nothing. */
function adviceOnWords({ place, itemID, text }: AdvisedText): CvAdvice[] {
  const spaced = ` ${text.toLowerCase().split(betweenWords).join(' ')} `;
  const found = emptyWords.filter((words) => spaced.includes(` ${words} `));
  return found.length === 0 ? [] : [adviceOf('emptyWords', place, { words: found.join(', ') }, itemID)];
}

/** A vowel sign belongs to its letter. */
const betweenWords = /[^\p{L}\p{M}]+/u;

/** Times without a post between the first and the last. */
function gapsOf(posts: readonly AdvisedPost[]): { from: string; to: string }[] {
  const [first, ...later] = posts.toSorted((left, right) => left.from.localeCompare(right.from));
  if (first === undefined) return [];
  let end = lastMonthOf(first);
  return later.flatMap((post) => {
    const before = end;
    const start = monthOf(post.from);
    end = Math.max(end, lastMonthOf(post));
    return start - before - 1 < gapMonths ? [] : [{ from: textOf(before + 1), to: textOf(start - 1) }];
  });
}

const lastMonthOf = ({ to }: AdvisedPost): number => (to === null ? Number.POSITIVE_INFINITY : monthOf(to));

const monthOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;

const textOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
