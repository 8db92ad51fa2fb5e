import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { jobDescriptionResource } from '../../resources/jobDescription.tsx';
import type { AnyRow } from '../../resources/resource.ts';
import { i18n } from '../../i18n/i18n.ts';
import { cellOf } from '../cells.tsx';
import { JobFiles } from './JobFiles.tsx';

type Review = components['schemas']['JobReview'];

/** What support looks at: the words that raised the scan, the files that it read, and what would be different. */
export default function ReviewFacts({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the reviews
  const { findings, changes, files, job } = row as AnyRow & Review;
  if (findings.length + changes.length === 0) return null;
  const facts = (
    <List kind="divided" label={t('resources.jobReview.what')}>
      {findings.map(({ rule, field, excerpt, message }) => (
        <ListItem key={`${field} ${rule} ${excerpt}`}>
          {t('resources.job.finding', { message, excerpt })}
        </ListItem>
      ))}
      {changes.map(({ field, from, to }) => (
        <ListItem key={field}>
          <Stack gap="xxs">
            <Text as="strong">{labelOf(field)}</Text>
            <Text>
              {t('resources.jobReview.change', { from: textOf(field, from), to: textOf(field, to) })}
            </Text>
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

  function labelOf(field: string): string {
    if (field === filesField) return t('resources.job.files.title');
    const column = columnOf(field);
    return column === undefined ? field : t(column.label);
  }

  function textOf(field: string, value: unknown): string {
    if (field === filesField) return Array.isArray(value) && value.length > 0 ? value.join(', ') : '–';
    const column = columnOf(field);
    const drawn = column && cellOf(column, { id: field, [field]: value }, t, i18n.language);
    return typeof drawn === 'string' ? drawn : value == null ? '–' : JSON.stringify(value);
  }
}

const filesField = 'attachmentImageIDs';

const columnOf = (field: string) => jobDescriptionResource.columns.find((column) => column.field === field);
