import { useTextValue, type FormHandle } from '@aarambh/forms/react';
import type { AnyValues } from '@aarambh/records';
import { Alert } from '@aarambh/ui/Alert';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { MergePreview } from '#app/screen/MergePreview.tsx';
import { queries } from '#app/session/queries.ts';

/** In the order in which they are told. */
const kinds = ['activities', 'leads'] as const;

interface LeadMergePreviewProps {
  readonly row: { readonly id: string };
  readonly form: FormHandle<AnyValues>;
}

/** What of a lead is read at the one that is chosen, and why it cannot be. */
export default function LeadMergePreview({ row, form }: LeadMergePreviewProps) {
  const { t } = useTranslation();
  const intoID = useTextValue(form, 'intoID');
  const params = { path: { id: row.id }, query: { intoID } };
  const { data, error } = useQuery({
    ...queries().queryOptions('get', '/lead/merge/{id}', { params }),
    enabled: intoID !== '',
    // What goes over is what is there now.
    staleTime: 0,
  });
  if (intoID === '') return null;
  if (error !== null) {
    return (
      <Alert tone="danger" title={t('resources.lead.mergePreview.failed')}>
        <FailureWords error={error} />
      </Alert>
    );
  }
  if (data === undefined) return <Text tone="muted">{t('resources.lead.mergePreview.reading')}</Text>;
  const { from, into, moves, refusals } = data.data.merge;
  return (
    <MergePreview
      title={t('resources.lead.mergePreview.title', { name: into.contact })}
      texts={{
        cannot: t('resources.lead.mergePreview.cannot'),
        final: t('resources.lead.mergePreview.final'),
        finalText: t('resources.lead.mergePreview.finalText', { from: from.contact, name: into.contact }),
        nothing: t('resources.lead.mergePreview.nothing'),
      }}
      refusals={refusals}
      moves={kinds.map((kind) => ({
        id: kind,
        term: t(`resources.lead.mergePreview.${kind}`),
        count: moves[kind],
      }))}
    />
  );
}
