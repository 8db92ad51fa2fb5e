import type { components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** What an applicant answered to the questions of the job. */
export default function ApplicationAnswers({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const { answers = [] } = row;
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
