import type { components } from '@aarambh/api-client';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';

export type JobFile = components['schemas']['JobFile'];

interface FileListProps {
  readonly files: readonly JobFile[];
  /** What can be done with one. */
  readonly renderAction: (file: JobFile) => ReactNode;
}

/** Files by name and size. */
export function FileList({ files, renderAction }: FileListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <List kind="divided" label={t('resources.job.files.title')}>
      {files.map((file) => (
        <ListItem key={file.id}>
          <Inline justify="between">
            <Stack gap="xxs">
              <Text as="span">{file.fileName}</Text>
              <Text as="span" size="sm" tone="muted">
                {formats.kilobytes(file.bytes)}
              </Text>
            </Stack>
            {renderAction(file)}
          </Inline>
        </ListItem>
      ))}
    </List>
  );
}

/** The files of a job, for whoever sees it. */
export function JobFiles({ id, files }: { readonly id: string; readonly files: readonly JobFile[] }) {
  const { t } = useTranslation();
  return (
    <FileList
      files={files}
      renderAction={({ id: fileID, fileName }) => (
        <DownloadButton
          messages={{
            label: t('resources.job.files.save', { name: fileName }),
            pending: t('resources.job.files.saving'),
          }}
          load={async () => {
            const params = { path: { id }, query: { fileID } };
            const { data } = await api().GET('/jobdescription/file/{id}', { params, parseAs: 'blob' });
            return data && { content: data, name: fileName };
          }}
        />
      )}
    />
  );
}
