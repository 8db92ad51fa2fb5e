import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { i18n } from '#app/i18n/i18n.ts';

export type Counts = components['schemas']['EligibleCount'];

/** Few are not told apart, so that nobody is recognised in a number. */
function peopleText(
  count: number | null,
  { isEstimate, fewerThan }: Pick<Counts, 'isEstimate' | 'fewerThan'>,
  t: TFunction,
): string {
  const number = new Intl.NumberFormat(i18n.language).format(count ?? fewerThan);
  if (count === null) return t('resources.job.counts.few', { number });
  return isEstimate ? t('resources.job.counts.about', { number }) : number;
}

/** How many are eligible, in one sentence. */
export function eligibleText({ total, count, ...by }: Counts, t: TFunction): string {
  const all = peopleText(total, by, t);
  // Of so few nobody learns how many of them are eligible.
  if (total === null) return t('resources.job.counts.fewReached', { all });
  return t('resources.job.counts.eligible', { eligible: peopleText(count, by, t), all });
}

/** What the rule at a place costs. It is called the worst only where its number is told and larger than the next. */
export function costText(counts: Counts, index: number, t: TFunction): string {
  const [first, second] = counts.byRule;
  const excluded = counts.byRule[index]?.excluded ?? null;
  if (excluded === 0) return t('resources.job.counts.costsNothing');
  const isWorst = index === 0 && (first?.excluded ?? 0) > (second?.excluded ?? 0);
  return t(isWorst ? 'resources.job.counts.costsMost' : 'resources.job.counts.costs', {
    people: peopleText(excluded, counts, t),
  });
}
