import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { JobFiles } from './JobFiles.tsx';
import { changedLabel, changedText } from './reviewChange.ts';

type Review = components['schemas']['JobReview'];

/** What support looks at: the words that raised the scan, the files that it read, and what would be different. */
export default function ReviewFacts({ row }: { readonly row: Review }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { findings, changes, files, job } = row;
  if (findings.length + changes.length === 0) return null;
  const facts = (
    <List kind="divided" label={t('resources.jobReview.what')}>
      {findings.map(({ rule, field, excerpt, message }) => (
        <ListItem key={`${field} ${rule} ${excerpt}`}>
          {t('resources.job.finding', { message, excerpt })}
        </ListItem>
      ))}
      {changes.map((change) => (
        <ListItem key={change.field}>
          <Stack gap="xxs">
            <Text as="strong">{changedLabel(change, t)}</Text>
            <Text>{changedText(change, t, formats)}</Text>
          </Stack>
        </ListItem>
      ))}
    </List>
  );
  return files.length === 0 || job === undefined ? (
    facts
  ) : (
    <Stack gap="lg">
      {facts}
      <Stack gap="sm">
        <Heading level={3}>{t('resources.job.files.title')}</Heading>
        <JobFiles id={job.id} files={files} />
      </Stack>
    </Stack>
  );
}
