import type { components } from '@aarambh/api-client';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';

export type Counts = components['schemas']['EligibleCount'];

/** Few are not told apart, so that nobody is recognised in a number. */
function peopleText(
  count: number | null,
  { isEstimate, fewerThan }: Pick<Counts, 'isEstimate' | 'fewerThan'>,
  t: TFunction,
  formats: Formats,
): string {
  const number = formats.number(count ?? fewerThan);
  if (count === null) return t('resources.job.counts.few', { number });
  return isEstimate ? t('resources.job.counts.about', { number }) : number;
}

/** How many are eligible, in one sentence. */
export function eligibleText({ total, count, ...by }: Counts, t: TFunction, formats: Formats): string {
  const all = peopleText(total, by, t, formats);
  // Of so few nobody learns how many of them are eligible.
  if (total === null) return t('resources.job.counts.fewReached', { all });
  return t('resources.job.counts.eligible', { eligible: peopleText(count, by, t, formats), all });
}

/** What the rule at a place costs. It is called the worst only where its number is told and larger than the next. */
export function costText(counts: Counts, index: number, t: TFunction, formats: Formats): string {
  const [first, second] = counts.byRule;
  const excluded = counts.byRule[index]?.excluded ?? null;
  if (excluded === 0) return t('resources.job.counts.costsNothing');
  const isWorst = index === 0 && (first?.excluded ?? 0) > (second?.excluded ?? 0);
  return t(isWorst ? 'resources.job.counts.costsMost' : 'resources.job.counts.costs', {
    people: peopleText(excluded, counts, t, formats),
  });
}
