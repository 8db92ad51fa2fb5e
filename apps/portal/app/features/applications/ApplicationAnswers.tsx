import type { components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow } from '@aarambh/records';

/** What an applicant answered to the questions of the job. */
export default function ApplicationAnswers({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the people for a job
  const { answers = [] } = row as AnyRow & components['schemas']['Mapping'];
  if (answers.length === 0) return <Text tone="muted">{t('resources.eligibleStudent.noAnswers')}</Text>;
  return (
    <DescriptionList
      items={answers.map(({ question, answer }, index) => ({
        id: String(index),
        term: question,
        details: answer,
      }))}
    />
  );
}
