import type { components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { RichText } from '@aarambh/ui/RichText';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { jobTypeTexts, workModeTexts } from '#app/words/jobs.ts';
import { cellOf } from '@aarambh/records/screens';
import type { Unlabelled } from '@aarambh/records/data';
import { bondText } from './bondText.ts';
import { JobFiles } from './JobFiles.tsx';
import { Rounds } from './JobSelection.tsx';

const facts = [
  ['jobType', { field: 'jobType', as: 'choice', choices: jobTypeTexts }, 'resources.fields.jobType'],
  ['workMode', { field: 'workMode', as: 'choice', choices: workModeTexts }, 'resources.fields.workMode'],
  ['cities', { field: 'cityNames', as: 'parts' }, 'resources.fields.cities'],
  ['ctcMin', { field: 'ctcMinPaise', as: 'money' }, 'resources.fields.payFrom'],
  ['ctcMax', { field: 'ctcMaxPaise', as: 'money' }, 'resources.fields.payTo'],
  ['fixed', { field: 'fixedPaise', as: 'money' }, 'resources.job.fixed'],
  ['variable', { field: 'variablePaise', as: 'money' }, 'resources.job.variable'],
  ['stipend', { field: 'stipendPaisePerMonth', as: 'money' }, 'resources.fields.stipend'],
  ['months', { field: 'internshipMonths', as: 'number' }, 'resources.job.months'],
  ['openings', { field: 'openings', as: 'number' }, 'resources.fields.openings'],
  ['skills', { field: 'skillNames', as: 'parts' }, 'resources.fields.skills'],
  ['lastDate', { field: 'lastDateToApply', as: 'moment' }, 'resources.fields.lastDate'],
  ['resultBy', { field: 'resultBy', as: 'day' }, 'resources.fields.resultBy'],
] as const satisfies readonly (readonly [string, Unlabelled, string])[];

interface JobOfferProps {
  readonly row: components['schemas']['JobDescription'];
  /** Whether the heading of the screen is the title of the job, so that it is not said twice. @default false */
  readonly isScreen?: boolean;
}

/** What a company offers and asks for, for whoever thinks of applying. */
export function JobOffer({ row, isScreen = false }: JobOfferProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { title, companyName, descriptionHtml, bondMonths } = row;
  const level = isScreen ? 2 : 3;
  const { responsibilities = [], rounds = [], files = [] } = row;
  const told = facts.flatMap(([id, column, label]) => {
    const details = cellOf(column, row, t, formats);
    return details == null ? [] : [{ id, term: t(label), details }];
  });
  return (
    <Stack gap="lg">
      {isScreen || (
        <Stack gap="xxs">
          <Heading level={3}>{title}</Heading>
          {companyName !== undefined && <Text tone="muted">{companyName}</Text>}
        </Stack>
      )}
      <DescriptionList
        items={[
          ...told,
          ...(bondMonths == null
            ? []
            : [{ id: 'bond', term: t('resources.job.bond'), details: bondText(row, t, formats) }]),
        ]}
      />
      {descriptionHtml != null && descriptionHtml !== '' && (
        <RichText html={descriptionHtml} headingLevel={isScreen ? 3 : 4} />
      )}
      {responsibilities.length > 0 && (
        <Stack gap="xs">
          <Heading level={level}>{t('resources.fields.responsibilities')}</Heading>
          <List kind="bulleted">
            {responsibilities.map((each) => (
              <ListItem key={each}>{each}</ListItem>
            ))}
          </List>
        </Stack>
      )}
      {rounds.length > 0 && <Rounds rounds={rounds} level={level} />}
      {files.length > 0 && (
        <Stack gap="xs">
          <Heading level={level}>{t('resources.job.files.title')}</Heading>
          <JobFiles id={row.id} files={files} />
        </Stack>
      )}
    </Stack>
  );
}
