import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { reasonsFor } from '#app/features/jobs/reasonsFor.ts';
import type { Explained, WhatIf } from './useExplanation.ts';

/** What the tried values would open: this job and others, up to which pay; or what still keeps the candidate out. */
export function answerOf(
  { evaluation, moreJobs = 0, moreJobsCtcMaxPaise = null }: Explained,
  tried: WhatIf,
  t: TFunction,
  formats: Formats,
): string {
  const { against, unknown } = reasonsFor(evaluation);
  const [reason] = evaluation.verdict === 'NeedsData' ? unknown : against;
  const isOnlyBacklogs = Object.keys(tried).length === 1 && tried.liveBacklogs === 0;
  return [
    t(isOnlyBacklogs ? 'resources.job.explain.withoutBacklog' : 'resources.job.explain.withThese'),
    t(`resources.job.explain.answer.${evaluation.verdict}`),
    reason?.text,
    others(),
  ]
    .filter((part) => part !== undefined)
    .join(' ');

  function others(): string {
    if (moreJobs === 0) return t('resources.job.explain.noMoreJobs');
    const count = moreJobs;
    if (moreJobsCtcMaxPaise === null) return t('resources.job.explain.moreJobs', { count });
    const pay = formats.rupees(moreJobsCtcMaxPaise);
    return t('resources.job.explain.moreJobsPay', { count, pay });
  }
}
