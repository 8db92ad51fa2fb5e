import type { components } from '@aarambh/api-client';
import { useTextValue, type FormHandle } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyValues } from '@aarambh/records';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { MergePreview } from '#app/screen/MergePreview.tsx';
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
  const intoID = useTextValue(form, 'intoID');
  const params = { path: { id: row.id }, query: { intoID } };
  const { data, error } = useQuery({
    ...queries().queryOptions('get', '/company/merge/{id}', { params }),
    enabled: intoID !== '',
    // What moves is what is there now.
    staleTime: 0,
  });
  if (intoID === '') return null;
  if (error !== null) {
    return (
      <Alert tone="danger" title={t('resources.company.mergePreview.failed')}>
        <FailureWords error={error} />
      </Alert>
    );
  }
  if (data === undefined) return <Text tone="muted">{t('resources.company.mergePreview.reading')}</Text>;
  const { from, into, moves, receipts, refusals } = data.data.merge;
  const { name } = into;
  return (
    <MergePreview
      title={t('resources.company.mergePreview.title', { name })}
      texts={{
        cannot: t('resources.company.mergePreview.cannot'),
        final: t('resources.company.mergePreview.final'),
        finalText: t('resources.company.mergePreview.finalText', { from: from.name, name }),
        nothing: t('resources.company.mergePreview.nothing'),
      }}
      refusals={refusals}
      moves={kinds.map((kind) => ({
        id: kind,
        term: t(`resources.company.mergePreview.${kind}`),
        count: moves[kind],
      }))}
    >
      {receipts > 0 && (
        <Text tone="muted">{t('resources.company.mergePreview.receipts', { count: receipts, name })}</Text>
      )}
    </MergePreview>
  );
}
