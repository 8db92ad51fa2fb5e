import { Card } from '@aarambh/ui/Card';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { textsOf } from '../../i18n/textsOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Loading } from '../../resource-screens/Loading.tsx';
import { ReadingFailure } from '../../resource-screens/ReadingFailure.tsx';
import { RecordEditor } from '../../resource-screens/RecordEditor.tsx';
import { useRecord } from '../../resource-screens/useRecord.ts';
import { setPosting } from '../../resources/calls.ts';
import { jobTemplateResource } from '../../resources/jobTemplate.tsx';
import type { AnyRow } from '../../resources/resource.ts';
import { failureText } from '../../session/failureText.ts';
import { alerts } from '../../shell/alerts.ts';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Adds a job template, or with `?id=` changes one (specification, section 2): as a draft, or posted so that it can be picked. */
export default function AddJobTemplate() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const record = useRecord(jobTemplateResource, id);
  const { data: row, error } = record;

  async function post(stored: AnyRow): Promise<void> {
    const result = await setPosting(jobTemplateResource, stored, 'Posted');
    await queryClient.invalidateQueries({ queryKey: [jobTemplateResource.family] });
    if (!result.ok) alerts.danger(failureText(result.error, t));
  }

  const list = '/job-template';
  return (
    <Stack gap="md">
      <ScreenHeading lead={t('resources.jobTemplate.lead')}>
        {id === null
          ? t('resources.newRecord', { one: t('resources.jobTemplate.one') })
          : t('resources.editRecord', {
              name: row === undefined ? t('resources.jobTemplate.one') : jobTemplateResource.nameOf(row),
            })}
      </ScreenHeading>
      <Card>
        {id !== null && row === undefined ? (
          error === null ? (
            <Loading />
          ) : (
            <ReadingFailure title={t('resources.recordFailed')} reading={record} error={error} />
          )
        ) : (
          <RecordEditor
            key={id}
            resource={jobTemplateResource}
            row={row}
            alternative={
              row?.status === 'Posted'
                ? undefined
                : { label: t('resources.jobTemplate.post'), afterwards: post }
            }
            onDone={(stored) =>
              void navigate(`${list}?${new URLSearchParams({ record: stored }).toString()}`)
            }
            onCancel={() => void navigate(list)}
          />
        )}
      </Card>
    </Stack>
  );
}
