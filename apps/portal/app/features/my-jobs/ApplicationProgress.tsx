import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { useState } from 'react';
import { isoDay } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { applicationStepTexts } from '#app/words/jobs.ts';
import { progressOf, type Progressing, type ProgressFact } from './applicationProgress.ts';

interface ApplicationProgressProps {
  readonly application: Progressing;
  /** Of the job. */
  readonly resultBy: string | null | undefined;
}

/** How far an application has come, in at most four facts: sent, opened, the last word, and by when the result is to come. */
export function ApplicationProgress({ application, resultBy }: ApplicationProgressProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [today] = useState(() => isoDay(Date.now()));
  const facts = progressOf(application, resultBy, today);
  if (facts.length === 0) return null;
  const detailsOf = (fact: ProgressFact): string => {
    if (fact.key === 'notOpened') return t('resources.progress.notYet');
    if ('day' in fact) return formats.day(fact.day);
    const day = formats.day(fact.at);
    return fact.key === 'lastWord' ? `${t(applicationStepTexts[fact.status])}, ${day}` : day;
  };
  return (
    <DescriptionList
      layout="grid"
      items={facts.map((fact) => ({
        id: fact.key,
        term: t(`resources.progress.${fact.key === 'notOpened' ? 'opened' : fact.key}`),
        details: detailsOf(fact),
      }))}
    />
  );
}
