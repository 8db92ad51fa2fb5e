import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#app/files/saveFile.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { readFile } from '#app/session/uploadFile.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { RemoveEntry } from './RemoveEntry.tsx';
import { SectionCard } from './SectionCard.tsx';
import { UploadField } from './UploadField.tsx';

type Image = components['schemas']['Image'];

interface FilesSectionProps {
  readonly name: 'documents' | 'organizationDocuments';
  /** The organisation whose documents these are; absent, those of the person. */
  readonly ownerID?: string;
}

/** Documents: what is kept, and a field that takes another one. */
export function FilesSection({ name, ownerID }: FilesSectionProps) {
  const { t } = useTranslation();
  const query = ownerID === undefined ? {} : { ownerID };
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/image', { params: { query } }),
  );
  const [removed, setRemoved] = useState<Image | null>(null);
  const files = (data?.data.image ?? []).filter(({ purpose }) => purpose === 'proof');
  const quota = data?.data.quota;
  return (
    <SectionCard name={name} {...{ error, isPending }} onRetry={refetch}>
      {files.length > 0 && (
        <List kind="divided" label={t(`profile.sections.${name}.title`)}>
          {files.map((file) => (
            <ListItem key={file.id}>
              <FileItem file={file} onRemove={() => setRemoved(file)} />
            </ListItem>
          ))}
        </List>
      )}
      {quota && (
        <Text size="sm" tone="muted">
          {t('profile.files.room', { count: Math.max(0, quota.most - quota.used) })}
        </Text>
      )}
      <UploadField
        kind="document"
        purpose="proof"
        label={t('profile.files.label')}
        onUploaded={() => refetch()}
        {...(ownerID === undefined ? {} : { ownerID })}
      />
      {removed && (
        <RemoveEntry
          name={removed.fileName}
          remove={() => call((api) => api.DELETE('/image/{id}', { params: { path: { id: removed.id } } }))}
          onRemoved={refetch}
          onClose={() => setRemoved(null)}
        />
      )}
    </SectionCard>
  );
}

function FileItem({ file, onRemove }: { readonly file: Image; readonly onRemove: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, fileName, bytes } = file;
  const save = async (): Promise<void> => {
    const read = await readFile(id);
    if (read.ok) saveFile(read.data, fileName);
    else tellFailure(read.error);
  };
  return (
    <Inline justify="between">
      <Stack gap="xxs">
        <Text as="span">{fileName}</Text>
        <Text as="span" size="sm" tone="muted">
          {formats.kilobytes(bytes)}
        </Text>
      </Stack>
      <Inline gap="xs">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('profile.files.saveNamed', { name: fileName })}
          onClick={() => void save()}
        >
          {t('profile.files.save')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('profile.removeNamed', { name: fileName })}
          onClick={onRemove}
        >
          {t('profile.remove')}
        </Button>
      </Inline>
    </Inline>
  );
}
