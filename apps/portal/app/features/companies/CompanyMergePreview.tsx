import type { components } from '@aarambh/api-client';
import { useTextValue, type FormHandle } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyValues } from '@aarambh/records';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';

type Moves = components['schemas']['CompanyMergePreview']['moves'];

/** In the order in which they are told. */
const kinds = [
  'jobs',
  'applications',
  'people',
  'jobTemplates',
  'questions',
  'experiences',
  'leads',
  'files',
  'credits',
] as const satisfies readonly (keyof Moves)[];

interface CompanyMergePreviewProps {
  readonly row: { readonly id: string };
  readonly form: FormHandle<AnyValues>;
}

/** What would go from a company to the one that is chosen, and why it cannot. */
export default function CompanyMergePreview({ row, form }: CompanyMergePreviewProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const intoID = useTextValue(form, 'intoID');
  const params = { path: { id: row.id }, query: { intoID } };
  const { data, error } = useQuery({
    ...queries().queryOptions('get', '/company/merge/{id}', { params }),
    enabled: intoID !== '',
    // What moves is what is there now.
    staleTime: 0,
  });
  const merge = data?.data.merge;
  const words =
    merge === undefined
      ? ''
      : [
          ...merge.refusals.map(({ message }) => message),
          t('resources.company.mergePreview.title', { name: merge.into.name }),
        ].join(' ');
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words, announce]);
  if (intoID === '') return null;
  if (error !== null) {
    return (
      <Alert tone="danger" title={t('resources.company.mergePreview.failed')}>
        <FailureWords error={error} />
      </Alert>
    );
  }
  if (merge === undefined) return <Text tone="muted">{t('resources.company.mergePreview.reading')}</Text>;
  const { from, into, moves, receipts, refusals } = merge;
  const { name } = into;
  const moving = kinds.filter((kind) => moves[kind] > 0);
  return (
    <Stack gap="sm">
      {refusals.length > 0 && (
        <Alert tone="danger" title={t('resources.company.mergePreview.cannot')}>
          {refusals.map(({ code, message }) => (
            <Text key={code}>{message}</Text>
          ))}
        </Alert>
      )}
      {refusals.length === 0 && (
        <Alert tone="warning" title={t('resources.company.mergePreview.final')}>
          {t('resources.company.mergePreview.finalText', { from: from.name, name })}
        </Alert>
      )}
      <Heading level={3} size="sm">
        {t('resources.company.mergePreview.title', { name })}
      </Heading>
      {moving.length === 0 ? (
        <Text tone="muted">{t('resources.company.mergePreview.nothing')}</Text>
      ) : (
        <DescriptionList
          items={moving.map((kind) => ({
            id: kind,
            term: t(`resources.company.mergePreview.${kind}`),
            details: formats.number(moves[kind]),
          }))}
        />
      )}
      {receipts > 0 && (
        <Text tone="muted">{t('resources.company.mergePreview.receipts', { count: receipts, name })}</Text>
      )}
    </Stack>
  );
}
