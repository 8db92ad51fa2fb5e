import type { components } from '@aarambh/api-client';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';
import { wordsOf } from '@aarambh/records/data';

type Bond = Pick<components['schemas']['JobDescription'], 'bondMonths' | 'bondAmountPaise'>;

/** How long a job binds and for how much, or that it does not. */
export function bondText({ bondMonths, bondAmountPaise }: Bond, t: TFunction, formats: Formats): string {
  if (bondMonths == null || bondMonths === 0) return t('resources.job.noBond');
  const amount = wordsOf({ field: 'bondAmountPaise', as: 'money' }, { id: '', bondAmountPaise }, t, formats);
  return amount === null
    ? t('resources.job.bondOnly', { count: bondMonths })
    : t('resources.job.bondText', { count: bondMonths, amount });
}
