import type { components } from '@aarambh/api-client';
import { fileSizes, limits } from '@aarambh/forms';
import { joinValues, splitValues } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { FileField, type FileFieldActions } from '@aarambh/ui/FileField';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useUpload } from '#app/files/useUpload.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { StepParts } from '@aarambh/records';
import { alerts } from '#app/screen/alerts.ts';
import { useUser } from '#app/screen/useUser.ts';
import { FileList, type JobFile } from './JobFiles.tsx';

const name = 'attachmentImageIDs';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The PDFs of a job: each is sent as soon as it is chosen, and belongs to the job once that is saved. */
export default function JobFilesField({ form, row }: StepParts) {
  const { t } = useTranslation();
  const { parentEntityID } = useUser();
  const actions = useRef<FileFieldActions>(null);
  const [sent, setSent] = useState<readonly JobFile[]>([]);
  const typed = useSyncExternalStore(form.subscribe, () => textOf(form.values()[name]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the jobs
  const job = row as (typeof row & components['schemas']['JobDescription']) | undefined;
  const known = [...(job?.files ?? []), ...sent];
  const files = splitValues(typed).flatMap((id) => known.find((file) => file.id === id) ?? []);
  const { uploads, send, cancel } = useUpload({
    purpose: 'jd-attachment',
    ownerID: parentEntityID ?? undefined,
    onUploaded: async ({ id, fileName, bytes }) => {
      setSent((before) => [...before, { id, fileName, bytes }]);
      form.change(name, joinValues([...splitValues(textOf(form.values()[name])), id]));
      actions.current?.clear();
      alerts.success(t('resources.job.files.added', { name: fileName }));
    },
  });
  const remove = ({ id, fileName }: JobFile): void => {
    form.change(name, joinValues(splitValues(typed).filter((each) => each !== id)));
    alerts.info(t('resources.job.files.removed', { name: fileName }));
  };
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={3} size="sm">
          {t('resources.job.files.title')}
        </Heading>
        {files.length > 0 && (
          <FileList
            files={files}
            renderAction={(file) => (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('resources.job.files.removeNamed', { name: file.fileName })}
                onClick={() => remove(file)}
              >
                {t('resources.job.files.remove')}
              </Button>
            )}
          />
        )}
        {parentEntityID === null ? (
          // Files belong to an organisation, which staff of the platform do not work for.
          <Text tone="muted">{t('resources.job.files.byCompany')}</Text>
        ) : files.length < limits.jobFiles ? (
          <FileField
            label={t('resources.job.files.add')}
            hint={t('forms.job files hint')}
            necessity="optional"
            accept="application/pdf"
            kinds="PDF"
            maxSize={fileSizes.pdf}
            uploads={uploads}
            onRetry={(file) => void send(file)}
            onChange={([file], { reason }) => {
              if (reason === 'remove') cancel();
              if (file !== undefined && reason === 'add') void send(file);
            }}
            actionsRef={actions}
          />
        ) : (
          <Text tone="muted">{t('resources.job.files.full', { count: limits.jobFiles })}</Text>
        )}
      </Stack>
    </Card>
  );
}
