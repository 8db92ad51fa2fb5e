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
const kinds = [
  'candidates',
  'experiences',
  'jobs',
  'jobProfiles',
  'lateralJobProfiles',
  'jobTemplates',
  'questions',
] as const;

interface SkillMergePreviewProps {
  readonly row: { readonly id: string };
  readonly form: FormHandle<AnyValues>;
}

/** What would name the skill that is chosen instead of this one, and why it cannot. */
export default function SkillMergePreview({ row, form }: SkillMergePreviewProps) {
  const { t } = useTranslation();
  const intoID = useTextValue(form, 'intoID');
  const params = { path: { id: row.id }, query: { intoID } };
  const { data, error } = useQuery({
    ...queries().queryOptions('get', '/admin/skill/merge/{id}', { params }),
    enabled: intoID !== '',
    // What moves is what is there now.
    staleTime: 0,
  });
  if (intoID === '') return null;
  if (error !== null) {
    return (
      <Alert tone="danger" title={t('resources.skill.mergePreview.failed')}>
        <FailureWords error={error} />
      </Alert>
    );
  }
  if (data === undefined) return <Text tone="muted">{t('resources.skill.mergePreview.reading')}</Text>;
  const { from, into, moves, refusals } = data.data.merge;
  return (
    <MergePreview
      title={t('resources.skill.mergePreview.title', { name: into.name })}
      texts={{
        cannot: t('resources.skill.mergePreview.cannot'),
        final: t('resources.skill.mergePreview.final'),
        finalText: t('resources.skill.mergePreview.finalText', { from: from.name, name: into.name }),
        nothing: t('resources.skill.mergePreview.nothing'),
      }}
      refusals={refusals}
      moves={kinds.map((kind) => ({ id: kind, term: t(`resources.usage.${kind}`), count: moves[kind] }))}
    />
  );
}
